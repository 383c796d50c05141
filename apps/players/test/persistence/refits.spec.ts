import { levelsChanged, levelUpdated, resultConfirmed, tournamentCompleted } from '@setpoint/events';
import { DEFAULT_PARAMETERS, type Parameters } from '@setpoint/rating';
import { insertRows, rowOf, rowsOf, sql } from '@setpoint/service-kit';
import { eventually, FixedClock, startTestService } from '@setpoint/testkit';
import { RefitLevels } from '../../src/application/refit-levels.js';
import type { Fitting } from '../../src/application/ports/fitting.js';
import { LateResults } from '../../src/application/ports/late-results.js';
import type { RefitVerdict } from '../../src/domain/levels/judge-refit.js';
import { rateHistory } from '../../src/domain/levels/rate-history.js';
import type { Pool, RatedEvent, RatedMatch } from '../../src/domain/levels/rated-match.js';
import { ratingEventsOf } from '../../src/domain/levels/refit.js';
import { judgeApart, RefitProcess } from '../../src/fitting/refit-process.js';
import {
  RatedMatchEntity,
  RatingEntryEntity,
  RatingStartEntity,
  type RatingEntryRow,
} from '../../src/persistence/level-entities.js';
import { toBonusRow, toEntryRow, toMatchRow } from '../../src/persistence/level-rows.js';
import { PostgresRefits } from '../../src/persistence/postgres-refits.js';
import { RatedBonusEntity, type RatingParametersRow } from '../../src/persistence/refit-entities.js';
import { playersService } from '../../src/service.js';
import { aPlayer, aResult, ANA, BEN } from '../builders.js';
import { assessed, assessedLevels, aRatedMatch, DOUBLES, SINGLES } from '../rated-matches.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(() => clear(stage));
afterAll(() => stage?.stop());

const NAMES = ['ana', 'ben', 'carla', 'david', 'eva', 'fabio', 'gina', 'hugo'] as const;
const DAY_MS = 86_400_000;
const NOW = new Date('2026-06-01T12:00:00Z');
const DUE = new Date('2026-06-01T03:00:00Z');
const never = new AbortController().signal;
const OTHERS: Parameters = { ...DEFAULT_PARAMETERS, gamesWeight: 4, flattening: 2, assessmentTrust: 0.6 };

/** As computed from all events in memory, before they were read in parts. */
const SINGLES_VERDICT: RefitVerdict = {
  outcome: 'ACCEPTED',
  matches: 2500,
  logLossBefore: 0.5530496879855821,
  logLossAfter: 0.5471993442626558,
  parameters: {
    startMean: 2.67288,
    startDeviation: 0.957637,
    assessmentTrust: 1.00316,
    assessmentShift: -0.0749275,
    assessedDeviation: 0.753923,
    driftPerDay: 0.000264383,
    driftPerMatch: 0.000272138,
    winWeight: 0.206793,
    gamesWeight: 3.3384,
    gamesSlope: 0.327667,
    flattening: 3.21231,
    surfaceDeviation: 0.0980084,
    lengthExponent: 0.494763,
  },
};
const DOUBLES_VERDICT: RefitVerdict = {
  outcome: 'ACCEPTED',
  matches: 2500,
  logLossBefore: 0.5758170521012953,
  logLossAfter: 0.5687091446924366,
  parameters: {
    startMean: 2.4468,
    startDeviation: 0.993483,
    assessmentTrust: 1.14791,
    assessmentShift: -0.228812,
    assessedDeviation: 0.87422,
    driftPerDay: 0.000322105,
    driftPerMatch: 0.000210173,
    winWeight: 0.447164,
    gamesWeight: 2.32796,
    gamesSlope: 0.39178,
    flattening: 2.68649,
    surfaceDeviation: 0.1568,
    lengthExponent: 0.474881,
  },
};

/** Who stands before in the list beats who stands behind, more clearly the further they are apart; oldest first. */
const season = (count: number, days = 400): RatedMatch[] =>
  Array.from({ length: count }, (_, i) => {
    const one = i % NAMES.length;
    const other = (one + 1 + (i % (NAMES.length - 1))) % NAMES.length;
    const clear = Math.abs(one - other);
    const winner = one < other === (i % 5 !== 0) ? 'A' : 'B';
    const loser = Math.max(2, 10 - clear);
    return aRatedMatch({
      matchId: `m${String(i).padStart(5, '0')}`,
      endedAt: DUE.getTime() - DAY_MS * (days - (i * (days - 1)) / count),
      winner,
      games: winner === 'A' ? { A: 12, B: loser } : { A: loser, B: 12 },
      teams: { A: [NAMES[one]!], B: [NAMES[other]!] },
    });
  });

/** Matches and tournament wins as a pool has them; several end together. */
const everyKind = (pool: Pool, count: number): RatedEvent[] =>
  season(count).flatMap((match, i): RatedEvent[] => {
    const [a, b] = [match.teams.A[0]!, match.teams.B[0]!];
    const [c, d] = NAMES.filter((name) => name !== a && name !== b).slice(i % 5);
    const teams = pool.numberPlayers === 1 ? match.teams : { A: [a, c!], B: [b, d!] };
    const endedAt = DUE.getTime() - Math.round(DAY_MS * (400 - ((i - (i % 3)) * 399) / count));
    const played: RatedMatch = {
      ...match,
      ...{ pool, teams, endedAt },
      gameMode: (['THREE_SETS_6_GAMES', 'NEXTGEN', 'ONE_SET_9_GAMES'] as const)[i % 3]!,
      surface: (['CLAY', 'HARD', null] as const)[(i % 7) % 3]!,
      outcome: i % 23 === 0 ? 'RETIRED' : 'COMPLETED',
      winner: i % 31 === 0 ? null : match.winner,
    };
    if (i % 40 > 0) return [played];
    const won = {
      kind: 'BONUS',
      matchId: `~t${i}`,
      pool,
      endedAt,
      playerIds: teams.A,
      points: 0.01 * (1 + (i % 5)),
    } as const;
    return [won, played];
  });

/** The matches with their ledger by the defaults, as their results left it, and the profiles. */
async function played(matches: readonly RatedMatch[]): Promise<void> {
  const { steps, standings } = rateHistory(matches, [], assessed, DEFAULT_PARAMETERS);
  await arePlayers(
    stage,
    ...NAMES.map((id) =>
      aPlayer({
        id: id as typeof ANA,
        inviteCode: id,
        levels: [{ sport: 1, numberPlayers: 1, rating: standings.get(id)?.shown ?? 3, selfAssessed: false }],
      }),
    ),
  );
  await insertRows(stage.manager, RatedMatchEntity, matches.map(toMatchRow));
  await insertRows(
    stage.manager,
    RatingStartEntity,
    NAMES.map((id) => ({ player_id: id, sport: 1 as const, number_players: 1 as const, assessed: assessed(id) })),
  );
  await insertRows(stage.manager, RatingEntryEntity, steps.map(toEntryRow));
}

const ledger = () =>
  rowsOf<RatingEntryRow>(
    stage.manager,
    sql`select * from rating_entry order by ended_at, match_id, player_id collate "C"`,
  );
const byPlace = (one: RatingEntryRow, other: RatingEntryRow) =>
  one.ended_at.getTime() - other.ended_at.getTime() ||
  (one.match_id < other.match_id ? -1 : one.match_id > other.match_id ? 1 : one.player_id < other.player_id ? -1 : 1);
const fromNothing = (events: readonly RatedEvent[], parameters: Parameters) =>
  rateHistory(events, [], assessed, parameters).steps.map(toEntryRow).sort(byPlace);
const fits = () =>
  rowsOf<RatingParametersRow>(
    stage.manager,
    sql`select * from rating_parameters where sport = 1 and number_players = 1 order by due_at`,
  );

const accepted: RefitVerdict = {
  ...{ outcome: 'ACCEPTED', parameters: OTHERS, matches: 1 },
  ...{ logLossBefore: 0.7, logLossAfter: 0.6 },
};
/** A fit that comes to a verdict without the sums, and counts. */
function coming(verdict: RefitVerdict | null) {
  const fitting: Fitting & { asked: number } = {
    asked: 0,
    judge: async () => {
      fitting.asked += 1;
      return verdict;
    },
  };
  return { fitting, refit: refitWith(fitting) };
}
const refitWith = (fitting: Fitting, clock = new FixedClock(NOW.toISOString())) =>
  new RefitLevels(new PostgresRefits(stage.storage), fitting, clock);
async function untilDone(refit: RefitLevels, now = NOW): Promise<number> {
  let steps = 0;
  while ((await refit.execute(now, never)) > 0) steps += 1;
  return steps;
}

describe('the monthly fit', () => {
  it('LVL-09 takes parameters that predict the last quarter better, and replays the pool with them, bit for bit', async () => {
    const matches = season(900);
    await played(matches);
    await stage.runTimers(NOW);
    const [fit] = await fits();
    expect(fit).toMatchObject({ state: 'ACCEPTED', due_at: DUE, in_force_from: NOW, matches: 900 });
    expect(fit!.log_loss_after!).toBeLessThan(fit!.log_loss_before!);
    expect(fit!.parameters).not.toEqual(DEFAULT_PARAMETERS);
    expect(await ledger()).toEqual(fromNothing(matches, fit!.parameters!));
    const { standings } = rateHistory(matches, [], assessed, fit!.parameters!);
    const shown = await rowsOf<{ id: string; rating: number }>(
      stage.manager,
      sql`select id, (levels -> 0 ->> 'rating')::float8 as rating from player`,
    );
    for (const { id, rating } of shown) expect([id, rating]).toEqual([id, standings.get(id)!.shown]);
    await stage.runTimers(NOW);
    expect(await fits()).toHaveLength(1);
  });

  it.each([
    ['singles', SINGLES, SINGLES_VERDICT],
    ['doubles', DOUBLES, DOUBLES_VERDICT],
  ])('LVL-09 comes to the same as it always did, for %s of every kind, read in parts', async (_, pool, expected) => {
    const events = everyKind(pool, 2_500);
    await insertRows(stage.manager, RatedMatchEntity, events.filter((event) => event.kind === 'MATCH').map(toMatchRow));
    await insertRows(stage.manager, RatedBonusEntity, events.filter((event) => event.kind === 'BONUS').map(toBonusRow));
    await insertRows(
      stage.manager,
      RatingStartEntity,
      NAMES.map((id) => ({
        player_id: id,
        sport: pool.sport,
        number_players: pool.numberPlayers,
        assessed: assessed(id),
      })),
    );
    const task = { current: DEFAULT_PARAMETERS, due: DUE };
    const apart = new RefitProcess(stage.storage);
    const verdict = await apart.judge({ pool, due: DUE }, { ...task, signal: never, onProgress: () => {} });
    expect(verdict).toEqual(expected);
    expect(await judgeApart({ ...task, events: ratingEventsOf(events, assessed).reverse() }, never)).toEqual(expected);
  });

  it('LVL-09 leaves pools alone that have too few matches, and says so', async () => {
    await played(season(20));
    await stage.runTimers(NOW);
    expect(await fits()).toMatchObject([{ state: 'TOO_FEW_MATCHES', matches: 20, in_force_from: null }]);
    expect(await ledger()).toEqual(fromNothing(season(20), DEFAULT_PARAMETERS));
  });

  it('LVL-09 keeps what it refused, and goes on with the old parameters', async () => {
    await played(season(20));
    const { refit } = coming({ ...accepted, outcome: 'REJECTED', logLossAfter: 0.8 });
    await untilDone(refit);
    expect(await fits()).toMatchObject([{ state: 'REJECTED', parameters: OTHERS, log_loss_after: 0.8 }]);
    await stage.deliver(resultConfirmed, aResult({ matchId: 'm9', startsAt: '2026-05-31T18:00:00.000Z' }));
    const last = (await ledger()).at(-1)!;
    expect(last.before_deviation).toBeGreaterThan(0);
    expect(await ledger()).toHaveLength(42);
  });

  it('LVL-09 is due on the first of the month at three, and once', async () => {
    const { refit, fitting } = coming({ ...accepted, outcome: 'REJECTED' });
    await untilDone(refit, new Date('2026-07-01T02:59:59.999Z'));
    expect((await fits()).map(({ due_at }) => due_at.toISOString())).toEqual(['2026-06-01T03:00:00.000Z']);
    await untilDone(refit, new Date('2026-07-01T03:00:00.000Z'));
    expect((await fits()).at(-1)!.due_at.toISOString()).toBe('2026-07-01T03:00:00.000Z');
    expect(fitting.asked).toBe(6);
  });

  it('LVL-09 tells nobody: levels that are shown may change, but nothing was played', async () => {
    await played(season(60));
    const extreme = { ...OTHERS, assessmentTrust: 0.1, startMean: 1.2, gamesWeight: 1, winWeight: 0.02 };
    await untilDone(coming({ ...accepted, parameters: extreme }).refit);
    expect(await stage.eventsOf(levelUpdated)).toEqual([]);
    expect((await stage.eventsOf(levelsChanged)).length).toBeGreaterThan(0);
  });
});

describe('a fit of several replicas', () => {
  it('LVL-09 is done by one of them', async () => {
    await played(season(450));
    const other = await startTestService(playersService, {
      databaseUrl: stage.databaseUrl,
      clock: new FixedClock(NOW.toISOString()),
    });
    try {
      await Promise.all([stage.runTimers(NOW), other.runTimers(NOW)]);
    } finally {
      await other.stop();
    }
    const [fit] = await fits();
    expect(fit!.state).not.toBe('FITTING');
    const parameters = fit!.state === 'ACCEPTED' ? fit!.parameters! : DEFAULT_PARAMETERS;
    expect(await ledger()).toEqual(fromNothing(season(450), parameters));
  });

  it('LVL-09 is taken over once whoever was at it has died, and not before', async () => {
    const dead = new PostgresRefits(stage.storage);
    const until = new Date(NOW.getTime() + 1000);
    expect(await dead.claim({ pool: SINGLES, due: DUE }, NOW, until)).toBe(true);
    const { refit } = coming({ ...accepted, outcome: 'REJECTED' });
    await untilDone(refit, new Date(until.getTime() - 1));
    expect(await fits()).toMatchObject([{ state: 'FITTING' }]);
    await untilDone(refit, until);
    expect(await fits()).toMatchObject([{ state: 'REJECTED' }]);
  });

  it('LVL-09 is kept by whoever is at it as long as it advances', async () => {
    const clock = new FixedClock(NOW.toISOString());
    const claimedFor = async () => ((await fits())[0]!.claimed_until!.getTime() - NOW.getTime()) / 60_000;
    const judge: Fitting['judge'] = async (_, { onProgress }) => {
      clock.advance({ minutes: 14 });
      expect(await claimedFor()).toBe(15);
      onProgress();
      await eventually(async () => expect(await claimedFor()).toBe(14 + 15), 'the claim was not extended');
      return { ...accepted, outcome: 'REJECTED' };
    };
    await refitWith({ judge }, clock).execute(NOW, never);
    expect(await fits()).toMatchObject([{ state: 'REJECTED', claimed_until: null }]);
  });

  it('LVL-09 is given back when the service stops', async () => {
    const stopped = AbortSignal.abort();
    await played(season(450));
    const stopping = new AbortController();
    const apart = new RefitProcess(stage.storage);
    const judge: Fitting['judge'] = (refit, options) =>
      apart.judge(refit, { ...options, onProgress: () => stopping.abort() });
    expect(await refitWith({ judge }).execute(NOW, stopping.signal)).toBe(0);
    expect(await fits()).toMatchObject([{ state: 'FITTING', claimed_until: null }]);
    expect(await refitWith(apart).execute(NOW, stopped)).toBe(0);
    await untilDone(coming({ ...accepted, outcome: 'REJECTED' }).refit);
    expect(await fits()).toMatchObject([{ state: 'REJECTED' }]);
  });

  it('LVL-09 that fails in its process is told, and taken over once its claim has ended', async () => {
    const elsewhere = { ...stage.storage.connection, options: '-c search_path=nowhere' };
    const failing: Fitting = {
      judge: (refit, { current, signal }) => judgeApart({ ...refit, current, connection: elsewhere }, signal),
    };
    await expect(refitWith(failing).execute(NOW, never)).rejects.toThrow(/relation "rating_start" does not exist/);
    const { refit } = coming({ ...accepted, outcome: 'REJECTED' });
    await refit.execute(NOW, never);
    expect((await fits())[0]).toMatchObject({ state: 'FITTING' });
    await untilDone(refit, new Date(NOW.getTime() + 15 * 60_000));
    expect(await fits()).toMatchObject([{ state: 'REJECTED' }]);
  });
});

describe('a replay with new parameters', () => {
  it('LVL-08 goes on where it was interrupted', async () => {
    const matches = season(700);
    await played(matches);
    const { refit } = coming(accepted);
    expect(await refit.execute(NOW, never)).toBe(1);
    expect(await refit.execute(NOW, never)).toBe(1);
    const [under] = await fits();
    expect(under).toMatchObject({ state: 'REPLAYING', in_force_from: null, next_match_id: 'm00200' });
    const another = coming(null);
    expect(await untilDone(another.refit)).toBe(3);
    expect(await fits()).toMatchObject([{ state: 'ACCEPTED', next_match_id: null }]);
    expect(await ledger()).toEqual(fromNothing(matches, OTHERS));
  });

  it.each([
    ['before', 100],
    ['behind', 320],
    ['at the end of all', 500],
  ])('LVL-08 takes in a result that is confirmed meanwhile %s the place it has reached', async (_, day) => {
    const matches = season(500);
    await played(matches);
    const { refit } = coming(accepted);
    await refit.execute(NOW, never);
    await refit.execute(NOW, never);
    const startsAt = new Date(DUE.getTime() - DAY_MS * (400 - day) - 3_600_000).toISOString();
    await stage.deliver(resultConfirmed, aResult({ matchId: 'late', startsAt }));
    await untilDone(refit);
    const late = aRatedMatch({ matchId: 'late', endedAt: Date.parse(startsAt) + 3_600_000, games: { A: 13, B: 8 } });
    expect(await ledger()).toEqual(fromNothing([...matches, late], OTHERS));
  });

  it('LVL-08 takes in a correction of what it has replayed', async () => {
    const matches = season(500);
    await played(matches);
    const { refit } = coming(accepted);
    await refit.execute(NOW, never);
    await refit.execute(NOW, never);
    const startsAt = new Date(matches[50]!.endedAt - 3_600_000).toISOString();
    const walkover = { outcome: 'WALKOVER' as const, sets: [] };
    await stage.deliver(resultConfirmed, aResult({ matchId: 'm00050', startsAt }, walkover));
    await untilDone(refit);
    expect(await ledger()).toEqual(fromNothing(matches.toSpliced(50, 1), OTHERS));
  });

  it('LVL-08 and results at once leave what a replay from nothing gives', async () => {
    const matches = season(450);
    await played(matches);
    const { refit } = coming(accepted);
    const others = coming(null).refit;
    await refit.execute(NOW, never);
    const results = Array.from({ length: 12 }, (_, i) =>
      aResult({
        matchId: `x${i}`,
        startsAt: new Date(DUE.getTime() - DAY_MS * (5 + 30 * i) - 3_600_000).toISOString(),
        teamA: [i % 2 ? ANA : BEN],
        teamB: [NAMES[2 + (i % 5)]! as typeof ANA],
      }),
    );
    await Promise.all([
      untilDone(refit),
      untilDone(others),
      ...results.map((result) => stage.deliver(resultConfirmed, result)),
    ]);
    await untilDone(refit);
    // Of results that came behind the refit.
    while (await stage.app.get(LateResults).replayNext(SINGLES, NOW));
    const late = results.map(({ match }) =>
      aRatedMatch({
        matchId: match.matchId,
        endedAt: Date.parse(match.startsAt!) + 3_600_000,
        games: { A: 13, B: 8 },
        teams: { A: match.teamA, B: match.teamB },
      }),
    );
    expect(await ledger()).toEqual(fromNothing([...matches, ...late], OTHERS));
  });

  it('LVL-06 replays the bonuses of tournaments in their places', async () => {
    const matches = season(300);
    await played(matches);
    await stage.deliver(tournamentCompleted, {
      tournamentId: 't1',
      ...{ sport: 1, numberPlayers: 1, completedAt: new Date(matches[120]!.endedAt).toISOString(), timeZone: 'UTC' },
      entrants: [
        { playerIds: ['ana'], reached: 'WON' },
        { playerIds: ['ben'], reached: 'FINAL' },
      ],
    });
    await untilDone(coming(accepted).refit);
    const bonus: RatedEvent = {
      ...{ kind: 'BONUS', matchId: '~t1', pool: SINGLES, endedAt: matches[120]!.endedAt },
      ...{ playerIds: ['ana'], points: 0.01 },
    };
    expect(await ledger()).toEqual(fromNothing([...matches, bonus], OTHERS));
    expect(await rowOf(stage.manager, sql`select count(*)::int from rating_entry where side is null`)).toEqual({
      count: 1,
    });
  });

  it('LVL-03 leaves the estimates of those who have played nothing that counts', async () => {
    await played([]);
    await untilDone(coming(accepted).refit);
    expect(await fits()).toMatchObject([{ state: 'ACCEPTED' }]);
    expect(Object.keys(assessedLevels)).toHaveLength(4);
    expect(await stage.eventsOf(levelsChanged)).toEqual([]);
  });
});
