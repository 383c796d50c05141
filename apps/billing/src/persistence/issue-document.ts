import { userId, type UserId } from '@setpoint/kernel';
import { rowOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import {
  documentContent,
  taxDay,
  type DocumentContent,
  type DocumentLine,
  type DocumentMeans,
  type DocumentRef,
  type Seller,
} from '../domain/documents.js';
import type { DocumentRow } from './document-rows.js';
import { billingDataOf } from './postgres-billing-data.js';

interface Sale {
  readonly buyerId: UserId;
}
interface Refund {
  /** Cause of the document that is (partly) reversed. */
  readonly refunds: string;
}

/** What a document is issued for. */
export type DocumentRequest = (Sale | Refund) & {
  /** For example `payment:<id>` or `refund:<id>`; each cause has one document. */
  readonly cause: string;
  readonly at: Date;
  readonly seller: Seller;
  readonly lines: readonly DocumentLine[];
  readonly means: readonly DocumentMeans[];
};

/**
 * Issues the document of a cause as the last step of its transaction: other documents of the same type wait until
 * the commit (BIL-05). A sale produces an invoice, or a receipt if the buyer has no billing data; a refund produces a credit note and
 * sets the original to REFUND. A repeated cause returns its existing document.
 * @throws if the sums do not match, or more is refunded than was paid.
 */
export async function issueDocument(manager: EntityManager, request: DocumentRequest): Promise<DocumentRef> {
  const { cause, at, seller, lines, means } = request;
  if ('buyerId' in request) {
    const buyer = await buyerOf(manager, request.buyerId);
    const content = documentContent({ seller, buyer, lines, means, original: null });
    return write(manager, buyer ? 'INVOICE' : 'RECEIPT', at, cause, request.buyerId, content);
  }
  const { original, buyerId, buyer } = await refundable(manager, request);
  const content = documentContent({ seller, buyer, lines, means, original });
  return write(manager, 'CREDIT_NOTE', at, cause, buyerId, content);
}

async function buyerOf(manager: EntityManager, player: UserId): Promise<DocumentContent['buyer']> {
  const kept = await billingDataOf(manager, player);
  if (!kept) return null;
  const { version: _version, ...buyer } = kept;
  return buyer;
}

/** The original document, locked so that concurrent refunds see each other. */
async function refundable(manager: EntityManager, { cause, refunds, lines }: Refund & DocumentRequest) {
  const row = await rowOf<DocumentRow>(
    manager,
    sql`select * from document where cause = ${refunds} and type <> 'CREDIT_NOTE' for update`,
  );
  if (!row) throw new Error(`${cause}: ${refunds} has no document that could be taken back`);
  const { type, year, number, content } = row;
  const before = await rowOf<{ cents: number }>(
    manager,
    sql`select coalesce(sum((content ->> 'totalCents')::bigint), 0) as cents from document
        where original_type = ${type} and original_year = ${year} and original_number = ${number} and cause <> ${cause}`,
  );
  const cents = lines.reduce((sum, line) => sum + line.cents, before!.cents);
  if (cents > content.totalCents) throw new Error(`${cause}: takes back ${cents} of ${content.totalCents}`);
  return { original: { type, year, number }, buyerId: userId(row.player_id), buyer: content.buyer };
}

async function write(
  manager: EntityManager,
  type: DocumentRef['type'],
  at: Date,
  cause: string,
  player: UserId,
  content: DocumentContent,
): Promise<DocumentRef> {
  const row = await rowOf<DocumentRef>(
    manager,
    sql`select type, year, number
        from issue_document(${type}, ${taxDay(at)}::date, ${cause}, ${player}, ${JSON.stringify(content)}::jsonb)`,
  );
  return { type: row!.type, year: row!.year, number: row!.number };
}
