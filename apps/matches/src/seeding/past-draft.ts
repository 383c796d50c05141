import { courtId, matchId, userId, type Random, type SportId } from '@setpoint/kernel';
import type { GameMode } from '@setpoint/scoring';
import type { Draft } from '../domain/create-match.js';
import type { Minutes } from '../domain/match.js';
import type { Arrangement } from './arrangement.js';
import { chance, idAt } from './chance.js';
import { levelLimits } from './company.js';
import { messageIn } from './messages.js';
import type { Town } from './town.js';

/** What the organiser fills in. */
export function draftOf(arrangement: Arrangement, isFriendly: boolean, town: Town, random: Random): Draft {
  const { fate, sport, numberPlayers, court, minutes, datePlay, timePlay, organiser, others, seats } = arrangement;
  const isPrivate =
    fate.invites &&
    chance(random, 0.4) &&
    others.filter((each) => town.follows(organiser.id, each.id)).length >= numberPlayers;
  const at = new Date(arrangement.createdAt);
  return {
    matchId: matchId(idAt(random, at)),
    organiserId: userId(organiser.id),
    sport,
    numberPlayers,
    visibility: isPrivate ? 'PRIVATE' : 'PUBLIC',
    isFriendly,
    gameMode: gameMode(random, sport, minutes),
    ...levelLimits(random, [organiser, ...others], sport, numberPlayers, fate.invites),
    courtId: fate.scheduledAtOnce ? courtId(court.id) : null,
    booked: fate.scheduledAtOnce && chance(random, 0.6),
    datePlay: fate.scheduledAtOnce ? datePlay : null,
    timePlay: fate.scheduledAtOnce ? timePlay : null,
    minutesPlay: minutes,
    guests: [],
    invitees: fate.invites
      ? seats.map(({ player, side }) => ({ invitationId: idAt(random, at), playerId: userId(player.id), side }))
      : [],
    message: chance(random, 0.35) ? messageIn(court.timeZone, random) : null,
  };
}

function gameMode(random: Random, sport: SportId, minutes: Minutes): GameMode {
  if (minutes === 60 && chance(random, 0.5)) return chance(random, 0.5) ? 'ONE_SET_9_GAMES' : 'NEXTGEN';
  return sport === 1 && chance(random, 0.08) ? 'NEXTGEN' : 'THREE_SETS_6_GAMES';
}
