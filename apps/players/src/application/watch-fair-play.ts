import { Injectable } from '@nestjs/common';
import { populationOf } from '../domain/fair-play/population.js';
import { recounted } from '../domain/fair-play/review.js';
import { suspicionOf, type Suspicion } from '../domain/fair-play/suspicion.js';
import { MOST_MATCHES, WATCHED_DAYS } from '../domain/fair-play/watched.js';
import { nightAfter } from '../domain/rankings.js';
import { FairPlay, type FairPlayCount } from './ports/fair-play.js';

const DAY_MS = 24 * 3_600_000;
const BATCH = 200;
/** The baseline is learned from this many of the latest matches. */
const SAMPLE = 10_000;
/** Players with a score are rescored, so that it fades when they stop playing. */
const AGAIN_DAYS = 30;

/** Scores players who have played since the last run, in batches (BYD-12). */
@Injectable()
export class WatchFairPlay {
  constructor(private readonly fairPlay: FairPlay) {}

  execute(now: Date): Promise<number> {
    return this.fairPlay.count(fairPlayCount(now, BATCH));
  }
}

export const fairPlayCount = (now: Date, most: number): FairPlayCount => ({
  ...{ now, most, populationOf, suspicionOf },
  window: { since: new Date(now.getTime() - WATCHED_DAYS * DAY_MS), mostMatches: MOST_MATCHES, sample: SAMPLE },
  recounted: (before, suspicion) => recounted(before, suspicion, now),
  dueAgain: ({ score }: Suspicion) => (score > 0 ? nightAfter(new Date(now.getTime() + AGAIN_DAYS * DAY_MS)) : null),
});
