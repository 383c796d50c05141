import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, pageOf, type Page, type PageRequest, type UserId } from '@setpoint/kernel';
import { join, rowOf, rowsOf, sql, Storage, type Sql } from '@setpoint/service-kit';
import { Cases, type CaseCriteria } from '../application/ports/cases.js';
import type { Case, CaseKind } from '../domain/cases/case.js';
import { CaseEntity, toCase, type CaseRow } from './case-rows.js';

const ORDER = 'cases';

@Injectable()
export class PostgresCases extends Cases {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async page(criteria: CaseCriteria, { first, after }: PageRequest): Promise<Page<Case>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, ORDER, 'instant', 'text');
    const [at, id] = seen ?? ['infinity', ''];
    const where = meeting(criteria);
    const [rows, counted] = await Promise.all([
      rowsOf<CaseRow>(
        manager,
        sql`select * from support_case where ${where} and (opened_at, id) < (${at}::timestamptz, ${id})
          order by opened_at desc, id desc limit ${first + 1}`,
      ),
      rowOf<{ count: number }>(manager, sql`select count(*) as count from support_case where ${where}`),
    ]);
    const shown = pageOf(rows, { first, after }, (row) => encodeCursor(ORDER, row.opened_at.toISOString(), row.id));
    return { ...shown, items: shown.items.map(toCase), totalCount: counted!.count };
  }

  override async byId(id: string): Promise<Case | null> {
    const row = await this.storage.manager.findOneBy(CaseEntity, { id });
    return row && toCase(row);
  }

  override async about(person: UserId, most: number): Promise<readonly Case[]> {
    const rows = await rowsOf<CaseRow>(
      this.storage.manager,
      sql`select * from support_case where accused_id = ${person} order by opened_at desc, id desc limit ${most}`,
    );
    return rows.map(toCase);
  }
}

const OF_KIND: Readonly<Record<CaseKind, Sql>> = {
  MISCONDUCT: sql`category is not null`,
  PHOTO: sql`photo_id is not null`,
  CONTESTED_RESULT: sql`accused_id is null`,
};

function meeting({ state, kind, accusedId }: CaseCriteria): Sql {
  const conditions = [sql`true`];
  if (state) conditions.push(sql`state = ${state}`);
  if (kind) conditions.push(OF_KIND[kind]);
  if (accusedId) conditions.push(sql`accused_id = ${accusedId}`);
  return join(conditions, ' and ');
}
