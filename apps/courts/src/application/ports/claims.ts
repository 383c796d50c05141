import type { CourtId, Page, PageRequest, UserId } from '@setpoint/kernel';
import type { Claim, ClaimState } from '../../domain/claim.js';
import type { Unit } from './court-books.js';

export interface ClaimCriteria {
  readonly state?: ClaimState;
  readonly proof?: Claim['proof'];
  readonly courtId?: CourtId;
}

/** Claims to run a centre (CRT-06). */
export abstract class Claims {
  /**
   * Adds it, unless the player has an open one for the centre or has made `most` since `from`; then the time of the first
   * of these. `before` runs in its transaction first and may refuse.
   */
  abstract add<Code extends string>(
    claim: Claim,
    limit: { readonly most: number; readonly from: Date },
    before: (unit: Unit) => Promise<Code | null>,
  ): Promise<Code | 'CLAIM_OPEN' | Date | null>;
  /** Locks it and saves the result of `decide`. Null if there is none. */
  abstract change<Answer>(
    id: string,
    decide: (found: Claim, unit: Unit) => Promise<{ readonly answer: Answer; readonly claim?: Claim }>,
  ): Promise<Answer | null>;
  abstract find(id: string): Promise<Claim | null>;
  /** The newest first. */
  abstract ofPlayer(userId: UserId): Promise<Claim[]>;
  /** Longest waiting first. */
  abstract page(criteria: ClaimCriteria, page: PageRequest): Promise<Page<Claim>>;
}
