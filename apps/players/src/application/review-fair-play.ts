import { Injectable } from '@nestjs/common';
import { Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import {
  reviewFairPlay,
  type FairPlayCode,
  type FairPlayRecord,
  type ReviewFairPlay as Command,
} from '../domain/fair-play/review.js';
import { FairPlay } from './ports/fair-play.js';

/** Support reviews or dismisses a fair-play record (BYD-12). The player is not notified and nothing changes for them. */
@Injectable()
export class ReviewFairPlay {
  constructor(
    private readonly fairPlay: FairPlay,
    private readonly clock: Clock,
  ) {}

  execute(player: UserId, command: Command): Promise<Outcome<FairPlayRecord, FairPlayCode>> {
    return this.fairPlay.change(player, (record) =>
      record ? reviewFairPlay(command, record, this.clock.now()) : refuse('FAIR_PLAY_NOT_FOUND'),
    );
  }
}
