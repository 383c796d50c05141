import { Button } from '@mantine/core';
import { ErrorState, RowsSkeleton } from '@setpoint/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from './data-table.js';
import type { Rows } from './use-rows.js';

/** A list as a table, with its four faces: skeleton, error with retry, empty, rows and the way to more of them. */
export function RowsTable<Row>({
  list: { rows, loading, failed, retry, more },
  empty,
  ...table
}: {
  readonly list: Rows<Row>;
  readonly empty: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
}) {
  const { t } = useTranslation('admin');
  if (!rows) return failed ? <ErrorState onRetry={retry} /> : <RowsSkeleton count={8} />;
  if (rows.length === 0) return empty;
  return (
    <>
      <DataTable rows={rows} busy={loading} {...table} />
      {more && (
        <Button mt="md" variant="default" onClick={() => void more().catch(() => {})}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
