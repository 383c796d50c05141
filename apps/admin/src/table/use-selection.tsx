import { Checkbox, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './data-table.js';

export interface BulkAction<Row> {
  /** On its button and over its form. */
  readonly name: string;
  /** What it does to each. */
  readonly text?: string;
  /** Players read the reason. */
  readonly isForPlayer?: boolean;
  readonly isDanger?: boolean;
  /** Null: done; otherwise why not, in words. */
  act(row: Row, reason: string): Promise<string | null>;
}

/** What can be done about several rows at once. */
export interface Bulk<Row> {
  readonly actions: readonly BulkAction<Row>[];
  /** As its checkbox is called. */
  nameOf(row: Row): string;
  /** Whether there is still something to do about it. */
  isOpen(row: Row): boolean;
}

export interface Selection<Row> {
  readonly chosen: readonly Row[];
  readonly column: Column<Row>;
  clear(): void;
  /** One after another; rows that were refused stay chosen and say why. Answers how many were done. */
  run(action: BulkAction<Row>, reason: string): Promise<number>;
}

/** Rows of a list that are chosen with their checkboxes. */
export function useSelection<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { nameOf, isOpen }: Bulk<Row>,
): Selection<Row> {
  const { t } = useTranslation('oversight');
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const open = rows.filter(isOpen);
  const chosen = open.filter(({ id }) => ids.has(id));

  function toggle(id: string) {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  }

  async function run({ act }: BulkAction<Row>, reason: string): Promise<number> {
    const refused = new Map<string, string>();
    for (const row of chosen) {
      const refusal = await act(row, reason);
      if (refusal !== null) refused.set(row.id, refusal);
    }
    setRefusals(refused);
    setIds(new Set(refused.keys()));
    return chosen.length - refused.size;
  }

  const column: Column<Row> = {
    title: t('bulk.chosen'),
    head: (
      <Checkbox
        aria-label={t('bulk.all')}
        disabled={open.length === 0}
        checked={open.length > 0 && chosen.length === open.length}
        indeterminate={chosen.length > 0 && chosen.length < open.length}
        onChange={() => setIds(new Set(chosen.length === open.length ? [] : open.map(({ id }) => id)))}
      />
    ),
    cell: (row) =>
      isOpen(row) ? (
        <>
          <Checkbox
            aria-label={t('bulk.choose', { name: nameOf(row) })}
            checked={ids.has(row.id)}
            onChange={() => toggle(row.id)}
          />
          {refusals.has(row.id) && (
            <Text size="xs" c="red" maw={200}>
              {refusals.get(row.id)}
            </Text>
          )}
        </>
      ) : (
        <VisuallyHidden>{t('bulk.settled')}</VisuallyHidden>
      ),
  };
  return { chosen, column, clear: () => setIds(new Set()), run };
}
