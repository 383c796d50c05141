import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../table/facts.js';
import { RowsTable } from '../table/rows-table.js';
import { useRows } from '../table/use-rows.js';
import { REPORTS } from './documents.js';
import { useReportColumns } from './report-columns.js';

/** Reported messages of one author, the open ones first. */
export function OtherReports({
  author,
  except,
  title,
}: {
  readonly author: { readonly id: string };
  /** The one that the page is about. */
  readonly except?: string;
  readonly title: string;
}) {
  const { t } = useTranslation('oversight');
  const columns = useReportColumns();
  const list = useRows({ field: 'reportedMessages', query: REPORTS, filter: { authorId: author.id }, size: 20 });
  const rows = list.rows?.filter(({ id }) => id !== except);
  return (
    <Card title={title}>
      <RowsTable
        list={{ ...list, rows, more: null }}
        columns={columns}
        keyOf={({ id }) => id}
        empty={<Text size="sm">{t('reports.noOthers')}</Text>}
      />
    </Card>
  );
}
