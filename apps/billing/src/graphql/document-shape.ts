import type { IssuedDocument } from '../application/ports/documents.js';
import { euro } from '../domain/money.js';
import { numberText, type DocumentRef } from '../domain/documents.js';
import type { BillingDocument, BillingDocumentRef } from './generated/schema.js';

/** Credit notes of a document that are named. */
const MOST_CREDIT_NOTES = 100;

const refShape = (ref: DocumentRef): BillingDocumentRef => ({
  type: ref.type,
  year: ref.year,
  number: numberText(ref),
});

/** A document in the shape of the GraphQL schema; the rule SELF reads its owner. */
export function documentShape(document: IssuedDocument) {
  const { content, creditNotes, issuedOn, playerId } = document;
  return {
    ...refShape(document),
    id: `${document.type}-${document.year}-${document.number}`,
    userId: playerId,
    playerId,
    status: creditNotes.length > 0 ? 'REFUND' : 'COMPLETED',
    issuedOn,
    seller: content.seller,
    buyer: content.buyer,
    lines: content.lines.map(({ what, name, cents }) => ({ what, name, amount: euro(cents) })),
    taxes: content.taxes.map(({ netCents, vatCents, ...tax }) => ({
      ...tax,
      net: euro(netCents),
      vat: euro(vatCents),
    })),
    total: euro(content.totalCents),
    stampDuty: content.stampDutyCents > 0 ? euro(content.stampDutyCents) : null,
    means: content.means.map(({ kind, label, cents }) => ({ kind, label, amount: euro(cents) })),
    original: content.original && refShape(content.original),
    creditNotes: creditNotes.slice(0, MOST_CREDIT_NOTES).map(refShape),
  } satisfies BillingDocument & { userId: string };
}
