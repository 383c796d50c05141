import { Injectable } from '@nestjs/common';
import { changesWithTime, nightAfter, rankingScores } from '../domain/rankings.js';
import { Rankings } from './ports/rankings.js';

const BATCH = 500;

/** Scores of players who are due, a batch at a time (RNK-02). */
@Injectable()
export class RefreshRankings {
  constructor(private readonly rankings: Rankings) {}

  execute(now: Date): Promise<number> {
    return this.rankings.refresh({
      now,
      most: BATCH,
      scoresOf: (player) => rankingScores(player, now),
      dueAgain: (player) => (changesWithTime(player, now) ? nightAfter(now) : null),
    });
  }
}
