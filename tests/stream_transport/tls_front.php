<?php
/* php tls_front.php TARGET CERTIFICATE: takes TLS and passes the bytes on; prints its port, ends with its input. */

[, $target, $certificate] = $argv;
$listener = stream_socket_server('tcp://127.0.0.1:0', context: stream_context_create(['ssl' => ['local_cert' => $certificate]]));
echo explode(':', stream_socket_get_name($listener, false))[1], "\n";

for ($pairs = [];;) {
    $readable = [STDIN, $listener, ...array_merge(...$pairs)];
    $none = null;
    stream_select($readable, $none, $none, null);
    if (in_array(STDIN, $readable, true)) {
        exit;
    }
    if (in_array($listener, $readable, true) && ($near = accept_tls($listener))) {
        $pairs[] = [$near, stream_socket_client($target)];
    }
    foreach ($pairs as $i => [$near, $far]) {
        if (!pass($near, $far) || !pass($far, $near)) {
            fclose($near);
            fclose($far);
            unset($pairs[$i]);
        }
    }
}

function accept_tls($listener)
{
    $near = @stream_socket_accept($listener, 1);
    $near && stream_set_timeout($near, 2);
    return $near && @stream_socket_enable_crypto($near, true, STREAM_CRYPTO_METHOD_TLS_SERVER) ? $near : null;
}

/* Without waiting for more; false: it has ended. */
function pass($from, $to): bool
{
    stream_set_blocking($from, false);
    $bytes = @fread($from, 65536);
    stream_set_blocking($from, true);
    for (; is_string($bytes) && $bytes !== ''; $bytes = substr($bytes, $written)) {
        if (!($written = @fwrite($to, $bytes))) {
            return false;
        }
    }
    return !feof($from);
}
