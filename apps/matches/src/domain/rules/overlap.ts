import type { MatchId } from '@setpoint/kernel';
import type { Engagement } from '../rule-context.js';
import type { When } from '../match.js';

/** Other matches that overlap in time; adjacent ones do not (MAT-18). */
export const overlapping = (
  when: When | null,
  engagements: readonly Engagement[],
  except: MatchId,
): readonly Engagement[] =>
  when === null
    ? []
    : engagements.filter(
        (other) => other.matchId !== except && other.startsAt < when.endsAt && other.endsAt > when.startsAt,
      );
