import { accept, refuse, type UserId } from '@setpoint/kernel';
import type { CommandOf } from '../commands.js';
import { applyEvents } from '../evolve.js';
import { isScheduled, members, players, sideOf, type Match, type Schedule } from '../match.js';
import type { MatchEvent } from '../match-events.js';
import type { Decision } from '../result-decisions.js';
import type { RuleContext } from '../rule-context.js';
import { isWithoutNotice } from '../rules/notice.js';
import { overlapping } from '../rules/overlap.js';
import { isSamePlan } from '../rules/schedule.js';
import { askedBy, openProposal } from './proposal.js';

/**
 * Sets court and time if everybody in the match agrees already, and proposes them to the others if not (MAT-23). The
 * plan itself is valid and everybody is free.
 */
export function proposeOrSet(
  { who, proposalId, answers = null, agreedBy = [] }: CommandOf<'ORGANISE'>,
  plan: Schedule,
  match: Match,
  now: Date,
): Decision {
  const open = openProposal(match);
  if (open && open.by !== who) {
    if (isSamePlan(open.plan, plan)) return acceptedBy(who, match, now);
    // Whoever proposes something else has seen what was proposed.
    if (open.id !== answers) return refuse('PROPOSAL_EXISTS');
  }
  // Whether the field is booked is nothing to agree on.
  if (isScheduled(match.plan) && isSamePlan(match.plan, plan) && !open)
    return accept([{ type: 'ORGANISED', by: who, plan, at: now }]);
  const others = members(match).filter((id) => id !== who);
  const asked = others.filter((id) => !agreedBy.includes(id));
  if ((asked.length > 0 || match.competition) && isWithoutNotice(plan.when, now)) return refuse('TOO_LITTLE_NOTICE');
  if (asked.length === 0) return accept([{ type: 'ORGANISED', by: who, plan, at: now }]);
  const accepted = others.filter((id) => agreedBy.includes(id)).map((playerId) => ({ playerId, at: now }));
  const proposal = { id: proposalId, by: who, at: now, plan, accepted, end: null };
  return accept([{ type: 'PROPOSED', proposal, at: now }]);
}

/** Each is asked once; the last yes makes it the schedule. */
export function answerProposal(
  { who, accept: accepts }: CommandOf<'ANSWER_PROPOSAL'>,
  match: Match,
  context: RuleContext,
  now: Date,
): Decision {
  if (!accepts) return accept([{ type: 'PROPOSAL_DECLINED', by: who, at: now }]);
  const busy = busyIn(match, openProposal(match)!.plan, context);
  if (busy.includes(who)) return refuse('MATCH_OVERLAPS');
  const decision = acceptedBy(who, match, now);
  const isLast = decision.ok && decision.value.some(({ type }) => type === 'ORGANISED');
  return isLast && busy.length > 0 ? refuse('PLAYER_NOT_FREE', { data: { playerIds: busy } }) : decision;
}

function acceptedBy(who: UserId, match: Match, now: Date): Decision {
  const events: MatchEvent[] = [{ type: 'PROPOSAL_ACCEPTED', by: who, at: now }];
  return accept([...events, ...agreement(applyEvents(match, events), who, now)]);
}

/** The open proposal becomes the schedule once nobody is left to answer, also because somebody left the match. */
export function agreement(match: Match, who: UserId, now: Date): readonly MatchEvent[] {
  const open = openProposal(match);
  const by = open && sideOf(match, who) ? who : open?.by;
  return open && by && askedBy(open, match).length === 0 ? [{ type: 'ORGANISED', by, plan: open.plan, at: now }] : [];
}

/** Players with another match at that time (MAT-18). */
export const busyIn = (match: Match, { when }: Schedule, context: RuleContext): readonly UserId[] =>
  players(match).filter((id) => overlapping(when, context.person(id)?.engagements ?? [], match.id).length > 0);
