import { Injectable } from '@nestjs/common';
import { type DueWork, Timer } from '@setpoint/service-kit';
import { KeyRing } from '../tokens/key-ring.js';

/** Publishes the next key in time and removes keys without live tokens (AUTH-20). */
@Injectable()
@Timer({ everyMs: 60_000 })
export class RotateSigningKeys implements DueWork {
  constructor(private readonly keyRing: KeyRing) {}

  run(now: Date): Promise<number> {
    return this.keyRing.rotate(now);
  }
}
