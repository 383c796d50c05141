import { Group, Text } from '@mantine/core';
import { EmptyState, Page } from '@setpoint/ui';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './data-table.js';
import { BulkBar } from './bulk-bar.js';
import { FilterText } from './filter-text.js';
import { useSearchKey } from './row-keys.js';
import { RowsTable } from './rows-table.js';
import type { Rows } from './use-rows.js';
import { useSelection, type Bulk } from './use-selection.js';

const NOTHING_AT_ONCE: Bulk<unknown> = { actions: [], nameOf: () => '', isOpen: () => false };

/** A list of records under its filters, all of which live in the address. */
export function ListPage<Row extends { readonly id: string }>({
  title,
  lead,
  search,
  filters,
  hint,
  actions,
  list,
  columns,
  empty,
  children,
  bulk = NOTHING_AT_ONCE,
}: {
  readonly title: string;
  /** Below the title: how many there are, or what to make of them. */
  readonly lead: string | ((count: number) => string);
  /** Over the field for a text, which the address keeps as `q`. */
  readonly search?: string;
  /** Further fields, and what makes a new record. */
  readonly filters: ReactNode;
  /** Below the fields, in the place of the keys. */
  readonly hint?: string;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly list: Rows<Row>;
  readonly columns: readonly Column<Row>[];
  readonly empty: { readonly title: string; readonly text: string };
  /** What can be done about several rows at once. */
  readonly bulk?: Bulk<Row>;
  /** What opens over the list. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('admin');
  const text = typeof lead === 'string' ? lead : list.total !== undefined && lead(list.total);
  const selection = useSelection(list.rows ?? [], bulk);
  const hasBulk = bulk.actions.length > 0;
  const below = hint ?? (search && t('keys'));
  return (
    <Page title={title} lead={text} width="full" noIndex actions={actions}>
      <Group mb={below ? 'xs' : 'md'} align="end">
        {search && <SearchField label={search} />}
        {filters}
      </Group>
      {below && (
        <Text size="sm" c="dimmed" mb="md" visibleFrom={hint ? undefined : 'sm'}>
          {below}
        </Text>
      )}
      {hasBulk && <BulkBar actions={bulk.actions} selection={selection} onDone={list.retry} />}
      <RowsTable
        list={list}
        columns={hasBulk ? [selection.column, ...columns] : columns}
        keyOf={({ id }) => id}
        empty={<EmptyState {...empty} />}
      />
      {children}
    </Page>
  );
}

function SearchField({ label }: { readonly label: string }) {
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  return (
    <FilterText
      name="q"
      ref={field}
      label={label}
      type="search"
      w={{ base: '100%', xs: 'fit-content' }}
      miw={{ base: 0, xs: 220 }}
    />
  );
}
