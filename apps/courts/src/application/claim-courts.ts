import { Injectable } from '@nestjs/common';
import { claimCodeRequested, claimDecided, outgoing } from '@setpoint/events';
import { accept, Clock, Ids, refuse, type CourtId, type Outcome, type UserId } from '@setpoint/kernel';
import {
  checkedProof,
  CLAIMS_A_DAY,
  decideClaim,
  DOCUMENT_KEPT_MS,
  enterCode,
  newCode,
  renewCode,
  withdrawClaim,
  type Claim,
  type Proof,
} from '../domain/claim.js';
import { withOwner } from '../domain/edit-court.js';
import { secondsUntilFree } from '../domain/rules/waiting.js';
import { ClaimCodes } from './claim-codes.js';
import { ActionLog } from './ports/action-log.js';
import { Claims } from './ports/claims.js';
import { CourtBooks, type Unit } from './ports/court-books.js';
import { Uploads } from './ports/uploads.js';

const DAY_MS = 86_400_000;

type ClaimRefusal =
  | ('COURT_NOT_FOUND' | 'ALREADY_YOURS' | 'PROOF_REQUIRED' | 'CLAIM_INVALID' | 'NOT_A_BUSINESS_ADDRESS')
  | ('CLAIM_OPEN' | 'TOO_MANY_CLAIMS' | 'UPLOAD_NOT_FOUND');
type CodeRefusal = 'CLAIM_NOT_FOUND' | 'CLAIM_DECIDED' | 'CODE_EXPIRED' | 'CODE_WRONG';
type AgainRefusal = 'CLAIM_NOT_FOUND' | 'CLAIM_DECIDED' | 'COURT_NOT_FOUND' | 'CODE_SENT_RECENTLY' | 'TOO_MANY_CODES';
type DecideRefusal = 'CLAIM_NOT_FOUND' | 'CLAIM_DECIDED' | 'CLAIM_NOT_PROVED' | 'REASON_REQUIRED';

/** Claims of centres: the claimant provides proof, support decides (CRT-06, ADM-02). */
@Injectable()
export class ClaimCourts {
  constructor(
    private readonly claims: Claims,
    private readonly books: CourtBooks,
    private readonly uploads: Uploads,
    private readonly log: ActionLog,
    private readonly codes: ClaimCodes,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  registerDocument(ownerId: UserId, key: string, type: string): Promise<string> {
    return this.uploads.register(ownerId, key, type, this.clock.now());
  }

  async claim(courtId: CourtId, given: Proof, player: UserId): Promise<Outcome<Claim, ClaimRefusal>> {
    const checked = checkedProof(given);
    if (!checked.ok) return checked;
    const court = await this.books.whole(courtId);
    if (!court) return refuse('COURT_NOT_FOUND');
    if (court.ownerId === player) return refuse('ALREADY_YOURS');
    const now = this.clock.now();
    const { email, documentId, note } = checked.value;
    const id = this.ids.next();
    const code = this.codes.fresh();
    const claim: Claim = {
      ...{ id, courtId, claimantId: player, email, documentId, note, claimedAt: now, decidedAt: null, reason: null },
      ...(email === null
        ? WITHOUT_CODE
        : { proof: 'EMAIL', state: 'AWAITING_CODE', ...newCode(this.codes.hash(id, code), now), codesSent: 1 }),
    };
    const limit = { most: CLAIMS_A_DAY, from: new Date(now.getTime() - DAY_MS) };
    const refusal = await this.claims.add(claim, limit, async (unit) => {
      if (documentId !== null) {
        const key = await this.uploads.attach(documentId, player, 'DOCUMENT', now, unit);
        return key === null ? ('UPLOAD_NOT_FOUND' as const) : null;
      }
      sendCode(claim, court.name, code, unit);
      return null;
    });
    if (refusal === null) return accept(claim);
    if (!(refusal instanceof Date)) return refuse(refusal);
    const retryAfterSeconds = secondsUntilFree(refusal, DAY_MS, now);
    return refuse('TOO_MANY_CLAIMS', { data: { retryAfterSeconds } });
  }

  /** Resends the code to the same address. */
  async sendCodeAgain(id: string, player: UserId): Promise<Outcome<Claim, AgainRefusal>> {
    const answer = await this.claims.change<Outcome<Claim, AgainRefusal>>(id, async (found, unit) => {
      if (found.claimantId !== player) return { answer: refuse('CLAIM_NOT_FOUND') };
      const code = this.codes.fresh();
      const outcome = renewCode(found, this.codes.hash(id, code), this.clock.now());
      if (!outcome.ok) return { answer: outcome };
      const court = await this.books.whole(found.courtId);
      if (!court) return { answer: refuse('COURT_NOT_FOUND') };
      sendCode(outcome.value, court.name, code, unit);
      return { answer: outcome, claim: outcome.value };
    });
    return answer ?? refuse('CLAIM_NOT_FOUND');
  }

  async confirm(id: string, code: string, player: UserId): Promise<Outcome<Claim, CodeRefusal>> {
    const answer = await this.claims.change<Outcome<Claim, CodeRefusal>>(id, async (found) => {
      if (found.claimantId !== player) return { answer: refuse('CLAIM_NOT_FOUND') };
      const { claim, refusal } = enterCode(found, this.codes.hash(id, code.trim()), this.clock.now());
      return { answer: refusal === null ? accept(claim) : refuse(refusal), claim };
    });
    return answer ?? refuse('CLAIM_NOT_FOUND');
  }

  async withdraw(id: string, player: UserId): Promise<Outcome<Claim, 'CLAIM_NOT_FOUND' | 'CLAIM_DECIDED'>> {
    type Answer = Outcome<Claim, 'CLAIM_NOT_FOUND' | 'CLAIM_DECIDED'>;
    const now = this.clock.now();
    const answer = await this.claims.change<Answer>(id, async (found, unit) => {
      if (found.claimantId !== player) return { answer: refuse('CLAIM_NOT_FOUND') };
      const outcome = withdrawClaim(found, now);
      if (!outcome.ok) return { answer: outcome };
      if (found.documentId !== null) await this.uploads.discard(found.documentId, now, unit);
      return { answer: outcome, claim: outcome.value };
    });
    return answer ?? refuse('CLAIM_NOT_FOUND');
  }

  async decide(
    id: string,
    granted: boolean,
    reason: string,
    by: UserId,
  ): Promise<Outcome<Claim, DecideRefusal | 'COURT_NOT_FOUND'>> {
    const now = this.clock.now();
    const answer = await this.claims.change<Outcome<Claim, DecideRefusal | 'COURT_NOT_FOUND'>>(
      id,
      async (found, unit) => {
        const outcome = decideClaim(found, granted, reason, now);
        if (!outcome.ok) return { answer: outcome };
        const claim = outcome.value;
        const courtName = await this.carryOut(claim, by, now, unit);
        if (courtName === null) return { answer: refuse('COURT_NOT_FOUND') };
        const { courtId, claimantId: userId } = claim;
        const data = { claimId: id, courtId, courtName, userId, granted, reason: claim.reason! };
        unit.effects.emit(outgoing(claimDecided, data));
        if (claim.documentId !== null) {
          await this.uploads.discard(claim.documentId, new Date(now.getTime() + DOCUMENT_KEPT_MS), unit);
        }
        return { answer: accept(claim), claim };
      },
    );
    return answer ?? refuse('CLAIM_NOT_FOUND');
  }

  /** Assigns or removes the owner by decision of support. */
  async assignOwner(
    id: CourtId,
    ownerId: UserId | null,
    given: string,
    by: UserId,
  ): Promise<Outcome<CourtId, 'COURT_NOT_FOUND' | 'REASON_REQUIRED'>> {
    const reason = given.trim();
    if (!reason) return refuse('REASON_REQUIRED');
    const at = this.clock.now();
    const answer = await this.books.change<CourtId>(id, (court) => {
      // Idempotent; repeats are not logged.
      if (court.ownerId === ownerId) return { answer: id };
      const [before, after] = [{ owner: court.ownerId }, { owner: ownerId }];
      const action = { kind: 'OWNER_ASSIGNED' as const, by, at, reason, before, after, ofSupport: 'CENTRE' as const };
      return { answer: id, court: withOwner(court, ownerId), action };
    });
    return answer === null ? refuse('COURT_NOT_FOUND') : accept(answer);
  }

  /** The centre's name, with the new owner set if the claim was granted; null if there is no centre. */
  private async carryOut(claim: Claim, by: UserId, at: Date, unit: Unit): Promise<string | null> {
    const { reason, claimantId } = claim;
    const granted = claim.state === 'GRANTED';
    const kind = granted ? ('CLAIM_GRANTED' as const) : ('CLAIM_REJECTED' as const);
    const name = await this.books.changeWithin<string>(unit, claim.courtId, (court) => {
      const [before, after] = granted ? [{ owner: court.ownerId }, { owner: claimantId }] : [null, null];
      const action = { kind, by, at, reason, before, after };
      return { answer: court.name, action, ...(granted && { court: withOwner(court, claimantId) }) };
    });
    const after = { state: claim.state, claimant: claimantId };
    const action = { about: claim.id, kind, by, at, reason, before: null, after, ofSupport: 'COURT_CLAIM' as const };
    if (name !== null) await this.log.add(action, unit);
    return name;
  }
}

const WITHOUT_CODE = {
  ...({ proof: 'DOCUMENT', state: 'PENDING', codeHash: null, codeExpiresAt: null } as const),
  ...{ codeSentAt: null, codesSent: 0, wrongCodes: 0 },
};

function sendCode(claim: Claim, courtName: string, code: string, { effects }: Unit): void {
  const { id: claimId, courtId, claimantId: userId, email, codeExpiresAt } = claim;
  const data = { claimId, courtId, courtName, userId, email: email!, code };
  effects.emit(outgoing(claimCodeRequested, { ...data, expiresAt: codeExpiresAt!.toISOString() }));
}
