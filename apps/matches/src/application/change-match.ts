import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type MatchId, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';
import type { CommandType, MatchCommand } from '../domain/commands.js';
import { decide } from '../domain/match-machine.js';
import { isHidden, players, type Match } from '../domain/match.js';
import type { MatchCode } from '../domain/refusals.js';
import { Matches, type Involved, type MatchTransaction } from './ports/matches.js';
import { saveEvents } from './save-events.js';

/** Limit per person, above any real use. */
const CHANGING: RateLimit = { name: 'change-match', points: 120, seconds: 60 };
const INVITING: RateLimit = { name: 'invite-players', points: 100, seconds: 3600 };
/** Limit per person and match, because everyone else is notified of each change. */
const NOTIFYING: RateLimit = { name: 'notify-of-match', points: 30, seconds: 3600 };
const NOTIFIED: readonly CommandType[] = [
  'JOIN',
  'LEAVE',
  'ORGANISE',
  'ANSWER_PROPOSAL',
  'WITHDRAW_PROPOSAL',
  'REORGANISE',
  'EDIT_TEAMS',
];

/** Executes all commands on a match except its creation. */
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
    if (!NOTIFIED.includes(type)) return null;
    const notified = await this.limiter.take(NOTIFYING, `${who} ${id}`);
    return notified.allowed ? null : notified.retryAfterSeconds;
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
  // Who keeps a guest's place holds its link.
  if (!match || (command.type !== 'KEEP_GUEST_PLACE' && isHidden(match, command.who))) return refuse('MATCH_NOT_FOUND');
  const context = await transaction.ruleContext(involvedIn(command, match));
  const decision = decide(command, match, context, now);
  return decision.ok ? accept(await saveEvents(transaction, match, decision.value)) : decision;
}

function involvedIn(command: MatchCommand, match: Match): Involved {
  const actor = command.who;
  // Any change may free a place or make it available to somebody on the waiting list.
  const waiting: readonly UserId[] = match.waitingList.map(({ playerId }) => playerId);
  const people = [match.organiserId, ...players(match), ...waiting];
  const involved = { actor, people, courtId: null, engaged: waiting };
  switch (command.type) {
    case 'JOIN':
    case 'ANSWER':
    case 'WAIT':
    case 'KEEP_GUEST_PLACE':
      return { ...involved, engaged: [actor, ...waiting] };
    case 'ORGANISE':
      return { ...involved, courtId: command.plan.courtId, engaged: [...players(match), ...waiting] };
    case 'ANSWER_PROPOSAL':
      return { ...involved, engaged: [...players(match), ...waiting] };
    case 'INVITE':
      return { ...involved, people: [...involved.people, ...command.invitees.map((invitee) => invitee.playerId)] };
    default:
      return involved;
  }
}
