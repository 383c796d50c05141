import {
  fixtureClosed,
  resultCorrected,
  tournamentFixtureExpired,
  tournamentFixtureReady,
  type DataOf,
  type EventEnvelope,
} from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { insertRows } from '@setpoint/service-kit';
import { FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import { Play } from '../src/application/ports/play.js';
import { playersOf, type Registration } from '../src/domain/registration.js';
import { registrationId, tournamentId, type Tournament } from '../src/domain/tournament.js';
import { EntrantEntity, RegistrationEntity } from '../src/persistence/registration-entities.js';
import { registrationRowOf } from '../src/persistence/registration-rows.js';
import { TournamentEntity } from '../src/persistence/tournament-entities.js';
import { tournamentRowOf } from '../src/persistence/tournament-rows.js';
import { tournamentsService } from '../src/service.js';

/** Monday, two in the afternoon in Rome, outside of summer and Christmas. */
export const START = new Date('2026-03-02T13:00:00Z');

export type Ready = DataOf<typeof tournamentFixtureReady>;
type Closed = DataOf<typeof fixtureClosed>;

const aTournament = (id: string, more: Partial<Tournament> = {}): Tournament => ({
  ...{ id: tournamentId(id), name: 'Coppa Lambrate', type: 'CLASSIC', sport: 2, numberPlayers: 2, sex: 'ALL' },
  ...{ levelMin: null, levelMax: null, ageMin: null, ageMax: null, isPrivate: false, inviteCode: null },
  ...{ format: 'GROUPS_AND_PLAY_OFF', gameMode: 'THREE_SETS_6_GAMES', priceCents: 2_000, startOn: '2026-03-02' },
  ...{ summerDays: null, teamsToStart: 2, minTeams: 2, maxTeams: 128, seeds: null, city: 'Milano' },
  ...{ lat: 45.46, lng: 9.19, radiusKm: 20, timeZone: 'Europe/Rome', rules: null, slamId: null, photos: [], handSeeds: [] },
  prizes: [
    { placing: 'WINNER', choices: [{ kind: 'VOUCHER', cents: 5_000 }, { kind: 'POINTS', points: 500 }] },
    { placing: 'SECOND', choices: [{ kind: 'CREDIT', cents: 2_000 }] },
    { placing: 'SEMIFINALIST', choices: [{ kind: 'POINTS', points: 100 }] },
  ],
  ...{ state: 'IN_PROGRESS', startsAt: START, openedAt: START, closedAt: START, startedAt: START, endedAt: null },
  ...{ noticed: null, createdAt: START, createdBy: userId('sam'), version: 1 },
  ...more,
}); // oxfmt-ignore

/** Entry t-e00 is clearly the strongest, and so on; its players are t-e00-p0 and, in doubles, t-e00-p1. */
function entriesOf({ id, numberPlayers }: Tournament, count: number): Registration[] {
  return Array.from({ length: count }, (_, index): Registration => {
    const entry = `${id}-e${String(index).padStart(2, '0')}`;
    const [captainId, partnerId] = [userId(`${entry}-p0`), numberPlayers === 2 ? userId(`${entry}-p1`) : null];
    return {
      ...{ id: registrationId(entry), tournamentId: id, captainId, partnerId, state: 'CONFIRMED' },
      ...{ placeNo: index + 1, paid: [], until: null, endedBecause: null, endedAt: null, refundTo: 'MEANS' },
      ...{ turn: null, matches: 0, isQualified: false, createdAt: START, rating: 6 - (5 * index) / count },
      ...{ clubs: [], seedNo: null, isOut: false },
    };
  });
}

/** Who wins: the stronger one, unless told. */
const strongerWins = ({ sideA, sideB }: Ready): 'A' | 'B' => (sideA[0]! < sideB[0]! ? 'A' : 'B');

export class PlayStage {
  private version = 0;

  private constructor(
    readonly service: TestService,
    readonly clock: FixedClock,
  ) {}

  static async open(definition = tournamentsService, options: { databaseUrl?: string } = {}): Promise<PlayStage> {
    const clock = new FixedClock(START);
    return new PlayStage(await startTestService(definition, { clock, ...options }), clock);
  }

  stop = () => this.service?.stop();

  /** A tournament that has just started. */
  async started(id: string, count: number, more: Partial<Tournament> = {}): Promise<Tournament> {
    const tournament = aTournament(id, { startsAt: this.clock.now(), ...more });
    const registrations = entriesOf(tournament, count);
    const play = this.service.app.get(Play, { strict: false });
    await this.service.storage.transaction(async (manager, effects) => {
      await insertRows(manager, TournamentEntity, [tournamentRowOf(tournament, null)]);
      await insertRows(manager, RegistrationEntity, registrations.map(registrationRowOf));
      await insertRows(
        manager,
        EntrantEntity,
        registrations.flatMap((entry) =>
          playersOf(entry).map((player_id) => ({ tournament_id: id, player_id, registration_id: entry.id })),
        ),
      );
      const entries = registrations.map((entry) => ({
        ...{ id: entry.id, playerIds: playersOf(entry), rating: entry.rating!, clubs: entry.clubs },
      }));
      await play.begin({ tournament, entries, at: this.clock.now() }, manager, effects);
    });
    return tournament;
  }

  async exclude(id: string, entryId: string): Promise<void> {
    const play = this.service.app.get(Play, { strict: false });
    await this.service.storage.transaction((manager, effects) =>
      play.leave(id, entryId, 'EXCLUDED', this.clock.now(), manager, effects),
    );
  }

  /** Fixtures that are to be played now. */
  async toPlay(id: string): Promise<Ready[]> {
    const [ready, open] = await Promise.all([
      this.service.eventsOf(tournamentFixtureReady),
      this.service.manager.query<{ id: string; revision: number }[]>(
        `select id, revision from fixture where tournament_id = $1 and state in ('READY', 'CLOSING') order by place`,
        [id],
      ),
    ]);
    return open.map((fixture) =>
      ready.find(({ fixtureId, revision }) => fixtureId === fixture.id && revision === fixture.revision)!,
    );
  }

  close(ready: Ready, end: Partial<Closed>, more: Partial<EventEnvelope> = {}): Promise<EventEnvelope> {
    const { fixtureId, revision } = ready;
    const about = { fixtureId, revision, matchId: `match of ${fixtureId}`, at: this.clock.now().toISOString() };
    return this.service.deliver(fixtureClosed, { ...about, ...end } as Closed, {
      version: (this.version += 1),
      ...more,
    });
  }

  won(ready: Ready, winner: 'A' | 'B' = strongerWins(ready), more: Partial<EventEnvelope> = {}) {
    return this.close(ready, { how: 'PLAYED', result: resultOf(ready, winner, this.clock.now()) }, more);
  }

  /** Support puts another result in the place of the one that counted. */
  correct(ready: Ready, winner: 'A' | 'B', more: Partial<EventEnvelope> = {}): Promise<EventEnvelope> {
    const { fixtureId, revision, sideA, sideB, competition, stage } = ready;
    const match = {
      ...{ matchId: `match of ${fixtureId}`, sport: ready.sport, numberPlayers: ready.numberPlayers },
      ...{ visibility: 'PUBLIC' as const, isFriendly: false, organiserId: sideA[0]!, courtId: null, startsAt: null },
      ...{ timeZone: ready.timeZone, minutesPlay: 90, teamA: sideA, teamB: sideB, invited: [] },
      fixture: { fixtureId, revision, competition, stage },
    };
    const now = this.clock.now();
    return this.service.deliver(
      resultCorrected,
      { match, actorId: null, confirmedAt: now.toISOString(), result: resultOf(ready, winner, now) },
      { version: (this.version += 1), ...more },
    );
  }

  expired = async (id: string) => {
    await this.service.runTimers();
    const expired = await this.service.eventsOf(tournamentFixtureExpired);
    return expired.filter(({ fixtureId }) => fixtureId.startsWith(`${id}-`));
  };
}

export const resultOf = ({ gameMode, sideA, sideB }: Ready, winner: 'A' | 'B', at: Date) => ({
  gameMode,
  sets: [0, 1].map(() =>
    winner === 'A' ? { a: 6, b: 2, superTieBreak: false } : { a: 2, b: 6, superTieBreak: false },
  ),
  ...{ outcome: 'COMPLETED' as const, winner, enteredBy: (winner === 'A' ? sideA : sideB)[0]! },
  enteredAt: at.toISOString(),
});
