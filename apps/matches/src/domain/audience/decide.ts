import { accept, assertNever, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { isHidden, players, sideOf, type Match } from '../match.js';
import type { MatchCode } from '../refusals.js';
import type { RuleContext } from '../rule-context.js';
import { after, REACTION_MS } from '../rules/deadlines.js';
import { REACTIONS, type AudienceCommand, type Fan, type Reaction } from './fan.js';

/** The fan after the command; `fan` is null if they never followed the match. */
export function decideAudience(
  command: AudienceCommand,
  fan: Fan | null,
  match: Match,
  context: RuleContext,
  now: Date,
): Outcome<Fan, MatchCode> {
  if (!fan && isHidden(match, command.who)) return refuse('MATCH_NOT_FOUND');
  const known: Fan = fan ?? { playerId: command.who, isFollowing: false, reaction: null };
  switch (command.type) {
    case 'FOLLOW': {
      const refusal = watchRefusal(match, command.who, context);
      return refusal ? refuse(refusal) : accept({ ...known, isFollowing: true });
    }
    case 'UNFOLLOW':
      return accept({ ...known, isFollowing: false });
    case 'REACT':
      if (!known.isFollowing || watchRefusal(match, command.who, context)) return refuse('NOT_IN_AUDIENCE');
      return isReaction(command.reaction) ? react(known, command.reaction, now) : refuse('REACTION_NOT_FOUND');
    default:
      return assertNever(command);
  }
}

/** Null if this person may be in the audience, otherwise the refusal. */
export function watchRefusal(match: Match, who: UserId, context: RuleContext): MatchCode | null {
  if (isHidden(match, who)) return 'MATCH_NOT_FOUND';
  if (sideOf(match, who) || players(match).some((player) => context.blockBetween(who, player))) return 'CANNOT_FOLLOW';
  return match.state === 'CANCELLED' || match.state === 'EXPIRED' ? 'NOT_IN_THIS_STATE' : null;
}

function react(fan: Fan, kind: Reaction, now: Date): Outcome<Fan, MatchCode> {
  if (fan.reaction?.kind === kind) return accept(fan);
  const waits = fan.reaction ? after(fan.reaction.at, REACTION_MS).getTime() - now.getTime() : 0;
  if (waits > 0) return refuse('TOO_SOON', { data: { retryAfterSeconds: Math.ceil(waits / 1000) } });
  return accept({ ...fan, reaction: { kind, at: now } });
}

const isReaction = (text: string): text is Reaction => (REACTIONS as readonly string[]).includes(text);
