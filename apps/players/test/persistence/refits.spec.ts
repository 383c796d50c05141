import { levelsChanged, levelUpdated, resultConfirmed } from '@setpoint/events';
import {
  apart,
  DEFAULT_PARAMETERS,
  DEFAULT_SPORT_PARAMETERS,
  type AcceptedFit,
  type SportParameters,
} from '@setpoint/rating';
import { insertRows, rowsOf, sql } from '@setpoint/service-kit';
import { userId } from '@setpoint/kernel';
import { eventually, FixedClock, player, startTestService } from '@setpoint/testkit';
import { RefitLevels } from '../../src/application/refit-levels.js';
import type { Fitting } from '../../src/application/ports/fitting.js';
import { LateResults } from '../../src/application/ports/late-results.js';
import type { RefitVerdict } from '../../src/domain/levels/judge-refit.js';
import { ParametersOverTime } from '../../src/domain/levels/parameters-over-time.js';
import { rateHistory } from '../../src/domain/levels/rate-history.js';
import type { Pool, RatedEvent, RatedMatch } from '../../src/domain/levels/rated-match.js';
import { ratingEventsOf } from '../../src/domain/levels/refit.js';
import type { Standing } from '../../src/domain/levels/standing.js';
import type { Level } from '../../src/domain/profile.js';
import { judgeApart, RefitProcess } from '../../src/fitting/refit-process.js';
import {
  RatedMatchEntity,
  RatingEntryEntity,
  RatingStartEntity,
  type RatingEntryRow,
} from '../../src/persistence/level-entities.js';
import { toBonusRow, toEntryRow, toMatchRow } from '../../src/persistence/level-rows.js';
import { PostgresLevelParameters } from '../../src/persistence/postgres-level-parameters.js';
import { PostgresRefits } from '../../src/persistence/postgres-refits.js';
import { RatedBonusEntity, type RatingParametersRow } from '../../src/persistence/refit-entities.js';
import { playersService } from '../../src/service.js';
import { aPlayer, anEstimatedLevel, aResult, ANA, BEN } from '../builders.js';
import { assessed, aRatedMatch, DOUBLES, estimated, SINGLES } from '../rated-matches.js';
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
const OTHERS: SportParameters = {
  ...apart({ ...DEFAULT_PARAMETERS, gamesWeight: 4, flattening: 2, assessmentTrust: 0.6 }),
  agreement: 0.5,
};

/** As computed from all events in memory, before they were read in parts. */
const SINGLES_VERDICT: RefitVerdict = {
  outcome: 'ACCEPTED',
  matches: 2500,
  logLossBefore: 0.5530496879855821,
  logLossAfter: 0.5467993976470896,
  parameters: {
    ...DEFAULT_SPORT_PARAMETERS,
    singles: {
      startMean: 3,
      startDeviation: 0.9,
      assessmentTrust: 0.85,
      assessmentShift: 0,
      assessedDeviation: 0.6,
      driftPerDay: 0.000256534,
      driftPerMatch: 0.000237631,
      winWeight: 0.402294,
      gamesWeight: 2.10901,
      gamesSlope: 0.394174,
      flattening: 1.49676,
      surfaceDeviation: 0.15,
      lengthExponent: 0.332366,
    },
  },
};
const DOUBLES_VERDICT: RefitVerdict = {
  outcome: 'ACCEPTED',
  matches: 2500,
  logLossBefore: 0.5758170521012953,
  logLossAfter: 0.567502704113825,
  parameters: {
    ...DEFAULT_SPORT_PARAMETERS,
    doubles: {
      startMean: 3,
      startDeviation: 0.9,
      assessmentTrust: 0.85,
      assessmentShift: 0,
      assessedDeviation: 0.6,
      driftPerDay: 0.000258079,
      driftPerMatch: 0.000178691,
      winWeight: 0.395173,
      gamesWeight: 1.97552,
      gamesSlope: 0.412918,
      flattening: 1.34127,
      surfaceDeviation: 0.15,
      lengthExponent: 0.34089,
    },
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
  const { steps, known } = rateHistory(matches, [], estimated, ParametersOverTime.DEFAULT);
  await arePlayers(
    stage,
    ...NAMES.map((id) =>
      aPlayer({
        id: id as typeof ANA,
        inviteCode: id,
        levels: levelsOf(id, known.get(id)?.singles ?? null),
      }),
    ),
  );
  await insertRows(stage.manager, RatedMatchEntity, matches.map(toMatchRow));
  await insertRows(
    stage.manager,
    RatingStartEntity,
    [...known.keys()].map((id) => startRow(id)),
  );
  await insertRows(stage.manager, RatingEntryEntity, steps.map(toEntryRow));
}

const startRow = (id: string, { sport, numberPlayers }: Pool = SINGLES) => ({
  ...{ player_id: id, sport, number_players: numberPlayers },
  ...{ assessed: assessed(id), start: estimated(id)?.start ?? null },
});

/** From matches, or the own estimate. */
function levelsOf(id: string, standing: Standing | null): Level[] {
  const estimate = estimated(id);
  if (!standing) return estimate ? [anEstimatedLevel(estimate.said)] : [];
  const earned = { sport: 1, numberPlayers: 1, rating: standing.shown!, selfAssessed: false } as const;
  return [{ ...earned, ...(estimate && { estimate }) }];
}

const ledger = () =>
  rowsOf<RatingEntryRow>(
    stage.manager,
    sql`select * from rating_entry order by ended_at, match_id, player_id collate "C"`,
  );
const byPlace = (one: RatingEntryRow, other: RatingEntryRow) =>
  one.ended_at.getTime() - other.ended_at.getTime() ||
  (one.match_id < other.match_id ? -1 : one.match_id > other.match_id ? 1 : one.player_id < other.player_id ? -1 : 1);
const fromNothing = (events: readonly RatedEvent[], ...fits: readonly AcceptedFit[]) =>
  rateHistory(events, [], estimated, new ParametersOverTime(fits)).steps.map(toEntryRow).sort(byPlace);
const fits = () =>
  rowsOf<RatingParametersRow>(stage.manager, sql`select * from rating_parameters where sport = 1 order by due_at`);

const accepted: RefitVerdict = {
  ...{ outcome: 'ACCEPTED', parameters: OTHERS, matches: 1 },
  ...{ logLossBefore: 0.7, logLossAfter: 0.6 },
};
const extreme: RefitVerdict = {
  ...accepted,
  parameters: apart({ ...OTHERS.singles, assessmentTrust: 0.1, startMean: 1.2, gamesWeight: 1, winWeight: 0.02 }),
};
const inForce = (parameters: SportParameters, since = NOW): AcceptedFit => ({ since: since.getTime(), parameters });

/** The match of `aResult`, or of `resultOf`. */
const lateMatch = (matchId: string, startsAt: Date, [one, other]: readonly [string, string] = [ANA, BEN]) =>
  aRatedMatch({
    ...{ matchId, endedAt: startsAt.getTime() + 3_600_000, games: { A: 13, B: 8 } },
    teams: { A: [one], B: [other] },
  });
const resultOf = ({ matchId, teams }: RatedMatch, startsAt: Date) =>
  aResult({
    ...{ matchId, startsAt: startsAt.toISOString() },
    ...{ teamA: teams.A.map(userId), teamB: teams.B.map(userId) },
  });
const firstOf = (event: RatedEvent) => (event.kind === 'MATCH' ? event.teams.A[0] : null);

/** As the player sees it. */
async function levelShown(id: string) {
  const { data, errors } = await stage.query<{ player: object }>(
    `{ player(id: "${id}") { levels { sport { id } rating assessed start selfAssessed completeness reliability trend }
      levelEntries(sport: 1, numberPlayers: 1) { edges { node { before { level reliability } after { level reliability } } } } } }`,
    {},
    player(id),
  );
  expect(errors).toBeUndefined();
  return data!.player;
}

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
  new RefitLevels(new PostgresRefits(stage.storage), new PostgresLevelParameters(stage.storage), fitting, clock);
async function untilDone(refit: RefitLevels, now = NOW): Promise<number> {
  let steps = 0;
  while ((await refit.execute(now, never)) > 0) steps += 1;
  return steps;
}

describe('the monthly fit', () => {
  it('LVL-09 takes parameters that predict the last quarter better, and rates with them what is played from then on', async () => {
    const matches = season(900);
    await played(matches);
    await stage.runTimers(NOW);
    const [fit] = await fits();
    expect(fit).toMatchObject({ state: 'ACCEPTED', due_at: DUE, in_force_from: NOW, applies_from: NOW, matches: 900 });
    expect(fit!.log_loss_after!).toBeLessThan(fit!.log_loss_before!);
    expect(fit!.parameters).not.toEqual(DEFAULT_SPORT_PARAMETERS);
    const [before, after] = [-60, 60].map((minutes) => new Date(NOW.getTime() + (minutes - 60) * 60_000));
    for (const [matchId, startsAt] of [
      ['before', before],
      ['after', after],
    ] as const)
      // oxfmt-ignore
      await stage.deliver(resultConfirmed, aResult({ matchId, startsAt: startsAt!.toISOString() }));
    const results = [lateMatch('before', before!), lateMatch('after', after!)];
    expect(await ledger()).toEqual(fromNothing([...matches, ...results], inForce(fit!.parameters!)));
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
      NAMES.map((id) => startRow(id, pool)),
    );
    const task = { former: [], due: DUE };
    const inProcess = new RefitProcess(stage.storage);
    const verdict = await inProcess.judge(
      { sport: pool.sport, due: DUE },
      { ...task, signal: never, onProgress: () => {} },
    );
    expect(verdict).toEqual(expected);
    expect(await judgeApart({ ...task, events: ratingEventsOf(events, assessed).reverse() }, never)).toEqual(expected);
  });

  it('LVL-09 leaves pools alone that have too few matches, and says so', async () => {
    await played(season(20));
    await stage.runTimers(NOW);
    expect(await fits()).toMatchObject([{ state: 'TOO_FEW_MATCHES', matches: 20, in_force_from: null }]);
    expect(await ledger()).toEqual(fromNothing(season(20)));
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
    expect(fitting.asked).toBe(4);
  });

  it('LVL-03 moves nobody: neither who has played, nor who has only said how good they are', async () => {
    const matches = season(60).filter(({ teams }) => ![...teams.A, ...teams.B].includes('carla'));
    await played(matches);
    const shown = async () => ({
      ledger: await ledger(),
      levels: await Promise.all(NAMES.map((id) => levelShown(id))),
      profiles: await rowsOf(stage.manager, sql`select id, levels from player order by id`),
    });
    const before = await shown();
    await untilDone(coming(extreme).refit);
    expect(await fits()).toMatchObject([{ state: 'ACCEPTED' }]);
    expect(await shown()).toEqual(before);
    expect(before.levels[2]).toMatchObject({
      levels: [{ rating: 4.5, assessed: 5, start: 4.4, selfAssessed: true }, {}],
    });
    expect(await stage.eventsOf(levelsChanged)).toEqual([]);
    expect(await stage.eventsOf(levelUpdated)).toEqual([]);
  });

  it('LVL-03 previews and rates the first match of an estimate that was given before it as it was weighed then', async () => {
    await played([]);
    await untilDone(coming(extreme).refit);
    const startsAt = new Date(NOW.getTime() + DAY_MS).toISOString();
    await stage.deliver(resultConfirmed, aResult({ matchId: 'first', startsAt }));
    const entries = await ledger();
    expect(entries.map(({ before_mean, before_shown }) => [before_mean, before_shown])).toEqual([
      [3.55, 3.5],
      [3.125, 3],
    ]);
    expect(entries).toEqual(fromNothing([lateMatch('first', new Date(startsAt))], inForce(extreme.parameters)));
  });

  it('LVL-08 rates again what was played before it with the parameters of then: late, corrected and annulled', async () => {
    const matches = season(260);
    await played(matches);
    await untilDone(coming(accepted).refit);
    const later = Array.from({ length: 230 }, (_, i) => {
      const [one, other] = [NAMES[i % 5]!, NAMES[(i % 5) + 1 + (i % 3)]!];
      const startsAt = new Date(NOW.getTime() + (i + 1) * 3 * 3_600_000);
      return { startsAt, match: lateMatch(`x${String(i).padStart(3, '0')}`, startsAt, [one, other]) };
    });
    for (const { startsAt, match } of later) await stage.deliver(resultConfirmed, resultOf(match, startsAt));
    expect(await ledger()).toEqual(fromNothing([...matches, ...later.map(({ match }) => match)], inForce(OTHERS)));

    const late = new Date(DUE.getTime() - DAY_MS * 333.3);
    await stage.deliver(resultConfirmed, aResult({ matchId: 'late', startsAt: late.toISOString() }));
    const startsAt = (match: RatedMatch) => new Date(match.endedAt - 3_600_000);
    const walkover = resultOf(matches[50]!, startsAt(matches[50]!));
    await stage.deliver(resultConfirmed, {
      ...walkover,
      result: { ...walkover.result, outcome: 'WALKOVER', sets: [] },
    });
    await stage.deliver(resultConfirmed, resultOf(matches[120]!, startsAt(matches[120]!)));
    while (await stage.app.get(LateResults).replayNext(SINGLES.sport, NOW));
    const corrected = lateMatch(matches[120]!.matchId, startsAt(matches[120]!), [
      matches[120]!.teams.A[0]!,
      matches[120]!.teams.B[0]!,
    ]);
    const final = [...matches.with(120, corrected).toSpliced(50, 1), lateMatch('late', late)];
    expect(await ledger()).toEqual(fromNothing([...final, ...later.map(({ match }) => match)], inForce(OTHERS)));
  });

  it('LVL-08 leaves a match that was over before its time with the parameters that it was rated with', async () => {
    const matches = season(40);
    await played(matches);
    const startsAt = new Date(NOW.getTime() - 30 * 60_000);
    await stage.deliver(resultConfirmed, aResult({ matchId: 'short', startsAt: startsAt.toISOString() }));
    const asRated = await ledger();
    await untilDone(coming(accepted).refit);
    const until = new Date(NOW.getTime() + 30 * 60_000 + 1);
    expect(await fits()).toMatchObject([{ in_force_from: NOW, applies_from: until }]);
    expect(asRated).toEqual(fromNothing([...matches, lateMatch('short', startsAt)], inForce(OTHERS, until)));
  });

  it('LVL-09 is compared with what is in force from where the ledger stands', async () => {
    const matches = season(900);
    await played(matches);
    const since = DUE.getTime() - 200 * DAY_MS;
    const events = ratingEventsOf(matches, assessed);
    const verdict = await judgeApart({ events, former: [{ since, parameters: OTHERS }], due: DUE }, never);
    const [start, parameters] = [DUE.getTime() - 91 * DAY_MS, OTHERS];
    const carried = rateHistory(matches, [], estimated, new ParametersOverTime([{ since, parameters }]));
    const chances = carried.steps.filter(
      ({ entry, event }) => entry.playerId === firstOf(event) && event.endedAt >= start,
    );
    const losses = chances.map(
      ({ entry }) => entry.kind === 'MATCH' && -Math.log(entry.won ? entry.winChance : 1 - entry.winChance),
    );
    expect(verdict!.logLossBefore).toBeCloseTo(
      losses.reduce((sum: number, loss) => sum + Number(loss), 0) / losses.length,
      4,
    );
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
    expect(await fits()).toHaveLength(1);
    expect(await ledger()).toEqual(fromNothing(season(450)));
  });

  it('LVL-09 is taken over once whoever was at it has died, and not before', async () => {
    const dead = new PostgresRefits(stage.storage);
    const until = new Date(NOW.getTime() + 1000);
    expect(await dead.claim({ sport: 1, due: DUE }, NOW, until)).toBe(true);
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
    const inProcess = new RefitProcess(stage.storage);
    const judge: Fitting['judge'] = (refit, options) =>
      inProcess.judge(refit, { ...options, onProgress: () => stopping.abort() });
    expect(await refitWith({ judge }).execute(NOW, stopping.signal)).toBe(0);
    expect(await fits()).toMatchObject([{ state: 'FITTING', claimed_until: null }]);
    expect(await refitWith(inProcess).execute(NOW, stopped)).toBe(0);
    await untilDone(coming({ ...accepted, outcome: 'REJECTED' }).refit);
    expect(await fits()).toMatchObject([{ state: 'REJECTED' }]);
  });

  it('LVL-09 that fails in its process is told, and taken over once its claim has ended', async () => {
    const elsewhere = { ...stage.storage.connection, options: '-c search_path=nowhere' };
    const failing: Fitting = {
      judge: (refit, { former, signal }) => judgeApart({ ...refit, former, connection: elsewhere }, signal),
    };
    await expect(refitWith(failing).execute(NOW, never)).rejects.toThrow(/relation "rating_start" does not exist/);
    const { refit } = coming({ ...accepted, outcome: 'REJECTED' });
    await refit.execute(NOW, never);
    expect((await fits())[0]).toMatchObject({ state: 'FITTING' });
    await untilDone(refit, new Date(NOW.getTime() + 15 * 60_000));
    expect(await fits()).toMatchObject([{ state: 'REJECTED' }]);
  });
});
