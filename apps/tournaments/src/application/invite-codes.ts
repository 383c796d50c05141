import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TournamentDetails } from '../domain/tournament.js';

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Codes of private tournaments: 40 bits, unguessable within the allowed attempts. */
@Injectable()
export class InviteCodes {
  /** The existing code is kept, since it has been shared. */
  of({ isPrivate }: Pick<TournamentDetails, 'isPrivate'>, known: string | null): string | null {
    return isPrivate ? (known ?? this.next()) : null;
  }

  private next(): string {
    return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]!).join('');
  }
}
