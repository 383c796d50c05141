import pg from 'pg';
import type { PlayedMatch } from './load.ts';
import type { StackProcess } from './stack-process.ts';

export interface Verdict {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly deadLetters: number;
  readonly undelivered: number;
  /** Nothing lost, doubled, dead-lettered or left behind. */
  readonly sound: boolean;
}

export function printVerdict({ lost, doubled, deadLetters, undelivered }: Verdict): void {
  console.log(`lost             ${lost.length}
doubled          ${doubled.length}
dead letters     ${deadLetters}
undelivered      ${undelivered}`);
  for (const line of [...lost, ...doubled].slice(0, 20)) console.log(`  ${line}`);
}

/** Compares what was accepted with what every service has: its state through the graph, its events in the tables. */
export async function judge(adminUrl: string, stack: StackProcess, matches: readonly PlayedMatch[]): Promise<Verdict> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  try {
    const lost: string[] = [];
    const doubled: string[] = [];
    const compare = (what: string, expected: number, found: number) => {
      if (found < expected) lost.push(`${what}: ${found} of ${expected}`);
      if (found > expected) doubled.push(`${what}: ${found} instead of ${expected}`);
    };
    const rows = async <Row extends pg.QueryResultRow>(sql: string) => (await client.query<Row>(sql)).rows;

    // The state of each match is what was accepted last …
    const states = await statesOf(stack, matches);
    for (const match of matches) {
      const found = states.get(match.matchId!);
      if (found !== expectedState(match))
        lost.push(`match ${match.matchId}: ${found} instead of ${expectedState(match)}`);
    }

    // … every fact was emitted once …
    const emitted = await rows<{ type: string; subject: string; n: number }>(
      `select type, subject, count(*)::int n from matches.outbox group by type, subject`,
    );
    const times = new Map(emitted.map(({ type, subject, n }) => [`${type} ${subject}`, n]));
    for (const match of matches) {
      for (const [type, expected] of [
        ['match-created', match.matchId !== undefined],
        ['player-joined', match.joined],
        ['result-entered', match.entered],
        ['result-confirmed', match.confirmed],
      ] as const) {
        compare(`${type} of ${match.matchId}`, expected ? 1 : 0, times.get(`matches.${type}.v1 ${match.matchId}`) ?? 0);
      }
    }

    // … and had its effect once in the services that handle it.
    const expected = new Map<string, number>();
    for (const { home, away, confirmed } of matches) {
      if (confirmed) for (const id of [home, away]) expected.set(id, (expected.get(id) ?? 0) + 1);
    }
    const counted = await statisticsOf(stack, [...expected.keys()]);
    for (const [id, n] of expected) compare(`statistics of ${id}`, n, counted.get(id) ?? 0);

    const byType = await rows<{ type: string; n: number }>(
      'select type, count(*)::int n from notifications.notification group by type',
    );
    const notices = new Map(byType.map(({ type, n }) => [type, n]));
    for (const [what, type, wanted] of [
      ['joining', 'MATCH_JOINED', matches.filter(({ joined }) => joined)],
      ['results entered', 'RESULT_ENTERED', matches.filter(({ entered }) => entered)],
      ['results confirmed', 'RESULT_CONFIRMED', matches.filter(({ confirmed }) => confirmed)],
    ] as const) {
      compare(`notifications of ${what}`, wanted.length, notices.get(type) ?? 0);
    }

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
    return { lost, doubled, deadLetters, undelivered, sound };
  } finally {
    await client.end();
  }
}

function expectedState({ entered, confirmed }: PlayedMatch): string {
  if (confirmed) return 'CONFIRMED';
  return entered ? 'AWAITING_CONFIRMATION' : 'READY';
}

interface Entity {
  readonly id: string;
  readonly state?: string;
  readonly statistics?: { readonly matches: number };
}

async function statesOf(stack: StackProcess, matches: readonly PlayedMatch[]): Promise<Map<string, string>> {
  const ids = matches.flatMap(({ matchId }) => matchId ?? []);
  const found = await entities(stack, 'matches', 'Match', ids, 'state');
  return new Map(found.map(({ id, state }) => [id, state!]));
}

async function statisticsOf(stack: StackProcess, ids: readonly string[]): Promise<Map<string, number>> {
  const found = await entities(stack, 'players', 'User', ids, 'statistics { matches }');
  return new Map(found.map(({ id, statistics }) => [id, statistics!.matches]));
}

/** Reads entities as the gateway would, a hundred at a time. */
async function entities(
  stack: StackProcess,
  service: 'matches' | 'players',
  type: string,
  ids: readonly string[],
  fields: string,
): Promise<Entity[]> {
  const found: Entity[] = [];
  for (let from = 0; from < ids.length; from += 100) {
    const representations = ids.slice(from, from + 100).map((id) => ({ __typename: type, id }));
    const data = (await stack.send({
      kind: 'graphql',
      service,
      userId: ids[0]!,
      query: `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on ${type} { id ${fields} } } }`,
      variables: { representations },
    })) as { _entities: (Entity | null)[] };
    found.push(...data._entities.filter((entity) => entity !== null));
  }
  return found;
}
