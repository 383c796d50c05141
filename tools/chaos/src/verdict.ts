import pg from 'pg';
import type { StackProcess } from './stack-process.ts';
import type { Fact, PlayedMatch } from './table.ts';
import { judgeLevelNews, judgeNotifications } from './verdict-notifications.ts';
import { judgePlayers } from './verdict-players.ts';
import type { World } from './world.ts';

export interface Verdict {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly deadLetters: number;
  readonly undelivered: number;
  /** Figures that were compared. */
  readonly compared: number;
  /** Nothing lost, doubled, dead-lettered or left behind. */
  readonly sound: boolean;
}

export type Rows = <Row extends pg.QueryResultRow>(sql: string) => Promise<Row[]>;
/** Less than expected is lost, more is doubled. */
export type Compare = (what: string, expected: number, found: number) => void;

export function printVerdict({ lost, doubled, deadLetters, undelivered, compared }: Verdict): void {
  console.log(`compared         ${compared} figures
lost             ${lost.length}
doubled          ${doubled.length}
dead letters     ${deadLetters}
undelivered      ${undelivered}`);
  for (const line of [...lost, ...doubled].slice(0, 20)) console.log(`  ${line}`);
}

/**
 * Compares what was accepted with what every service has: states through the graph, events and their effects in the
 * tables. Time must have passed so far that nothing is open any more.
 */
export async function judge(
  world: World,
  stack: StackProcess,
  matches: readonly PlayedMatch[],
  offsetMs: number,
): Promise<Verdict> {
  const client = new pg.Client(world.adminUrl);
  await client.connect();
  try {
    const lost: string[] = [];
    const doubled: string[] = [];
    let compared = 0;
    const compare: Compare = (what, expected, found) => {
      compared++;
      if (found < expected) lost.push(`${what}: ${found} of ${expected}`);
      if (found > expected) doubled.push(`${what}: ${found} instead of ${expected}`);
    };
    const rows: Rows = async <Row extends pg.QueryResultRow>(sql: string) => (await client.query<Row>(sql)).rows;

    const states = await statesOf(stack, matches);
    for (const { matchId, story, state } of matches) {
      compared++;
      const found = states.get(matchId!);
      if (found !== state) lost.push(`match ${matchId} (${story}): ${found} instead of ${state}`);
    }
    await judgeFacts(rows, compare, matches);
    await judgePeople(rows, compare);
    await judgeAudience(rows, compare, matches);
    await judgePlayers(rows, compare);
    await judgeLevelNews(rows, compare);
    await judgeNotifications(world, offsetMs, rows, compare);

    const count = async (table: string, where = 'true') => {
      let sum = 0;
      for (const schema of ['players', 'matches', 'notifications']) {
        sum += (await rows<{ n: number }>(`select count(*)::int n from ${schema}.${table} where ${where}`))[0]!.n;
      }
      return sum;
    };
    const deadLetters = await count('dead_letter');
    const undelivered = await count('outbox', 'published_at is null');
    const sound = lost.length + doubled.length + deadLetters + undelivered === 0;
    return { lost, doubled, deadLetters, undelivered, compared, sound };
  } finally {
    await client.end();
  }
}

/** Reminders depend on when timers ran; of a state that others copy, the last counts (`judgePeople`). */
const NOT_COUNTED: readonly string[] = ['match-reminder-due', 'people-changed'];

/** Every fact was emitted as often as it happened, and no other. */
async function judgeFacts(rows: Rows, compare: Compare, matches: readonly PlayedMatch[]): Promise<void> {
  const emitted = await rows<{ type: string; subject: string; n: number }>(
    'select type, subject, count(*)::int n from matches.outbox group by type, subject',
  );
  const times = new Map<string, Map<string, number>>();
  for (const { type, subject, n } of emitted) {
    const fact = /^matches\.(.+)\.v\d+$/.exec(type)![1]!;
    if (!NOT_COUNTED.includes(fact)) times.set(subject, (times.get(subject) ?? new Map()).set(fact, n));
  }
  for (const { matchId, story, facts } of matches) {
    const found = times.get(matchId!) ?? new Map<string, number>();
    for (const fact of new Set([...facts.keys(), ...(found.keys() as Iterable<Fact>)]))
      compare(`${fact} of ${matchId} (${story})`, facts.get(fact) ?? 0, found.get(fact) ?? 0);
  }
  compare('matches', matches.length, (await rows<{ n: number }>('select count(*)::int n from matches.match'))[0]!.n);
}

/** Others know of each match who has to do with it: its players, and whoever is invited and has not answered. */
async function judgePeople(rows: Rows, compare: Compare): Promise<void> {
  const people = await rows<{ match_id: string; is_known: boolean }>(
    `select match.id as match_id, (
       select data -> 'playerIds' @> involved.ids and involved.ids @> (data -> 'playerIds')
         and (data ->> 'cancelled')::boolean = (match.state = 'CANCELLED')
       from matches.outbox where type = 'matches.people-changed.v1' and subject = match.id order by position desc limit 1
     ) is true as is_known
     from matches.match, lateral (
       select coalesce(jsonb_agg(player_id), '[]') as ids from (
         select player_id from matches.match_player where match_id = match.id and player_id not like 'guest:%'
         union select player_id from matches.invitation
         where match_id = match.id and state = 'PENDING' and player_id not like 'guest:%'
       ) everybody
     ) involved`,
  );
  for (const { match_id, is_known } of people) compare(`people of ${match_id}`, 1, Number(is_known));
}

async function judgeAudience(rows: Rows, compare: Compare, matches: readonly PlayedMatch[]): Promise<void> {
  const found = await rows<{ match_id: string; player_id: string; reaction: string | null }>(
    'select match_id, player_id, reaction from matches.fan where is_following',
  );
  const byFan = new Map(found.map((fan) => [`${fan.match_id} ${fan.player_id}`, fan.reaction]));
  compare(
    'fans',
    matches.reduce((sum, { fans }) => sum + fans.size, 0),
    found.length,
  );
  for (const { matchId, fans } of matches)
    for (const [player, reaction] of fans)
      compare(`reaction of ${player} to ${matchId}`, 1, Number(byFan.get(`${matchId} ${player}`) === reaction));
}

async function statesOf(stack: StackProcess, matches: readonly PlayedMatch[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let from = 0; from < matches.length; from += 100) {
    const some = matches.slice(from, from + 100);
    const data = (await stack.send({
      kind: 'graphql',
      service: 'matches',
      userId: some[0]!.people[0]!,
      query: `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Match { id state } } }`,
      variables: { representations: some.map(({ matchId }) => ({ __typename: 'Match', id: matchId })) },
    })) as { _entities: ({ id: string; state: string } | null)[] };
    for (const entity of data._entities) if (entity) found.set(entity.id, entity.state);
  }
  return found;
}
