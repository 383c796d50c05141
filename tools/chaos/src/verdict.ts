import pg from 'pg';
import type { PlayedMatch } from './load.ts';

export interface Verdict {
  readonly lost: string[];
  readonly doubled: string[];
  readonly deadLetters: number;
  readonly waiting: number;
}

/** Compares what was accepted with what is there, in every service that had to hear of it. */
export async function judge(adminUrl: string, matches: readonly PlayedMatch[]): Promise<Verdict> {
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

    compare(
      'matches',
      matches.length,
      Number((await rows<{ n: string }>('select count(*) n from matches.matches'))[0]!.n),
    );

    // Every fact was said once …
    const said = await rows<{ type: string; subject: string; n: string }>(
      `select type, subject, count(*) n from matches.outbox group by type, subject`,
    );
    const times = new Map(said.map(({ type, subject, n }) => [`${type} ${subject}`, Number(n)]));
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

    // … and had its effect once in the services that heard of it.
    const played = await rows<{ user_id: string; matches: number }>(
      'select player_id as user_id, count(*)::int matches from players.tally group by player_id',
    );
    const counted = new Map(played.map((row) => [row.user_id, row.matches]));
    const expected = new Map<string, number>();
    for (const { home, away, confirmed } of matches) {
      if (confirmed) for (const id of [home, away]) expected.set(id, (expected.get(id) ?? 0) + 1);
    }
    for (const [id, n] of expected) compare(`statistics of ${id}`, n, counted.get(id) ?? 0);

    const notices = await rows<{ type: string; n: string }>(
      'select type, count(*) n from notifications.notification group by type',
    );
    const told = new Map(notices.map(({ type, n }) => [type, Number(n)]));
    compare('notices of joining', matches.filter(({ joined }) => joined).length, told.get('MATCH_JOINED') ?? 0);
    compare(
      'notices of results entered',
      matches.filter(({ entered }) => entered).length,
      told.get('RESULT_ENTERED') ?? 0,
    );
    compare(
      'notices of results confirmed',
      matches.filter(({ confirmed }) => confirmed).length,
      told.get('RESULT_CONFIRMED') ?? 0,
    );

    const count = async (table: string, where = 'true') => {
      let sum = 0;
      for (const schema of ['players', 'matches', 'notifications']) {
        sum += Number((await rows<{ n: string }>(`select count(*) n from ${schema}.${table} where ${where}`))[0]!.n);
      }
      return sum;
    };
    return {
      lost,
      doubled,
      deadLetters: await count('dead_letter'),
      waiting: await count('outbox', 'published_at is null'),
    };
  } finally {
    await client.end();
  }
}
