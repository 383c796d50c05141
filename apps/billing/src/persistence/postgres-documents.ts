import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, pageOf, userId, type Page, type PageRequest, type UserId } from '@setpoint/kernel';
import { rowOf, rowsOf, sql, Storage, type Sql } from '@setpoint/service-kit';
import { Documents, type DocumentCriteria, type IssuedDocument } from '../application/ports/documents.js';
import type { DocumentRef } from '../domain/documents.js';
import type { DocumentRow } from './document-rows.js';

const ORDER = 'documents';

type ShownRow = DocumentRow & { readonly credit_notes: readonly DocumentRef[] };

const MOST_YEARS = 50;

@Injectable()
export class PostgresDocuments extends Documents {
  constructor(private readonly storage: Storage) {
    super();
  }

  async ofPlayer(
    player: UserId,
    { type, year }: DocumentCriteria,
    { first, after }: PageRequest,
  ): Promise<Page<IssuedDocument>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, ORDER, 'instant', 'text', 'integer');
    const [at, seenType, number] = seen ?? ['infinity', '', 0];
    const criteria = sql`player_id = ${player} and (${type ?? null}::text is null or type = ${type ?? null})
      and (${year ?? null}::int is null or year = ${year ?? null})`;
    const [rows, counted] = await Promise.all([
      rowsOf<ShownRow>(
        manager,
        // The day in UTC, as the cursor writes it.
        sql`${SHOWN} where ${criteria}
          and (issued_on, type, number) < ((${at}::timestamptz at time zone 'UTC')::date, ${seenType}, ${number})
          order by issued_on desc, type desc, number desc limit ${first + 1}`,
      ),
      rowOf<{ count: number }>(manager, sql`select count(*) as count from document where ${criteria}`),
    ]);
    const shown = pageOf(rows, { first, after }, (row) =>
      encodeCursor(ORDER, `${row.issued_on}T00:00:00Z`, row.type, row.number),
    );
    return { ...shown, items: shown.items.map(documentIn), totalCount: counted!.count };
  }

  async yearsOf(player: UserId): Promise<number[]> {
    const query = sql`select distinct year from document where player_id = ${player} order by year desc limit ${MOST_YEARS}`;
    return (await rowsOf<{ year: number }>(this.storage.manager, query)).map(({ year }) => year);
  }

  async find({ type, year, number }: DocumentRef): Promise<IssuedDocument | null> {
    const query = sql`${SHOWN} where type = ${type} and year = ${year} and number = ${number}`;
    const row = await rowOf<ShownRow>(this.storage.manager, query);
    return row ? documentIn(row) : null;
  }
}

const SHOWN: Sql = sql`select document.*, (
    select coalesce(jsonb_agg(jsonb_build_object('type', note.type, 'year', note.year, 'number', note.number)
      order by note.year, note.number), '[]')
    from document as note
    where note.original_type = document.type and note.original_year = document.year
      and note.original_number = document.number
  ) as credit_notes
  from document`;

const documentIn = (row: ShownRow): IssuedDocument => ({
  type: row.type,
  year: row.year,
  number: row.number,
  issuedOn: row.issued_on,
  playerId: userId(row.player_id),
  content: row.content,
  creditNotes: row.credit_notes,
});
