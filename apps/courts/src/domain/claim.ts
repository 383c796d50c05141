import { accept, LONGEST_REASON, reasonOf, refuse, type CourtId, type Outcome, type UserId } from '@setpoint/kernel';
import type { Centre } from './court.js';
import { isEmail } from './rules/centre.js';
import { secondsUntilFree } from './rules/waiting.js';

export type ClaimState = 'AWAITING_CODE' | 'PENDING' | 'GRANTED' | 'REJECTED' | 'WITHDRAWN';
export const CODE_LIFETIME_MS = 30 * 60_000;
export const MOST_WRONG_CODES = 5;
/** Maximum codes per claim, including the first. */
export const MOST_CODES = 5;
/** Minimum interval between codes. */
export const CODE_AGAIN_MS = 60_000;
/** Maximum claims per player in 24 hours, since each may send a mail. */
export const CLAIMS_A_DAY = 5;
/** How long the document is kept after the decision (CRT-06). */
export const DOCUMENT_KEPT_MS = 30 * 86_400_000;

/** A claim to run a centre, with its proof (CRT-06). */
export interface Claim {
  readonly id: string;
  readonly courtId: CourtId;
  readonly claimantId: UserId;
  readonly proof: 'EMAIL' | 'DOCUMENT';
  readonly email: string | null;
  readonly codeHash: string | null;
  readonly codeExpiresAt: Date | null;
  /** Of the code that holds now. */
  readonly wrongCodes: number;
  readonly codeSentAt: Date | null;
  readonly codesSent: number;
  readonly documentId: string | null;
  readonly note: string | null;
  readonly state: ClaimState;
  readonly claimedAt: Date;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
}

/** Proof of a claim: one of the two. */
export interface Proof {
  readonly email: string | null;
  readonly documentId: string | null;
  readonly note: string | null;
}

type ProofRefusal = 'PROOF_REQUIRED' | 'CLAIM_INVALID' | 'NOT_A_BUSINESS_ADDRESS';

/** Free mail providers, whose addresses prove nothing. */
const OPEN_TO_ALL = new Set([
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.it', 'yahoo.fr', 'yahoo.es', 'outlook.com', 'outlook.it'],
  ...['hotmail.com', 'hotmail.it', 'hotmail.fr', 'hotmail.es', 'live.com', 'live.it', 'live.fr', 'msn.com'],
  ...['icloud.com', 'me.com', 'libero.it', 'virgilio.it', 'alice.it', 'tiscali.it', 'tin.it', 'orange.fr', 'free.fr'],
  ...['laposte.net', 'wanadoo.fr', 'sfr.fr', 'gmx.com', 'gmx.de', 'web.de', 'proton.me', 'protonmail.com', 'aol.com'],
  ...['mail.com', 'yandex.com', 'telefonica.net', 'btinternet.com', 'bluewin.ch'],
]);

export function checkedProof(given: Proof): Outcome<Proof, ProofRefusal> {
  const email = given.email?.trim().toLowerCase() || null;
  const { documentId } = given;
  if ((email === null) === (documentId === null)) return refuse('PROOF_REQUIRED');
  const note = given.note?.trim() || null;
  if ((note?.length ?? 0) > LONGEST_REASON)
    return refuse('CLAIM_INVALID', { fields: [{ field: 'note', code: 'TOO_LONG' }] });
  if (email !== null) {
    if (!isEmail(email)) return refuse('CLAIM_INVALID', { fields: [{ field: 'email', code: 'NOT_AN_EMAIL' }] });
    if (OPEN_TO_ALL.has(domainOf(email))) return refuse('NOT_A_BUSINESS_ADDRESS');
  }
  return accept({ email, documentId, note });
}

export const isOpen = ({ state }: Pick<Claim, 'state'>): boolean => state === 'AWAITING_CODE' || state === 'PENDING';

/** Wrong codes are counted and returned with the refusal. */
export function enterCode(
  claim: Claim,
  hash: string,
  now: Date,
): { readonly claim: Claim; readonly refusal: 'CLAIM_DECIDED' | 'CODE_EXPIRED' | 'CODE_WRONG' | null } {
  if (claim.state === 'PENDING') return { claim, refusal: null };
  if (claim.state !== 'AWAITING_CODE') return { claim, refusal: 'CLAIM_DECIDED' };
  const isOver = claim.codeExpiresAt === null || now >= claim.codeExpiresAt || claim.wrongCodes >= MOST_WRONG_CODES;
  if (isOver) return { claim, refusal: 'CODE_EXPIRED' };
  if (claim.codeHash !== hash) return { claim: { ...claim, wrongCodes: claim.wrongCodes + 1 }, refusal: 'CODE_WRONG' };
  return { claim: { ...claim, state: 'PENDING', codeHash: null, codeExpiresAt: null }, refusal: null };
}

/** A new code to the same address; invalidates the previous one (CRT-06). */
export function renewCode(
  claim: Claim,
  hash: string,
  now: Date,
): Outcome<Claim, 'CLAIM_DECIDED' | 'CODE_SENT_RECENTLY' | 'TOO_MANY_CODES'> {
  if (claim.state !== 'AWAITING_CODE') return refuse('CLAIM_DECIDED');
  if (claim.codesSent >= MOST_CODES) return refuse('TOO_MANY_CODES');
  if (claim.codeSentAt && now.getTime() < claim.codeSentAt.getTime() + CODE_AGAIN_MS)
    return refuse('CODE_SENT_RECENTLY', {
      data: { retryAfterSeconds: secondsUntilFree(claim.codeSentAt, CODE_AGAIN_MS, now) },
    });
  return accept({ ...claim, ...newCode(hash, now), codesSent: claim.codesSent + 1 });
}

export const newCode = (hash: string, now: Date) => ({
  codeHash: hash,
  codeExpiresAt: new Date(now.getTime() + CODE_LIFETIME_MS),
  codeSentAt: now,
  wrongCodes: 0,
});

/** Support decides once, with a reason (ADM-02). Unproven claims cannot be granted. */
export function decideClaim(
  claim: Claim,
  granted: boolean,
  given: string,
  now: Date,
): Outcome<Claim, 'CLAIM_DECIDED' | 'CLAIM_NOT_PROVED' | 'REASON_REQUIRED'> {
  if (!isOpen(claim)) return refuse('CLAIM_DECIDED');
  if (granted && claim.state !== 'PENDING') return refuse('CLAIM_NOT_PROVED');
  const reason = reasonOf(given);
  if (!reason) return refuse('REASON_REQUIRED');
  return accept({ ...claim, state: granted ? 'GRANTED' : 'REJECTED', reason, decidedAt: now, codeHash: null });
}

export function withdrawClaim(claim: Claim, now: Date): Outcome<Claim, 'CLAIM_DECIDED'> {
  if (claim.state === 'WITHDRAWN') return accept(claim);
  if (!isOpen(claim)) return refuse('CLAIM_DECIDED');
  return accept({ ...claim, state: 'WITHDRAWN', decidedAt: now, codeHash: null });
}

/** Whether an address matches the page's email or website domain. */
export function matchesPage(email: string | null, centre: Pick<Centre, 'email' | 'website'>): boolean {
  if (email === null) return false;
  if (email === centre.email?.toLowerCase()) return true;
  const host = centre.website && URL.canParse(centre.website) ? new URL(centre.website).host : '';
  return host.replace(/^www\./, '') === domainOf(email);
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
