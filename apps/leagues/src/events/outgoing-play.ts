import {
  groupClosed,
  groupFormed,
  leagueFixtureDecided,
  leagueFixtureExpired,
  leagueFixtureExtended,
  leagueFixtureReady,
  leagueFixtureWithdrawn,
  leagueGroupChanged,
  leagueWindowClosing,
  outgoing,
  rankingPublished,
  standingReached,
  type OutgoingEvent,
} from '@setpoint/events';
import { daysOf, timesOf } from '@setpoint/league';
import type { RankedTeam } from '../application/ports/playing-groups.js';
import { memberOf, type PlayEvent, type PlayingGroup } from '../domain/play/group.js';
import type { LeagueFixture } from '../domain/play/fixture.js';
import type { Milestone } from '../domain/play/table.js';

type League = PlayingGroup['league'];

export const competitionOf = ({ id, name }: Pick<League, 'id' | 'name'>) => ({ kind: 'LEAGUE' as const, id, name });
const leagueFactsOf = ({ id, name, sport, numberPlayers }: League) => ({ id, name, sport, numberPlayers });
const phaseFactsOf = ({ phase }: PlayingGroup) => ({ year: phase.year, phase: phase.number });
const versionOf = ({ id, revision }: LeagueFixture) => ({ fixtureId: id, revision });
const everybodyIn = ({ members }: PlayingGroup) => members.flatMap(({ playerIds }) => playerIds);

export function playEvent(event: PlayEvent, group: PlayingGroup): OutgoingEvent {
  if (event.kind === 'CLOSED') return closed(group, event.at);
  const { fixture } = event;
  const version = versionOf(fixture);
  const what = { ...version, competition: competitionOf(group.league), stage: fixture.stage };
  const closesAt = fixture.closesAt.toISOString();
  const [sideA, sideB] = [[...fixture.players[0]], [...fixture.players[1]]];
  switch (event.kind) {
    case 'READY':
      return outgoing(leagueFixtureReady, {
        ...what,
        ...{ sideA, sideB, closesAt, opensAt: fixture.opensAt.toISOString() },
        latestClose: fixture.latestClose.toISOString(),
        sport: group.league.sport,
        numberPlayers: group.league.numberPlayers,
        gameMode: group.league.gameMode,
        timeZone: group.league.timeZone,
        drawAllowed: fixture.stage === 'ROUND_ROBIN',
        ...preferencesOf([...sideA, ...sideB], group),
      });
    case 'EXTENDED':
      return outgoing(leagueFixtureExtended, { ...version, closesAt });
    case 'EXPIRED':
      return outgoing(leagueFixtureExpired, { ...version, closesAt });
    case 'WITHDRAWN':
      return outgoing(leagueFixtureWithdrawn, { ...version, reason: event.reason });
    case 'WINDOW_CLOSING':
      return outgoing(leagueWindowClosing, {
        ...{ ...what, playerIds: [...sideA, ...sideB], closesAt },
        ...(fixture.matchId !== null && { matchId: fixture.matchId }),
      });
    case 'DECIDED': {
      const { how, winner, at } = fixture.decision!;
      return outgoing(leagueFixtureDecided, { ...what, how, winner, sideA, sideB, at: at.toISOString() });
    }
  }
}

function preferencesOf(players: readonly string[], { people }: PlayingGroup) {
  const preferences = players.flatMap((playerId) => {
    const wishes = people.get(playerId)?.wishes;
    return wishes ? [{ playerId, courtIds: [...wishes.courtIds], ...(wishes.away && { away: wishes.away }) }] : [];
  });
  return preferences.length > 0 ? { preferences } : {};
}

const closed = (group: PlayingGroup, at: Date): OutgoingEvent =>
  outgoing(groupClosed, {
    groupId: group.id,
    league: leagueFactsOf(group.league),
    phase: phaseFactsOf(group),
    winnerIds: [...placedPlayers(group, group.winnerId)],
    secondIds: [...placedPlayers(group, group.secondId)],
    playerIds: everybodyIn(group),
    at: at.toISOString(),
  });

/** Players of a winning or second member: those who played the final, or would have. */
export function placedPlayers(group: PlayingGroup, memberId: string | null): readonly string[] {
  if (memberId === null) return [];
  const final = group.fixtures.find(({ stage }) => stage === 'FINAL_LEAGUE');
  const place = final?.sides.indexOf(memberId) ?? -1;
  return place >= 0 ? final!.players[place]! : memberOf(group, memberId).playerIds.slice(0, group.league.numberPlayers);
}

export const formed = (group: PlayingGroup): OutgoingEvent =>
  outgoing(groupFormed, {
    groupId: group.id,
    league: leagueFactsOf(group.league),
    phase: phaseFactsOf(group),
    number: group.number,
    playerIds: everybodyIn(group),
    endsOn: daysOf(timesOf(group.phase, group.league.timeZone), group.league.timeZone).at(-1)!,
  });

/** Current players, without withdrawn ones. */
const playing = ({ members }: PlayingGroup) =>
  members.filter(({ outBecause }) => outBecause === null).flatMap(({ playerIds }) => playerIds);

export const groupNow = (group: PlayingGroup): OutgoingEvent =>
  outgoing(leagueGroupChanged, {
    groupId: group.id,
    league: leagueFactsOf(group.league),
    phase: phaseFactsOf(group),
    number: group.number,
    playerIds: playing(group),
    over: group.state === 'CLOSED',
  });

/** Whether a group's players have to be published. */
export const isOtherGroup = (before: PlayingGroup, after: PlayingGroup): boolean =>
  (before.state === 'CLOSED') !== (after.state === 'CLOSED') || playing(before).join(' ') !== playing(after).join(' ');

export const reached = (group: PlayingGroup, { memberId, milestone }: Milestone, at: Date): OutgoingEvent =>
  outgoing(standingReached, {
    groupId: group.id,
    league: leagueFactsOf(group.league),
    playerIds: [...memberOf(group, memberId).playerIds],
    milestone,
    at: at.toISOString(),
  });

export const ranked = ({ league, phase }: PlayingGroup, teams: readonly RankedTeam[]): OutgoingEvent =>
  outgoing(rankingPublished, {
    league: leagueFactsOf(league),
    year: phase.year,
    positions: teams.flatMap(({ playerIds, position }) => playerIds.map((playerId) => ({ playerId, position }))),
  });
