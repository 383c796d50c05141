import { matchId, userId } from '@setpoint/kernel';
import { EntitySchema } from 'typeorm';
import type { Case, CaseAction, CaseState, MisconductCategory, PhotoReason } from '../domain/cases/case.js';

interface StoredEntry {
  readonly action: CaseAction;
  readonly by: string;
  readonly at: string;
  readonly text: string | null;
}

export interface CaseRow {
  id: string;
  match_id: string;
  opened_at: Date;
  /** Null for cases about a result. */
  reporter_id: string | null;
  accused_id: string | null;
  category: MisconductCategory | null;
  text: string | null;
  /** Only for cases about a photo, which have no category. */
  photo_id: string | null;
  photo_reason: PhotoReason | null;
  state: CaseState;
  assignee_id: string | null;
  history: readonly StoredEntry[];
}

export const CaseEntity = new EntitySchema<CaseRow>({
  name: 'support_case',
  tableName: 'support_case',
  columns: {
    id: { type: 'text', primary: true },
    match_id: { type: 'text' },
    opened_at: { type: 'timestamptz' },
    reporter_id: { type: 'text', nullable: true },
    accused_id: { type: 'text', nullable: true },
    category: { type: 'text', nullable: true },
    text: { type: 'text', nullable: true },
    photo_id: { type: 'text', nullable: true },
    photo_reason: { type: 'text', nullable: true },
    state: { type: 'text' },
    assignee_id: { type: 'text', nullable: true },
    history: { type: 'jsonb' },
  },
});

export const toCase = (row: CaseRow): Case => ({
  id: row.id,
  matchId: matchId(row.match_id),
  openedAt: row.opened_at,
  misconduct:
    row.reporter_id && row.accused_id && row.category && row.text
      ? {
          ...{ reporterId: userId(row.reporter_id), accusedId: userId(row.accused_id) },
          ...{ category: row.category, text: row.text },
        }
      : null,
  photo:
    row.reporter_id && row.accused_id && row.photo_id && row.photo_reason
      ? {
          ...{ reporterId: userId(row.reporter_id), accusedId: userId(row.accused_id) },
          ...{ photoId: row.photo_id, reason: row.photo_reason, text: row.text },
        }
      : null,
  state: row.state,
  assigneeId: row.assignee_id === null ? null : userId(row.assignee_id),
  history: row.history.map((entry) => ({ ...entry, by: userId(entry.by), at: new Date(entry.at) })),
});

export const caseRow = ({ misconduct, photo, ...found }: Case): CaseRow => ({
  id: found.id,
  match_id: found.matchId,
  opened_at: found.openedAt,
  reporter_id: (misconduct ?? photo)?.reporterId ?? null,
  accused_id: (misconduct ?? photo)?.accusedId ?? null,
  category: misconduct?.category ?? null,
  text: (misconduct ?? photo)?.text ?? null,
  photo_id: photo?.photoId ?? null,
  photo_reason: photo?.reason ?? null,
  state: found.state,
  assignee_id: found.assigneeId,
  history: found.history.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
});
