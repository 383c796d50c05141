import { courtId, userId, type Random, type Side, type UserId } from '@setpoint/kernel';
import type { MatchCommand } from '../domain/commands.js';
import { players, type Match } from '../domain/match.js';
import type { Arrangement } from './arrangement.js';
import { between, chance } from './chance.js';
import type { Step } from './endings.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What people do between the creation of a match and its first ball: they come in, decline, set a date, call it off. */
export function preparationOf(arrangement: Arrangement, random: Random, now: number): Step[] {
  const { fate, startsAt, createdAt } = arrangement;
  const steps = arrivals(arrangement, random, now);
  if (!fate.scheduledAtOnce) steps.push(organisation(arrangement, random, now));
  if (fate.calledOff)
    steps.push({
      at: between(random, createdAt + HOUR, startsAt - 2 * HOUR),
      act: (match) => ({ type: 'CANCEL', who: match.organiserId }),
    });
  return steps;
}

function arrivals({ wish, fate, startsAt, createdAt, seats }: Arrangement, random: Random, now: number): Step[] {
  const joinedBy = Math.min(wish.joinedBy ?? Infinity, startsAt - 2.5 * HOUR);
  const joinsAt = () =>
    wish.joinedBy !== undefined && joinedBy > now ? joinedBy : between(random, createdAt + 0.2 * HOUR, joinedBy);
  const coming = fate.shortOfPlayers ? seats.slice(0, -1) : seats;
  const steps: Step[] = coming.map(({ player, side }) => ({
    at: joinsAt(),
    act: (match) => comeIn(match, userId(player.id), side),
  }));
  if (fate.shortOfPlayers && fate.invites) {
    const { player } = seats.at(-1)!;
    steps.push({ at: between(random, createdAt, startsAt), act: (match) => decline(match, userId(player.id)) });
  }
  return steps;
}

function organisation(arrangement: Arrangement, random: Random, now: number): Step {
  const { wish, court, datePlay, timePlay, minutes, createdAt, startsAt } = arrangement;
  const plan = { courtId: courtId(court.id), booked: chance(random, 0.6), datePlay, timePlay, minutesPlay: minutes };
  const at = wish.organiser ? now + DAY : between(random, createdAt + HOUR, startsAt - 3 * HOUR);
  // They have agreed, in words that the demo does not have.
  return {
    at,
    act: (match) => ({
      ...{ type: 'ORGANISE', who: match.organiserId, plan, agreedBy: players(match) },
      proposalId: `${match.id} plan`,
    }),
  };
}

function comeIn(match: Match, who: UserId, side: Side): MatchCommand {
  const invited = match.invitations.some((each) => each.playerId === who && each.state === 'PENDING');
  return invited ? { type: 'ANSWER', who, accept: true } : { type: 'JOIN', who, side };
}

function decline(match: Match, who: UserId): MatchCommand | null {
  const invited = match.invitations.some((each) => each.playerId === who && each.state === 'PENDING');
  return invited ? { type: 'ANSWER', who, accept: false } : null;
}
