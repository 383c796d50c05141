import { Injectable } from '@nestjs/common';
import { Entropy } from '@setpoint/kernel';
import { Seeds } from '../application/ports/seeds.js';

@Injectable()
export class EntropySeeds extends Seeds {
  constructor(private readonly entropy: Entropy) {
    super();
  }

  override next(): string {
    return Buffer.from(this.entropy.bytes(16)).toString('hex');
  }
}
