import { leagueFixtureReady, type DataOf } from '@setpoint/events';
import { timesOf, type Phase } from '@setpoint/league';
import { insertRows, rowsOf, sql } from '@setpoint/service-kit';
import { FixedClock, startTestService, type TestServiceOptions } from '@setpoint/testkit';
import { PhasePlay } from '../src/application/ports/phase-play.js';
import { PlayingGroups } from '../src/application/ports/playing-groups.js';
import type { Prize } from '../src/domain/league.js';
import { phaseId } from '../src/domain/league.js';
import { LeagueEntity, PhaseEntity } from '../src/persistence/league-entities.js';
import {
  SubscriptionEntity,
  SubscriptionVersionEntity,
  type SubscriptionRow,
} from '../src/persistence/subscription-entities.js';
import { leaguesService } from '../src/service.js';

export type Ready = DataOf<typeof leagueFixtureReady>;

export const ZONE = 'Europe/Rome';
export const PRIZES: readonly Prize[] = [
  {
    placing: 'WINNER',
    choices: [
      { kind: 'VOUCHER', cents: 5_000, points: null },
      { kind: 'POINTS', cents: null, points: 300 },
    ],
  },
  { placing: 'SECOND', choices: [{ kind: 'CREDIT', cents: 1_500, points: null }] },
];

/** A service with leagues whose phases begin at once, with members who have paid. */
export async function startPlaying(options: Partial<TestServiceOptions> = {}) {
  const clock = new FixedClock('2027-01-02T10:00:00Z');
  const service = await startTestService(leaguesService, { clock, ...options });
  const play = service.app.get(PhasePlay);
  const groups = service.app.get(PlayingGroups);
  let count = 0;

  /** A league with so many members in its first phase of 2027, the strongest first: p1, p2 and so on, with a prefix. */
  async function begin(size: number, { numberPlayers = 1 as 1 | 2, number = 1 as Phase['number'], prefix = '' } = {}) {
    const n = (count += 1);
    const leagueId = `league-${n}`;
    const league = {
      ...{ id: leagueId, name: `League ${n}`, sport: 1 as const, numberPlayers },
      ...{ gameMode: 'THREE_SETS_6_GAMES' as const, timeZone: ZONE },
    };
    await service.manager.insert(LeagueEntity, {
      ...{ id: leagueId, name: league.name, province: `P${n}`, sport: 1, number_players: numberPlayers, sex: 'ALL' },
      ...{ year: 2027, game_mode: league.gameMode, time_zone: ZONE, rules: null, prizes: PRIZES, version: 1 },
      ...{ created_at: clock.now(), created_by: 'sam', request_id: leagueId, ended_at: null },
    });
    const phase = await addPhase(leagueId, { year: 2027, number });
    const who = (i: number) => `${prefix || leagueId}-p${i}`;
    const members = Array.from({ length: size }, (_, i) => ({
      subscriptionId: `${leagueId}-s${String(i + 1).padStart(2, '0')}`,
      playerIds: numberPlayers === 1 ? [who(i + 1)] : [who(2 * i + 1), who(2 * i + 2)],
      level: 6 - i * 0.2,
    }));
    await insertRows(
      service.manager,
      SubscriptionEntity,
      members.map(({ subscriptionId, playerIds }) => subscriptionRow(subscriptionId, leagueId, playerIds[0]!, phase)),
    );
    await insertRows(
      service.manager,
      SubscriptionVersionEntity,
      members.map(({ subscriptionId, playerIds: [, partner = null] }) => ({
        ...{ subscription_id: subscriptionId, year: 2027, number, partner_id: partner, reserve_id: null },
        accepted_ids: partner === null ? [] : [partner],
        ...{ absence_from: null, absence_to: null, notification_mobile: null, court_ids: [], changed_at: clock.now() },
      })),
    );
    const start = { league, phase, members, at: clock.now() };
    await service.storage.transaction((manager, effects) => play.begin(start, manager, effects));
    return { league, phase, start, groupIds: await groupIdsOf(phase.id) };
  }

  async function addPhase(leagueId: string, phase: Phase) {
    const times = timesOf(phase, ZONE);
    const id = phaseId(leagueId, phase);
    await service.manager.insert(PhaseEntity, {
      ...{ id, league_id: leagueId, ...phase, state: 'IN_PROGRESS', enrolment_opens_at: times.enrolment.startsAt },
      ...{ starts_at: times.startsAt, finals_at: times.final.startsAt, ends_at: times.endsAt, due_at: null },
      ...{ told_at: null, began_at: clock.now() },
    });
    return { ...phase, id };
  }

  const groupIdsOf = async (phase: string) => {
    const rows = await rowsOf<{ id: string }>(
      service.manager,
      sql`select id from league_group where phase_id = ${phase} order by number`,
    );
    return rows.map(({ id }) => id);
  };
  const groupOf = async (groupId: string) => (await groups.transaction((work) => work.load({ groupId })))!;
  const readyIn = async (leagueId: string) =>
    (await service.eventsOf(leagueFixtureReady)).filter(({ competition }) => competition.id === leagueId);
  const until = (instant: Date) => {
    clock.set(instant);
    return service.runTimers();
  };
  const times = timesOf({ year: 2027, number: 1 }, ZONE);
  return { service, clock, play, groups, begin, addPhase, groupIdsOf, groupOf, readyIn, until, times };
}

/** A subscription that is paid for the phase. */
const subscriptionRow = (id: string, leagueId: string, player: string, { year, number }: Phase): SubscriptionRow => ({
  ...{ id, league_id: leagueId, player_id: player, request_id: id, input_hash: '', state: 'ACTIVE' },
  ...{ first_year: year, first_number: number, ended_because: null, last_cause: null, ended_at: null, due_at: null },
  machine: { state: 'ACTIVE', charge: { phase: { year, number }, attempt: 1 }, isCharging: false, endsAfter: null },
  created_at: new Date('2026-12-10T10:00:00Z'),
});

export type Playing = Awaited<ReturnType<typeof startPlaying>>;

/** The match of a fixture, as it is told when it is there. */
export const matchOf = ({ fixtureId, revision, sideA, sideB, competition, stage }: Ready) => ({
  ...{ matchId: `match of ${fixtureId}`, sport: 1 as const, numberPlayers: 1 as const, visibility: 'PUBLIC' as const },
  ...{ isFriendly: false, organiserId: sideA[0]!, courtId: null, startsAt: null, timeZone: ZONE },
  ...{ minutesPlay: 90, teamA: sideA, teamB: sideB, invited: [] },
  fixture: { fixtureId, revision, competition, stage },
});

/** What matches answers of a match that was played. */
export const playedAnswer = (
  { fixtureId, revision }: Pick<Ready, 'fixtureId' | 'revision'>,
  winner: 'A' | 'B' | null,
  at: Date,
) => ({
  ...{ fixtureId, revision, matchId: `match of ${fixtureId}`, at: at.toISOString(), how: 'PLAYED' as const },
  result: resultOf(winner, at),
});

export const resultOf = (winner: 'A' | 'B' | null, at: Date) => ({
  gameMode: 'THREE_SETS_6_GAMES' as const,
  sets:
    winner === null
      ? [
          { a: 6, b: 4, superTieBreak: false },
          { a: 4, b: 6, superTieBreak: false },
        ]
      : [0, 1].map((set) => ({
          ...(winner === 'A' ? { a: 6, b: set + 2 } : { a: set + 2, b: 6 }),
          superTieBreak: false,
        })),
  outcome: winner === null ? ('TIME_EXPIRED' as const) : ('COMPLETED' as const),
  winner,
  enteredBy: 'somebody',
  enteredAt: at.toISOString(),
});
