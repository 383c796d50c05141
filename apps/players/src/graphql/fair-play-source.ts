import { LONGEST_HISTORY, type UserId } from '@setpoint/kernel';
import type { FairPlayRecord } from '../domain/fair-play/review.js';
import type * as schema from './generated/schema.js';
import type { UserSource } from './user-view.js';

type UserOf = (id: UserId) => Promise<UserSource | null>;
type WithUsers<Type, Names extends keyof Type, User> = Omit<Type, Names> & Readonly<Record<Names, () => Promise<User>>>;

type SignalSource = WithUsers<Omit<schema.FairPlaySignal, 'matches' | '__typename'>, 'opponents', UserSource[]> & {
  readonly matches: readonly { readonly id: string }[];
};

/** Source of the fields of type FairPlay, except its history. */
export interface FairPlaySource extends Omit<
  schema.FairPlay,
  'id' | 'player' | 'history' | 'signals' | 'reviews' | '__typename'
> {
  readonly id: UserId;
  readonly player: () => Promise<UserSource | null>;
  readonly signals: readonly SignalSource[];
  readonly reviews: readonly WithUsers<Omit<schema.FairPlayReview, '__typename'>, 'by', UserSource | null>[];
}

export function fairPlaySource(record: FairPlayRecord, userOf: UserOf): FairPlaySource {
  const { playerId, suspicion, countedAt, state, reviews } = record;
  const { score, kinds, matches, signals } = suspicion;
  return {
    id: playerId,
    player: () => userOf(playerId),
    ...{ score, matches, countedAt, state, version: reviews.length },
    ...{ collusion: kinds.COLLUSION, sandbagging: kinds.SANDBAGGING, misreporting: kinds.MISREPORTING },
    signals: signals.map(({ opponents, matchIds, ...signal }) => ({
      ...signal,
      opponents: async () => (await Promise.all(opponents.map(userOf))).filter((user) => user !== null),
      matches: matchIds.map((id) => ({ id })),
    })),
    reviews: reviews.slice(-LONGEST_HISTORY).map(({ by, ...review }) => ({ ...review, by: () => userOf(by) })),
  };
}
