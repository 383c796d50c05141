import { player, support, VISITOR } from '@setpoint/testkit';
import { countStatements, execute, sql, type Sql } from '@setpoint/service-kit';
import { startPlaying, type Playing } from '../playing.js';

/* eslint-disable @typescript-eslint/no-explicit-any */
describe('long lists of a league', () => {
  let the: Playing;
  beforeAll(async () => (the = await startPlaying()));
  afterAll(() => the?.service.stop());

  const ask = async (query: string, who: Parameters<Playing['service']['query']>[2] = VISITOR) => {
    const { data, errors } = await the.service.query(query, {}, who);
    expect(errors).toBeUndefined();
    return data as any;
  };
  const run = (statement: Sql) => execute(the.service.manager, statement);

  /** A league with one phase and so many groups that nobody plays in. */
  async function leagueOf(groups: number) {
    const { league, phase } = await the.begin(14);
    await run(sql`insert into league_group (id, phase_id, number, state, seed, version, rounds_opened, formed_at)
      select ${league.id} || '-g' || n, ${phase.id}, n, 'PLAYING', repeat('0', 32), 0, 0, now()
      from generate_series(3, ${groups}::int) n`);
    return { id: league.id, phase: phase.id };
  }

  it('LEA-10~ lists 300 groups of a phase, counts all, and finds each by its number', async () => {
    const { id, phase } = await leagueOf(301);
    const { phases } = (await ask(`{ league(id: "${id}") { phases { id groupCount groups { number } } } }`)).league;
    expect(phases[0].groupCount).toBe(301);
    expect(phases[0].groups.map(({ number }: any) => number)).toEqual(Array.from({ length: 300 }, (_, i) => i + 1));
    const at = async (of: string, number: number) =>
      (await ask(`{ leagueGroupAt(phaseId: "${of}", number: ${number}) { number phase { id } } }`)).leagueGroupAt;
    expect(await at(phase, 301)).toEqual({ number: 301, phase: { id: phase } });
    for (const unknown of [0, -1, 302, 70_000]) expect(await at(phase, unknown)).toBeNull();
    expect(await at('nowhere', 1)).toBeNull();
  });

  it('LEA-10~ lists the groups of each phase under it, and none where they are not formed', async () => {
    const { id, phase } = await leagueOf(3);
    const next = await the.addPhase(id, { year: 2027, number: 2 });
    const last = await the.addPhase(id, { year: 2027, number: 3 });
    await run(sql`insert into league_group (id, phase_id, number, state, seed, version, rounds_opened, formed_at)
      values (${id} || '-last', ${last.id}, 1, 'FINAL', repeat('0', 32), 0, 0, now())`);
    const { phases } = (
      await ask(`{ league(id: "${id}") { phases { id groups { number state phase { id } league { id } } } } }`)
    ).league;
    const group = (of: string, number: number, state: string) => ({ number, state, phase: { id: of }, league: { id } });
    expect(Object.fromEntries(phases.map(({ id: of, groups }: any) => [of, groups]))).toEqual({
      [phase]: [1, 2, 3].map((number) => group(phase, number, 'PLAYING')),
      [next.id]: [],
      [last.id]: [group(last.id, 1, 'FINAL')],
    });
  });

  it('P15 reads members and matches only where they are asked for, those of all groups at once', async () => {
    const { id } = await leagueOf(20);
    const read = async (fields: string) => {
      const { statements } = await countStatements(() =>
        ask(`{ league(id: "${id}") { phases { groups { ${fields} } } } }`),
      );
      return statements.filter((text) => /\bfrom (member|fixture)\b/.test(text)).length;
    };
    expect(await read('id number state')).toBe(0);
    const ofAll = await read('table { rank } fixtures { id }');
    expect(ofAll).toBeGreaterThan(0);
    expect(ofAll).toBe(await read('fixtures { id } table { rank member { id } }'));
    expect(ofAll).toBeLessThanOrEqual(4);
  });

  it('ADM-04~ tells support which groups have a match that waits for it', async () => {
    const { league, groupIds } = await the.begin(14);
    await the.until(the.times.rounds[0]!.startsAt);
    await run(sql`update fixture set is_kept = true where id =
      (select min(id) from fixture where group_id = ${groupIds[1]} and state = 'READY')`);
    const query = `{ league(id: "${league.id}") { phases { groups { number needsDecision } } } }`;
    expect((await ask(query, support('sam'))).league.phases[0].groups).toEqual([
      { number: 1, needsDecision: false },
      { number: 2, needsDecision: true },
    ]);
  });

  it('LEA-11~ shows the latest hundred prizes, and still tells each winner of theirs', async () => {
    const { league, groupIds } = await the.begin(14);
    await run(sql`insert into award (id, league_id, group_id, player_id, place, choices, won_at)
      select 'of-' || n, ${league.id}, ${groupIds[0]}, 'winner-' || n, 'WINNER', '[]', now() - n * interval '1 day'
      from generate_series(1, 101) n`);
    const { awards } = (await ask(`{ league(id: "${league.id}") { awards { id } } }`)).league;
    expect(awards.map(({ id }: any) => id)).toEqual(Array.from({ length: 100 }, (_, i) => `of-${i + 1}`));
    const own = await ask(`{ league(id: "${league.id}") { myTasks { kind award { id } } } }`, player('winner-101'));
    expect(own.league.myTasks).toEqual([{ kind: 'TAKE_AWARD', award: { id: 'of-101' } }]);
  });

  it('LEA-10~ shows the phases of the latest ten years', async () => {
    const { league } = await the.begin(14);
    for (let year = 2028; year <= 2037; year += 1)
      for (const number of [1, 2, 3] as const) await the.addPhase(league.id, { year, number });
    const { phases } = (await ask(`{ league(id: "${league.id}") { phases { year number } } }`)).league;
    expect(phases).toHaveLength(30);
    expect([phases[0], phases[29]]).toEqual([
      { year: 2028, number: 1 },
      { year: 2037, number: 3 },
    ]);
  });

  it('ADM-04~ shows support subscriptions page by page, and the latest of what was done', async () => {
    const { league } = await the.begin(14);
    const page = async (more: string) => {
      const query = `{ league(id: "${league.id}") { subscriptions(${more}) { id } } }`;
      return (await ask(query, support('sam'))).league.subscriptions.map(({ id }: any) => id);
    };
    const first = await page('first: 10');
    expect(first).toHaveLength(10);
    const rest = await page(`first: 10, after: "${first[9]}"`);
    expect(rest).toHaveLength(4);
    expect(new Set([...first, ...rest]).size).toBe(14);
    expect(await page('first: 10, after: "unknown"')).toEqual([]);
    await run(sql`insert into league_action (league_id, kind, at, before)
      select ${league.id}, 'EDITED', now(), n::text from generate_series(1, 101) n`);
    const { history } = (await ask(`{ league(id: "${league.id}") { history { before } } }`, support('sam'))).league;
    expect(history.map(({ before }: any) => before)).toEqual(Array.from({ length: 100 }, (_, i) => String(i + 2)));
  });
});
