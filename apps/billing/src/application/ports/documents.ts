import type { Page, PageRequest, UserId } from '@setpoint/kernel';
import type { DocumentContent, DocumentRef, DocumentType } from '../../domain/documents.js';

export interface IssuedDocument extends DocumentRef {
  /** 'YYYY-MM-DD', in Italy. */
  readonly issuedOn: string;
  readonly playerId: UserId;
  readonly content: DocumentContent;
  /** Its credit notes, oldest first; with any, its status is REFUND. */
  readonly creditNotes: readonly DocumentRef[];
}

export interface DocumentCriteria {
  readonly type?: DocumentType | null;
  readonly year?: number | null;
}

/** Issued documents. */
export abstract class Documents {
  /** Newest first. */
  abstract ofPlayer(player: UserId, criteria: DocumentCriteria, page: PageRequest): Promise<Page<IssuedDocument>>;

  /** Years in which the player was issued documents, latest first. */
  abstract yearsOf(player: UserId): Promise<number[]>;

  abstract find(ref: DocumentRef): Promise<IssuedDocument | null>;
}
