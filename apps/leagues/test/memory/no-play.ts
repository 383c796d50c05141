import { RateLimiter } from '@setpoint/service-kit';
import { PhasePlay } from '../../src/application/ports/phase-play.js';

/** Nothing is played; who pays late finds a place or does not. */
export class NoPlay extends PhasePlay {
  constructor(private readonly hasPlace: boolean) {
    super();
  }
  override begin = async () => {};
  override leave = async () => true;
  override cancel = async () => {};
  override join = async () => this.hasPlace;
}

export class NoLimit extends RateLimiter {
  override take = async () => ({ allowed: true, retryAfterSeconds: 0 });
  override giveBack = async () => {};
}
