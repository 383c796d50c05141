import { resultConfirmed } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { player, support } from '@setpoint/testkit';
import { rowsOf, sql } from '@setpoint/service-kit';
import { ANA, aPlayer, aResult, at, BEN, CARLA } from '../builders.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(() => clear(stage));
afterAll(() => stage?.stop());

const FIELDS = `id player { id } score collusion state version matches
  signals { kind reason observed of opponents { id } matches { id } } history { score } reviews { verdict note score by { id } }`;
const LIST = `query ($filter: FairPlayFilter, $first: Int, $after: String) { fairPlay(filter: $filter, first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { node { ${FIELDS} } } } }`;
const ONE = `query ($playerId: ID!) { fairPlayOf(playerId: $playerId) { ${FIELDS} } }`;
const REVIEW = `mutation ($input: ReviewFairPlayInput!) { reviewFairPlay(input: $input) {
  success errorCode fieldErrors { field code } fairPlay { ${FIELDS} } } }`;

interface Record {
  readonly id: string;
  readonly score: number;
  readonly state: string;
  readonly version: number;
  readonly signals: readonly { reason: string; matches: readonly { id: string }[] }[];
  readonly history: readonly { score: number }[];
}
interface Listed {
  readonly fairPlay: {
    readonly totalCount: number;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    readonly edges: readonly { readonly node: Record }[];
  };
}
const SAM = support('sam');
const TONIGHT = at('2026-06-02T02:00:00Z');

async function listed(filter = {}, page = {}) {
  const { data, errors } = await stage.query<Listed>(LIST, { filter, ...page }, SAM);
  expect(errors).toBeUndefined();
  return data!.fairPlay;
}
const names = (list: Listed['fairPlay']) => list.edges.map(({ node }) => node.id);
const one = async (playerId: string) =>
  (await stage.query<{ fairPlayOf: Record | null }>(ONE, { playerId }, SAM)).data!.fairPlayOf;
const review = async (input: object) =>
  (
    await stage.query<{ reviewFairPlay: unknown }>(
      REVIEW,
      { input: { playerId: ANA, verdict: 'REVIEWED', note: 'Seen.', version: 0, ...input } },
      SAM,
    )
  ).data!.reviewFairPlay;

/** Ana and Ben win in turn, and confirm within a minute; Carla plays as people do. */
async function collude(days: readonly number[]): Promise<void> {
  for (const day of days) {
    const started = at(`2026-05-${String(day).padStart(2, '0')}T18:00:00Z`);
    const [entered, confirmed] = [61, 62].map((minutes) =>
      new Date(started.getTime() + minutes * 60_000).toISOString(),
    );
    const sets = [1, 2].map(() => ({ ...(day % 2 ? { a: 6, b: 3 } : { a: 3, b: 6 }), superTieBreak: false }));
    const winner = day % 2 ? 'A' : 'B';
    const result = aResult({ startsAt: started.toISOString() }, { sets, winner, enteredAt: entered! });
    await stage.deliver(resultConfirmed, { ...result, confirmedAt: confirmed! });
  }
  await stage.deliver(resultConfirmed, aResult({ teamA: [CARLA] }));
}
const FORTNIGHT = Array.from({ length: 16 }, (_, i) => i + 1);

beforeEach(() => arePlayers(stage, ...[ANA, BEN, CARLA, userId('sam')].map((id) => aPlayer({ id }))));

describe('the fair-play watch', () => {
  it('BYD-12 has those who collude once the night has come, with reasons and the matches behind them', async () => {
    await collude(FORTNIGHT);
    await stage.runTimers(at('2026-06-02T01:59:59.999Z'));
    expect(await listed()).toMatchObject({ totalCount: 0 });
    await stage.runTimers(TONIGHT);
    const list = await listed();
    expect(names(list).sort()).toEqual([ANA, BEN]);
    const found = list.edges[0]!.node;
    expect(found).toMatchObject({ state: 'OPEN', version: 0, history: [{ score: found.score }] });
    const reason = found.signals.find(({ reason }) => reason === 'ALWAYS_ALTERNATING');
    expect(reason).toMatchObject({ observed: 15, of: 15 });
    expect(reason!.matches).toHaveLength(16);
    expect(names(await listed({ kind: 'SANDBAGGING' }))).toEqual([]);
    expect(names(await listed({ state: 'REVIEWED' }))).toEqual([]);
  });

  it('BYD-12 is paged by score', async () => {
    await collude(FORTNIGHT);
    await stage.runTimers(TONIGHT);
    const first = await listed({}, { first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await listed({}, { first: 1, after: first.pageInfo.endCursor });
    expect([...names(first), ...names(second)].sort()).toEqual([ANA, BEN]);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it('BYD-12 keeps what support made of it, and opens it again when it has become worse', async () => {
    await collude(FORTNIGHT);
    await stage.runTimers(TONIGHT);
    const { score } = (await one(ANA))!;
    const reviewed = { success: true, errorCode: null, fairPlay: { state: 'REVIEWED', version: 1 } };
    expect(await review({})).toMatchObject(reviewed);
    expect(await review({})).toMatchObject(reviewed);
    expect(await one(ANA)).toMatchObject({
      reviews: [{ verdict: 'REVIEWED', note: 'Seen.', score, by: { id: 'sam' } }],
    });
    expect(names(await listed({ state: 'OPEN' }))).toEqual([BEN]);
    await collude([17, 18, 19, 20, 21, 22, 23, 24]);
    await stage.runTimers(at('2026-06-03T02:00:00Z'));
    const worse = (await one(ANA))!;
    expect(worse).toMatchObject({ state: 'OPEN', version: 1 });
    expect(worse.score).toBeGreaterThan(score + 1);
    expect(worse.history.map((each) => each.score)).toEqual([score, worse.score]);
  });

  it('BYD-12 refuses reviews of nobody, of what somebody else reviewed, and without a word', async () => {
    await collude(FORTNIGHT);
    await stage.runTimers(TONIGHT);
    expect(await review({ playerId: CARLA })).toMatchObject({ success: false, errorCode: 'FAIR_PLAY_NOT_FOUND' });
    expect(await review({ version: 3 })).toMatchObject({ errorCode: 'FAIR_PLAY_CHANGED', fairPlay: { version: 0 } });
    expect(await review({ note: ' ' })).toMatchObject({
      ...{ errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'note', code: 'REQUIRED' }] },
    });
    expect(await one(ANA)).toMatchObject({ state: 'OPEN' });
  });

  it('BYD-12 tells the player nothing, and changes nothing for them', async () => {
    await collude(FORTNIGHT);
    const before = await rowsOf(stage.manager, sql`select * from outbox order by position`);
    const profile = await rowsOf(stage.manager, sql`select * from player where id = ${ANA}`);
    await stage.runTimers(TONIGHT);
    await review({});
    const after = await rowsOf(stage.manager, sql`select * from outbox order by position`);
    expect(after).toEqual(before);
    expect(await rowsOf(stage.manager, sql`select * from player where id = ${ANA}`)).toEqual(profile);
    for (const document of [ONE, LIST]) {
      const { errors } = await stage.query(document, { playerId: ANA }, player('ana'));
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('BYD-12 fades when nothing is played any more', async () => {
    await collude(FORTNIGHT);
    await stage.runTimers(TONIGHT);
    await stage.runTimers(at('2027-06-05T03:00:00Z'));
    expect(await one(ANA)).toMatchObject({ score: 0 });
    expect(await listed({ all: true })).toMatchObject({ totalCount: 0 });
  });

  it('BYD-12 counts disputed versions that did not stay against who entered them', async () => {
    for (let i = 0; i < 12; i++) {
      const disputed = [{ enteredBy: BEN, overturned: true }];
      await stage.deliver(resultConfirmed, {
        ...aResult({ teamB: [i % 2 ? BEN : CARLA] }),
        ...(i % 2 && { disputed }),
      });
    }
    await stage.runTimers(TONIGHT);
    expect(names(await listed())).toEqual([BEN]);
    expect((await one(BEN))!.signals.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['DISPUTED', 'OVERTURNED']),
    );
  });
});
