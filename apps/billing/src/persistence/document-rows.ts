import type { DocumentContent, DocumentType } from '../domain/documents.js';

export interface DocumentRow {
  type: DocumentType;
  year: number;
  number: number;
  /** 'YYYY-MM-DD', in Italy. */
  issued_on: string;
  cause: string;
  player_id: string;
  content: DocumentContent;
}
