import type { DocumentLine, DocumentMeans } from './documents.js';
import type { Due } from './due.js';
import type { PaidBy } from './payment.js';
import type { Price } from './price.js';
import type { Refund } from './refund.js';

/** Content of a document for a payment or refund; seller and tax come from the platform (BIL-05). */
export interface DocumentFacts {
  readonly lines: readonly Omit<DocumentLine, 'vat'>[];
  readonly means: readonly DocumentMeans[];
}

const ENTRIES = { TOURNAMENT: 'TOURNAMENT_ENTRY', LEAGUE: 'LEAGUE_PHASE' } as const;

/** How it was paid; a card without further details is just a card. */
function meansOf(creditCents: number, cardCents: number, card: PaidBy | null): DocumentMeans[] {
  const { kind, label } = card ?? { kind: 'CARD', label: null };
  return [
    { kind, label, cents: cardCents },
    { kind: 'CREDIT' as const, label: null, cents: creditCents },
  ].filter(({ cents }) => cents > 0);
}

/** Lines have stable kinds that are translated when shown. Null if nothing was paid: no document. */
export function saleFacts({ kind, description }: Due, price: Price, paidBy: PaidBy | null): DocumentFacts | null {
  if (price.cents === 0) return null;
  return {
    lines: price.lines
      .filter(({ cents }) => cents !== 0)
      .map(({ what, cents }) =>
        what === 'BASE' ? { what: ENTRIES[kind], name: description, cents } : { what, name: '', cents },
      ),
    means: meansOf(price.creditCents, price.cardCents, paidBy),
  };
}

/** `soldFor` is how the original was paid. */
export function refundFacts(
  { kind, description }: Due,
  { creditCents, cardCents, bankCents }: Pick<Refund, 'creditCents' | 'cardCents' | 'bankCents'>,
  soldFor: readonly DocumentMeans[],
): DocumentFacts {
  const card = soldFor.find((means): means is DocumentMeans & PaidBy => means.kind !== 'CREDIT') ?? null;
  return {
    lines: [{ what: ENTRIES[kind], name: description, cents: creditCents + cardCents + bankCents }],
    means: meansOf(creditCents, cardCents + bankCents, card),
  };
}
