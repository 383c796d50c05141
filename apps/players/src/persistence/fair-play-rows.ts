import { userId } from '@setpoint/kernel';
import type { FairPlayRecord } from '../domain/fair-play/review.js';
import type { FairPlayRow } from './fair-play-entities.js';

export const toFairPlayRecord = (row: FairPlayRow): FairPlayRecord => ({
  playerId: userId(row.player_id),
  suspicion: {
    score: row.score,
    kinds: { COLLUSION: row.collusion, SANDBAGGING: row.sandbagging, MISREPORTING: row.misreporting },
    signals: row.signals,
    matches: row.matches,
  },
  countedAt: row.counted_at,
  state: row.state,
  reviews: row.reviews.map((review) => ({ ...review, by: userId(review.by), at: new Date(review.at) })),
});

export const toFairPlayRow = ({ playerId, suspicion, countedAt, state, reviews }: FairPlayRecord): FairPlayRow => ({
  player_id: playerId,
  score: suspicion.score,
  collusion: suspicion.kinds.COLLUSION,
  sandbagging: suspicion.kinds.SANDBAGGING,
  misreporting: suspicion.kinds.MISREPORTING,
  matches: suspicion.matches,
  signals: suspicion.signals,
  counted_at: countedAt,
  state,
  reviews: reviews.map((review) => ({ ...review, at: review.at.toISOString() })),
});
