import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Seeds } from '../application/ports/seeds.js';

@Injectable()
export class CryptoSeeds extends Seeds {
  override next(): string {
    return randomBytes(16).toString('hex');
  }
}
