import { courtId, userId } from '@setpoint/kernel';
import type { Minutes } from '../domain/match.js';
import type { PlanProposal, ProposalEnd } from '../domain/proposal/proposal.js';

/** A proposal as stored in jsonb: instants as ISO text. */
export interface StoredProposal {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly plan: {
    readonly courtId: string;
    readonly booked: boolean;
    readonly datePlay: string;
    readonly timePlay: string;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly minutesPlay: number;
    readonly timeZone: string;
  };
  readonly accepted: readonly { readonly playerId: string; readonly at: string }[];
  readonly end: { readonly how: ProposalEnd['how']; readonly by: string | null; readonly at: string } | null;
}

export function toProposal({ plan, ...stored }: StoredProposal): PlanProposal {
  const { datePlay, timePlay, startsAt, endsAt, booked, timeZone } = plan;
  return {
    id: stored.id,
    by: userId(stored.by),
    at: new Date(stored.at),
    plan: {
      ...{ courtId: courtId(plan.courtId), booked, timeZone, minutesPlay: plan.minutesPlay as Minutes },
      when: { datePlay, timePlay, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
    },
    accepted: stored.accepted.map(({ playerId, at }) => ({ playerId: userId(playerId), at: new Date(at) })),
    end: stored.end && {
      how: stored.end.how,
      by: stored.end.by === null ? null : userId(stored.end.by),
      at: new Date(stored.end.at),
    },
  };
}

export const storedProposal = ({ id, by, at, plan, accepted, end }: PlanProposal): StoredProposal => {
  const { courtId: court, booked, minutesPlay, timeZone, when } = plan;
  return {
    ...{ id, by, at: at.toISOString() },
    plan: {
      ...{ courtId: court, booked, minutesPlay, timeZone, datePlay: when.datePlay, timePlay: when.timePlay },
      ...{ startsAt: when.startsAt.toISOString(), endsAt: when.endsAt.toISOString() },
    },
    accepted: accepted.map((each) => ({ playerId: each.playerId, at: each.at.toISOString() })),
    end: end && { ...end, at: end.at.toISOString() },
  };
};
