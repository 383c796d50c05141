import { accept, oneLine, refuse, type FieldError, type Outcome, type UserId } from '@setpoint/kernel';
import type { Suspicion } from './suspicion.js';

export const FAIR_PLAY_CODES = ['FAIR_PLAY_NOT_FOUND', 'FAIR_PLAY_CHANGED', 'INVALID_DATA'] as const;
export type FairPlayCode = (typeof FAIR_PLAY_CODES)[number];

/** Support's verdict: reviewed, or dismissed. */
export type ReviewVerdict = 'REVIEWED' | 'DISMISSED';
export type WatchState = 'OPEN' | ReviewVerdict;

export interface Review {
  readonly by: UserId;
  readonly at: Date;
  readonly verdict: ReviewVerdict;
  readonly note: string;
  /** As they saw it. */
  readonly score: number;
}

/** Fair-play record of a player. */
export interface FairPlayRecord {
  readonly playerId: UserId;
  readonly suspicion: Suspicion;
  readonly countedAt: Date;
  readonly state: WatchState;
  /** Oldest first; never changed or removed. */
  readonly reviews: readonly Review[];
}

export interface ReviewFairPlay {
  readonly by: UserId;
  readonly verdict: ReviewVerdict;
  readonly note: string;
  /** Number of reviews known to the caller. */
  readonly version: number;
}

export const LONGEST_NOTE = 1000;
/** Score increase that reopens a reviewed record: ten times less likely than before. */
const RISEN = 1;

/** The record after a review, or a refusal. The same object if the same person repeats the review. */
export function reviewFairPlay(
  { by, verdict, version, ...given }: ReviewFairPlay,
  record: FairPlayRecord,
  at: Date,
): Outcome<FairPlayRecord, FairPlayCode> {
  const note = oneLine(given.note);
  const last = record.reviews.at(-1);
  const isRepeated = version === record.reviews.length - 1 && last?.by === by;
  if (isRepeated && last.verdict === verdict && last.note === note) return accept(record);
  if (version !== record.reviews.length) return refuse('FAIR_PLAY_CHANGED');
  const fields = findNoteErrors(note);
  if (fields.length > 0) return refuse('INVALID_DATA', { fields });
  const review = { by, at, verdict, note, score: record.suspicion.score };
  return accept({ ...record, state: verdict, reviews: [...record.reviews, review] });
}

/** The record with new scores; reopened if clearly worse since the last review. */
export function recounted(
  before: FairPlayRecord | null,
  suspicion: Suspicion,
  countedAt: Date,
): Omit<FairPlayRecord, 'playerId'> {
  const { state, reviews } = before ?? { state: 'OPEN' as const, reviews: [] };
  const seen = reviews.at(-1);
  const isWorse = seen !== undefined && suspicion.score >= seen.score + RISEN;
  return { suspicion, countedAt, state: isWorse ? 'OPEN' : state, reviews };
}

function findNoteErrors(note: string): FieldError<string>[] {
  if (note === '') return [{ field: 'note', code: 'REQUIRED' }];
  return [...note].length > LONGEST_NOTE ? [{ field: 'note', code: 'TOO_LONG' }] : [];
}
