import type { DataOf, tournamentFixtureReady } from '@setpoint/events';
import type { Random, Side, UserId } from '@setpoint/kernel';
import { playScore, winnerOf, type SetScore } from '@setpoint/scoring';
import { Storage, tellTasksAgain, type Effects, type RunningService } from '@setpoint/service-kit';
import { PlayTournaments } from '../application/play-tournaments.js';
import { Books } from '../application/ports/books.js';
import { Plays } from '../application/ports/plays.js';
import { startOfDay } from '../domain/deadlines.js';
import type { PlayFixture, PlayOfTournament } from '../domain/play/play.js';
import type { FrozenEntry } from '../domain/registration.js';
import { registrationId, tournamentId, type Tournament, type TournamentDetails } from '../domain/tournament.js';
import { fixturesReady, playEvents } from '../events/play-events.js';
import { enteredAt, insertTournament } from '../persistence/bulk.js';
import { seedPeople, type PeopleSeed } from './seed-people.js';

export interface SeededTeam {
  readonly id: string;
  readonly playerIds: readonly UserId[];
  readonly rating: number;
  readonly clubs: readonly string[];
  /** What really decides their matches, on the scale of levels. */
  readonly skill: number;
}

/** A tournament that is planned, that takes registrations, or that was drawn and is played as far as the time has come. */
export interface SeededTournament {
  readonly id: string;
  readonly details: TournamentDetails;
  /** Null: registrations are open, or will be. */
  readonly startedAt: Date | null;
  /** Support has not opened it yet. */
  readonly isPlanned: boolean;
  readonly teams: readonly SeededTeam[];
}

export interface TournamentsSeed extends PeopleSeed {
  readonly tournaments: readonly SeededTournament[];
  /** Of support, who made them. */
  readonly support: UserId;
  readonly random: Random;
  /** The same id for the same name. */
  readonly matchIdFor: (name: string) => string;
  readonly now: Date;
}

/** A match that was played, as its fixture was announced. */
interface PlayedFixture {
  readonly matchId: string;
  readonly ready: DataOf<typeof tournamentFixtureReady>;
  readonly sets: readonly SetScore[];
  /** When both sides had agreed on the result. */
  readonly at: Date;
}

export interface SeededTournaments {
  readonly paid: readonly PaidPlace[];
  /** What was played, for the service that has the matches. */
  readonly fixtures: readonly PlayedFixture[];
}

/** A place that somebody has paid for. */
export interface PaidPlace {
  /** The registration. */
  readonly reference: string;
  readonly playerId: UserId;
  readonly description: string;
  readonly baseCents: number;
  readonly at: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Nobody is told what is long past. */
const SILENT: Effects = { emit: () => {}, afterCommit: () => {} };

/**
 * Tournaments in every state, drawn and played by the service's own rules. Matches still to be played are announced; what
 * was paid for and what was played is answered, for the services that have the money and the matches.
 */
export async function seedTournaments(
  { app }: Pick<RunningService, 'app'>,
  seed: TournamentsSeed,
): Promise<SeededTournaments> {
  await seedPeople({ app }, seed);
  const paid: PaidPlace[] = [];
  const fixtures: PlayedFixture[] = [];
  const [storage, play, plays] = [app.get(Storage), app.get(PlayTournaments), app.get(Plays)];
  const books = app.get<Books>(Books);
  for (const each of seed.tournaments) {
    const tournament = tournamentOf(each, seed);
    await storage.transaction((manager) => insertTournament(manager, tournament, each.teams));
    paid.push(...paidPlaces(tournament, each.teams));
    if (!each.startedAt) {
      await books.change(tournament.id, (book) => ({ answer: null, book }), { now: seed.now });
      continue;
    }
    const { startedAt, teams } = each;
    const entries: FrozenEntry[] = teams.map(({ id, ...team }) => ({ ...team, id: registrationId(id) }));
    await storage.transaction((manager) => play.begin({ tournament, entries, at: startedAt }, manager, SILENT));
    fixtures.push(...(await playOn(plays, play, { ...each, tournament }, seed)));
    await storage.transaction(async (_, effects) => {
      const now = await plays.read(tournament.id);
      if (now?.completedAt === null) effects.emit(...playEvents(tournament, null, onlyReady(now), seed.now.getTime()));
    });
  }
  await storage.transaction((manager, effects) => tellTasksAgain(manager, effects));
  return { paid, fixtures };
}

function paidPlaces(tournament: Tournament, teams: readonly SeededTeam[]): PaidPlace[] {
  const { name: description, priceCents: baseCents } = tournament;
  if (baseCents === 0) return [];
  return teams.flatMap(({ id: reference, playerIds }, index) =>
    playerIds.map((playerId) => ({ reference, playerId, description, baseCents, at: enteredAt(tournament, index) })),
  );
}

/** Match by match, each at a time of its own, until now. */
async function playOn(
  plays: Plays,
  play: PlayTournaments,
  { id, teams, tournament }: SeededTournament & { readonly tournament: Tournament },
  { random, matchIdFor, now }: TournamentsSeed,
): Promise<readonly PlayedFixture[]> {
  const played: PlayedFixture[] = [];
  const skills = new Map(teams.map((team) => [team.id, team.skill]));
  const times = new Map<string, number>();
  const timeOf = ({ id: fixture, opensAt, closesAt }: PlayFixture) => {
    // Nobody leaves it to the last day.
    const planned = times.get(fixture) ?? opensAt! + (0.1 + 0.75 * random.next()) * (closesAt! - opensAt!);
    times.set(fixture, planned);
    return planned;
  };
  for (;;) {
    const state = (await plays.read(id))!;
    const due = state.fixtures
      .filter((fixture) => fixture.state === 'READY')
      .map((fixture) => ({ fixture, at: timeOf(fixture) }))
      .filter(({ at }) => at < now.getTime())
      .sort((a, b) => a.at - b.at)[0];
    if (!due) return played;
    const { fixture, at } = due;
    const [a, b] = fixture.sides.map((side) => skills.get(side!)!);
    const sets = playScore(random, state.rules.gameMode, a! - b!);
    const winner = winnerOf(state.rules.gameMode, sets, 'COMPLETED') as Side | null;
    const decision = { kind: 'PLAYED' as const, outcome: 'COMPLETED' as const, sets, winner };
    const ready = readyOf(tournament, state, fixture);
    const matchId = matchIdFor([id, ready.stage, ...ready.sideA, ...ready.sideB].join(' '));
    const news = { kind: 'PLAYED' as const, fixtureId: fixture.id, revision: fixture.revision, matchId };
    played.push({ matchId, ready, sets, at: new Date(at) });
    await plays.inTransaction(({ manager }) =>
      play.hear({ ...news, decision, version: 1 }, new Date(at), { manager, effects: SILENT }),
    );
  }
}

/** As a fixture that is to be played was announced. */
const readyOf = (tournament: Tournament, play: PlayOfTournament, fixture: PlayFixture) =>
  fixturesReady(tournament, { ...play, fixtures: [fixture] })[0]!.data as PlayedFixture['ready'];

/** What others are told of a tournament that they hear of now: only what is to be played. */
const onlyReady = (play: PlayOfTournament): PlayOfTournament => ({
  ...play,
  fixtures: play.fixtures.filter(({ state }) => state === 'READY'),
});

function tournamentOf(
  { id, details, startedAt, isPlanned }: SeededTournament,
  { support, now }: TournamentsSeed,
): Tournament {
  const startsAt = startOfDay(details.startOn, details.timeZone);
  const openedAt = new Date(Math.min(startsAt.getTime() - 30 * DAY_MS, now.getTime() - DAY_MS));
  return {
    ...details,
    id: tournamentId(id),
    inviteCode: details.isPrivate ? 'CLUB2026' : null,
    ...{ photos: [], handSeeds: [], startsAt, startedAt, endedAt: null, noticed: null, version: 1 },
    openedAt: isPlanned ? null : openedAt,
    closedAt: startedAt && new Date(startedAt.getTime() - 7 * DAY_MS),
    state: isPlanned ? 'PLANNED' : startedAt ? 'IN_PROGRESS' : 'OPEN',
    createdAt: openedAt,
    createdBy: support,
  };
}
