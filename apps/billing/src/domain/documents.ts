import type { BillingData } from './billing-data.js';
import { CURRENCY } from './money.js';

/** A sale with billing data, a refund, a sale without billing data (BIL-05). */
export type DocumentType = 'INVOICE' | 'CREDIT_NOTE' | 'RECEIPT';

/** A tax rate, or the code and reason of an exemption. */
export type Vat = { readonly rate: number } | { readonly nature: string; readonly reason: string };

export type DocumentLineKind =
  | 'TOURNAMENT_ENTRY'
  | 'LEAGUE_PHASE'
  | 'FIRST_TOURNAMENT'
  | 'COUPON'
  | 'VOUCHER'
  | 'SMALL_REST'
  | 'DISCOUNT'
  | 'OTHER';

export interface DocumentLine {
  readonly what: DocumentLineKind;
  /** For example the tournament's name; empty if the kind is enough. */
  readonly name: string;
  /** Gross amount; negative for a discount. */
  readonly cents: number;
  readonly vat: Vat;
}

/** Payment method, or destination of a refund. */
export interface DocumentMeans {
  readonly kind: 'CARD' | 'PAYPAL' | 'CREDIT';
  /** Identifies it to its owner, for example the last digits of a card. */
  readonly label: string | null;
  readonly cents: number;
}

export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly vatNumber: string;
  /** The entry in the register of businesses. */
  readonly rea: string;
}

/** Sum of the lines with one tax rate or exemption. */
export interface DocumentTax {
  readonly rate: number | null;
  readonly nature: string | null;
  readonly reason: string | null;
  readonly netCents: number;
  readonly vatCents: number;
}

export interface DocumentRef {
  readonly type: DocumentType;
  readonly year: number;
  readonly number: number;
}

/** Content of a document, stored permanently. */
export interface DocumentContent {
  readonly currency: string;
  readonly seller: Seller;
  /** Null on receipts. */
  readonly buyer: BillingData | null;
  readonly lines: readonly DocumentLine[];
  readonly taxes: readonly DocumentTax[];
  readonly totalCents: number;
  /** Paid by the seller, so not part of the total. */
  readonly stampDutyCents: number;
  readonly means: readonly DocumentMeans[];
  /** The document that a credit note reverses. */
  readonly original: DocumentRef | null;
}

/** Time zone of the dates and years of documents. */
export const TAX_ZONE = 'Europe/Rome';

const ROME = new Intl.DateTimeFormat('en-CA', { timeZone: TAX_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' }); // oxfmt-ignore

/** 'YYYY-MM-DD' in Italy. */
export const taxDay = (at: Date): string => ROME.format(at);

/** Above this amount, a document without tax needs a revenue stamp. */
const STAMP_ABOVE_CENTS = 77_47;
const STAMP_CENTS = 2_00;

/** Each type has its own sequence; the letter distinguishes them. */
const LETTERS: Readonly<Record<DocumentType, string>> = { INVOICE: '', CREDIT_NOTE: 'C', RECEIPT: 'R' };
const NUMBER = /^([CR]?)([1-9]\d{0,8})$/;

/** A number as people read it: 12, C3, R7. */
export const numberText = ({ type, number }: Pick<DocumentRef, 'type' | 'number'>): string => `${LETTERS[type]}${number}`; // oxfmt-ignore

export function readNumber(text: string): Pick<DocumentRef, 'type' | 'number'> | null {
  const [, letter, digits] = NUMBER.exec(text) ?? [];
  const type = (Object.keys(LETTERS) as DocumentType[]).find((each) => LETTERS[each] === letter);
  return type && digits ? { type, number: Number(digits) } : null;
}

type DocumentFacts = Pick<DocumentContent, 'seller' | 'buyer' | 'lines' | 'means' | 'original'>;

/**
 * Builds the content of a document. Net and tax are rounded once per rate, so that they add up to what was paid.
 * @throws if the sums do not match or there is nothing to pay: a programming error, never the player's.
 */
export function documentContent(facts: DocumentFacts): DocumentContent {
  const { lines, means } = facts;
  if (![...lines, ...means].every(({ cents }) => Number.isSafeInteger(cents))) {
    throw new Error('a document has fractions of cents');
  }
  const totalCents = sumOf(lines);
  const taxes = taxesOf(lines);
  if (totalCents <= 0 || taxes.some(({ netCents }) => netCents < 0)) throw new Error(`a document over ${totalCents}`);
  if (sumOf(means) !== totalCents || means.some(({ cents }) => cents <= 0)) {
    throw new Error(`a document over ${totalCents}, paid with ${sumOf(means)}`);
  }
  const untaxed = sumOf(lines.filter(({ vat }) => 'nature' in vat));
  const stampDutyCents = untaxed > STAMP_ABOVE_CENTS ? STAMP_CENTS : 0;
  return { currency: CURRENCY, ...facts, taxes, totalCents, stampDutyCents };
}

function taxesOf(lines: readonly DocumentLine[]): DocumentTax[] {
  const groups = Map.groupBy(lines, ({ vat }) => ('rate' in vat ? `${vat.rate}` : `${vat.nature} ${vat.reason}`));
  return [...groups.values()].map((group): DocumentTax => {
    const { vat } = group[0]!;
    const gross = sumOf(group);
    if ('nature' in vat) return { rate: null, ...vat, netCents: gross, vatCents: 0 };
    const netCents = Math.round((gross * 100) / (100 + vat.rate));
    return { rate: vat.rate, nature: null, reason: null, netCents, vatCents: gross - netCents };
  });
}

const sumOf = (parts: readonly { readonly cents: number }[]) => parts.reduce((sum, { cents }) => sum + cents, 0);
