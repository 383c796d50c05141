import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type MatchId, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';
import type { CommandType, MatchCommand } from '../domain/commands.js';
import { decide } from '../domain/match-machine.js';
import { isInvolved, players, type Match } from '../domain/match.js';
import type { MatchCode } from '../domain/refusals.js';
import { Matches, type Involved, type MatchTransaction } from './ports/matches.js';
import { saveEvents } from './save-events.js';

/** Per person. Nobody plays that much. */
const CHANGING: RateLimit = { name: 'change-match', points: 120, seconds: 60 };
const INVITING: RateLimit = { name: 'invite-players', points: 100, seconds: 3600 };
/** Per person and match: all others hear of each, some by mail. Nobody changes their mind that often. */
const TELLING: RateLimit = { name: 'tell-of-match', points: 30, seconds: 3600 };
const TOLD: readonly CommandType[] = ['JOIN', 'LEAVE', 'ORGANISE', 'REORGANISE'];

/** Carries out what somebody wants of a match: all commands but its creation. */
@Injectable()
export class ChangeMatch {
  constructor(
    private readonly matches: Matches,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async execute(id: MatchId, command: MatchCommand): Promise<Outcome<Match, MatchCode>> {
    const wait = await this.secondsToWait(id, command);
    if (wait !== null) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds: wait } });
    return this.matches.transaction((transaction) => changeIn(transaction, id, command, this.clock.now()));
  }

  private async secondsToWait(id: MatchId, { type, who }: MatchCommand): Promise<number | null> {
    const isInviting = type === 'INVITE' || type === 'INVITE_GUEST';
    const counted = await this.limiter.take(isInviting ? INVITING : CHANGING, who);
    if (!counted.allowed) return counted.retryAfterSeconds;
    if (!TOLD.includes(type)) return null;
    const told = await this.limiter.take(TELLING, `${who} ${id}`);
    return told.allowed ? null : told.retryAfterSeconds;
  }
}

/** One change of one match, as part of a transaction. */
export async function changeIn(
  transaction: MatchTransaction,
  id: MatchId,
  command: MatchCommand,
  now: Date,
): Promise<Outcome<Match, MatchCode>> {
  const match = await transaction.load(id);
  if (!match || isHidden(match, command)) return refuse('MATCH_NOT_FOUND');
  const context = await transaction.ruleContext(involvedIn(command, match));
  const decision = decide(command, match, context, now);
  return decision.ok ? accept(await saveEvents(transaction, match, decision.value)) : decision;
}

/**
 * A private match does not exist for strangers (MAT-14). Whoever tries to join or to answer holds a link to it: they
 * learn that it is not for them.
 */
const isHidden = (match: Match, { type, who }: MatchCommand): boolean =>
  match.visibility === 'PRIVATE' && !HOLDING_A_LINK.includes(type) && !isInvolved(match, who);

const HOLDING_A_LINK: readonly CommandType[] = ['JOIN', 'ANSWER', 'KEEP_GUEST_PLACE'];

function involvedIn(command: MatchCommand, match: Match): Involved {
  const actor = command.who;
  // Any change may free a place, or open it to somebody who waits.
  const waiting: readonly UserId[] = match.waitingList.map(({ playerId }) => playerId);
  const people = [match.organiserId, ...players(match), ...waiting];
  const involved = { actor, people, courtId: null, engaged: waiting };
  switch (command.type) {
    case 'JOIN':
    case 'ANSWER':
    case 'WAIT':
      return { ...involved, engaged: [actor, ...waiting] };
    case 'ORGANISE':
      return { ...involved, courtId: command.plan.courtId, engaged: [...players(match), ...waiting] };
    case 'INVITE':
      return { ...involved, people: [...involved.people, ...command.invitees.map((invitee) => invitee.playerId)] };
    default:
      return involved;
  }
}
