<?php
/* The same for Client::request(), which gives what any endpoint answers. */

declare(strict_types=1);

/* A value has to come out as ext/json has it; from what is none, no value may. */
function replay_rest(): void
{
    foreach (Archive::servers() as $name) {
        $exchanges = array_values(array_filter(
            iterator_to_array(Archive::exchanges($name)),
            fn ($exchange) => Reader::protocol($exchange->door()) === null && $exchange->body !== null,
        ));
        if (!$exchanges) {
            continue;
        }
        $cuts = array_map(middle(...), array_values(array_filter($exchanges, is_cuttable(...))));
        $server = scripted([
            ...array_map(whole(...), $exchanges), ...array_map(sliced(...), $exchanges), ...array_map(whole(...), $cuts),
        ], 'silent');
        foreach ([...$exchanges, ...$exchanges] as $i => $exchange) {
            check_value($server, $exchange, "$name $exchange->case " . ($i < count($exchanges) ? 'whole' : 'sliced'));
        }
        foreach ($cuts as $cut) {
            check_cut($server, $cut, "$name $cut->case cut to " . strlen($cut->body) . ' bytes');
        }
        $server->stop();
        echo "$name: ", count($exchanges), ' answers, ', count($cuts), " cuts\n";
    }
}

function is_cuttable(Exchange $exchange): bool
{
    return intdiv($exchange->status, 100) === 2 && Index::kind($exchange) === 'json' && in_array($exchange->body[0], ['{', '[']);
}

function middle(Exchange $exchange): Exchange
{
    return $exchange->with(substr($exchange->body, 0, intdiv(strlen($exchange->body), 2)));
}

/* [status, value]: a refusal with a status is as good as an answer with it. */
function response_of(ScriptedServer $server, Exchange $exchange): array
{
    try {
        $response = (new Neo4j\Client($server->url))->request($exchange->method, $exchange->path);
        return [$response->status, $response->getValue()];
    } catch (Neo4j\Exception\Neo4jException $e) {
        return [$e->getCode(), short_name($e)];
    }
}

function check_value(ScriptedServer $server, Exchange $exchange, string $case): void
{
    [$status, $value] = response_of($server, $exchange);
    $kind = Index::kind($exchange);
    if ($kind === 'json' && failed_job($exchange) !== null) {
        check([$status, $value], [failed_job($exchange), 'ClientErrorException'], $case);
        return;
    }
    $is_refused = $kind === 'text' ? 'ProtocolException' : '(ClientError|Authentication|Database|Protocol)Exception';
    if (($kind === 'text' || $exchange->status >= 300) && is_string($value) && preg_match("/^$is_refused$/", $value)) {
        check($status, $exchange->status, "$case: status of $value");
        return;
    }
    check($status, $exchange->status, "$case: status");
    $should = match ($kind) {
        'json' => rest_value(Json::decode($exchange->body)),
        'empty' => null,
        'text' => 'ProtocolException',
    };
    Thing::agrees($value, $should) || check($value, $should, $case);
}

/* A streamed batch is 200 even if one of its jobs failed, and then all are rolled back. */
function failed_job(Exchange $exchange): ?int
{
    $answer = Json::decode($exchange->body);
    $last = str_ends_with($exchange->path, '/batch') && is_array($answer) ? end($answer) : null;
    return is_array($last) && ($last['status'] ?? 200) >= 400 ? $last['status'] : null;
}

/* Graph values in their REST form, wherever they stand. Paths have whole entities here or addresses; what
 * has members of another kind too may stay a map. */
function rest_value(mixed $value): mixed
{
    if (!is_array($value)) {
        return $value;
    }
    $members = array_map(rest_value(...), $value);
    if (isset($value['nodes'], $value['relationships'], $value['start']) && is_array($value['start'])) {
        return new Thing('Path', ['nodes' => $members['nodes'], 'relationships' => $members['relationships']]);
    }
    $graph = isset($value['self'], $value['data']) || isset($value['nodes'], $value['relationships'], $value['start'], $value['end']);
    $thing = $graph ? LegacyReader::value($value) : $members;
    return isset($value['score']) || isset($value['indexed']) || isset($value['weight']) ? new AnyOf($thing, $members) : $thing;
}

function check_cut(ScriptedServer $server, Exchange $cut, string $case): void
{
    [, $value] = response_of($server, $cut);
    check($value, 'ProtocolException', $case);
}
