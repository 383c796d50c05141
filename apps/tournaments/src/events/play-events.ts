import {
  outgoing,
  sideProgressed,
  tournamentAwardClaimed,
  tournamentAwardWon,
  tournamentCompleted,
  tournamentFixtureDecided,
  tournamentFixtureExpired,
  tournamentFixtureExtended,
  tournamentFixtureReady,
  tournamentFixtureWithdrawn,
  tournamentGroupsChanged,
  tournamentWindowClosing,
  type OutgoingEvent,
} from '@setpoint/events';
import { withoutGuests } from '../domain/guest.js';
import type { PrizeChoice, Tournament } from '../domain/tournament.js';
import type { Award } from '../domain/play/award.js';
import { changesBetween, type FixtureChange } from '../domain/play/changes.js';
import { groupIdOf, type PlayFixture, type PlayOfTournament } from '../domain/play/play.js';
import { entrantsOf, finalistsOf, isOver, placedIn, progressBetween } from '../domain/play/progress.js';
import { factsOf } from './book-events.js';

const iso = (at: number): string => new Date(at).toISOString();

const competitionOf = ({ id, name }: Tournament) => ({ kind: 'TOURNAMENT' as const, id, name });

const versionOf = ({ id, revision }: PlayFixture) => ({ fixtureId: id, revision });

/** Those with an account. */
function playersIn({ entries }: PlayOfTournament, entryId: string | null): string[] {
  return withoutGuests(entries.find(({ id }) => id === entryId)?.playerIds ?? []);
}

/** Events published as play progresses. */
export function playEvents(
  tournament: Tournament,
  before: PlayOfTournament | null,
  after: PlayOfTournament,
  at: number,
): OutgoingEvent[] {
  const events = changesBetween(before, after).map((change) => changeEvent(tournament, after, change));
  const progress = before ? progressBetween(before, after) : [];
  for (const { entryId, ...how } of progress) {
    const playerIds = playersIn(after, entryId);
    if (playerIds.length === 0) continue;
    events.push(outgoing(sideProgressed, { tournament: factsOf(tournament), playerIds, ...how, at: iso(at) }));
  }
  if (isOver(after) && isOtherEnd(before, after)) events.push(completedEvent(tournament, after));
  if (!before || isOtherCompany(before, after)) events.push(groupsEvent(tournament, after));
  return events;
}

/** Current players of the groups. */
export const groupsEvent = (tournament: Tournament, play: PlayOfTournament): OutgoingEvent =>
  outgoing(tournamentGroupsChanged, {
    tournament: factsOf(tournament),
    groups: play.groups.map(({ members }, index) => ({
      groupId: groupIdOf(tournament.id, index + 1),
      number: index + 1,
      playerIds: members.filter(({ id }) => play.out[id] === undefined).flatMap(({ id }) => playersIn(play, id)),
    })),
    over: isOver(play),
    isPrivate: tournament.isPrivate,
  });

const isOtherCompany = (before: PlayOfTournament, after: PlayOfTournament): boolean =>
  isOver(before) !== isOver(after) ||
  Object.keys(before.out).length !== Object.keys(after.out).length ||
  before.groups.some(({ members }, index) => members !== after.groups[index]!.members);

/** Open fixtures of an imported tournament; earlier decisions are not announced. */
export const fixturesReady = (tournament: Tournament, play: PlayOfTournament): OutgoingEvent[] => [
  ...changesBetween(null, play)
    .filter(({ kind }) => kind === 'READY')
    .map((change) => changeEvent(tournament, play, change)),
  groupsEvent(tournament, play),
];

/** The final is decided, or another result of it counts. */
const isOtherEnd = (before: PlayOfTournament | null, after: PlayOfTournament): boolean =>
  before?.completedAt == null || JSON.stringify(placedIn(before)) !== JSON.stringify(placedIn(after));

/** Who played, and how far they came. */
export function completedEvent(
  { id, sport, numberPlayers, timeZone, isPrivate }: Tournament,
  play: PlayOfTournament,
): OutgoingEvent {
  const completedAt = iso(play.completedAt!);
  const entrants = entrantsOf(play);
  return outgoing(tournamentCompleted, {
    tournamentId: id,
    sport,
    numberPlayers,
    completedAt,
    timeZone,
    entrants,
    finalists: finalistsOf(play).map((players) => [...players]),
    isPrivate,
  });
}

function changeEvent(tournament: Tournament, play: PlayOfTournament, change: FixtureChange): OutgoingEvent {
  const { fixture } = change;
  const sides = { sideA: playersIn(play, fixture.sides[0]), sideB: playersIn(play, fixture.sides[1]) };
  const about = { ...versionOf(fixture), competition: competitionOf(tournament), stage: fixture.stage };
  switch (change.kind) {
    case 'READY':
      return outgoing(tournamentFixtureReady, {
        ...{ ...about, ...sides, sport: tournament.sport, numberPlayers: tournament.numberPlayers },
        ...{ gameMode: tournament.gameMode, drawAllowed: fixture.group !== null, timeZone: tournament.timeZone },
        ...{ opensAt: iso(fixture.opensAt!), closesAt: iso(fixture.closesAt!), isPrivate: tournament.isPrivate },
        area: { lat: tournament.lat, lng: tournament.lng, radiusKm: tournament.radiusKm },
      });
    case 'EXPIRED':
      return outgoing(tournamentFixtureExpired, { ...versionOf(fixture), closesAt: iso(fixture.closesAt!) });
    case 'WITHDRAWN':
      return outgoing(tournamentFixtureWithdrawn, { ...versionOf(fixture), reason: change.reason });
    case 'DECIDED': {
      const { how, winner, at } = fixture.outcome!;
      const end = how as Exclude<typeof how, 'BYE'>;
      return outgoing(tournamentFixtureDecided, { ...about, ...sides, how: end, winner, at: iso(at) });
    }
  }
}

export const extendedEvent = (fixture: PlayFixture): OutgoingEvent =>
  outgoing(tournamentFixtureExtended, { ...versionOf(fixture), closesAt: iso(fixture.closesAt!) });

export const closingEvent = (tournament: Tournament, play: PlayOfTournament, fixture: PlayFixture): OutgoingEvent =>
  outgoing(tournamentWindowClosing, {
    ...{ ...versionOf(fixture), competition: competitionOf(tournament), stage: fixture.stage },
    playerIds: fixture.sides.flatMap((id) => playersIn(play, id)),
    closesAt: iso(fixture.closesAt!),
    ...(fixture.matchId !== null && { matchId: fixture.matchId }),
  });

export const awardWonEvent = (tournament: Tournament, { id, playerId, placing, wonAt }: Award): OutgoingEvent =>
  outgoing(tournamentAwardWon, {
    ...{ awardId: id, competition: competitionOf(tournament), playerId, placing, at: wonAt.toISOString() },
  });

export const awardClaimedEvent = (tournament: Tournament, award: Award, prize: PrizeChoice): OutgoingEvent =>
  outgoing(tournamentAwardClaimed, {
    ...{ awardId: award.id, competition: competitionOf(tournament), playerId: award.playerId, prize },
    at: award.claimedAt!.toISOString(),
  });
