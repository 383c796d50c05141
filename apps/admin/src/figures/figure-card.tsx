import { Button, Group, Table, Text } from '@mantine/core';
import { RowsSkeleton } from '@setpoint/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../table/facts.js';
import chart from './bar-chart.module.css';
import { download } from '../table/download.js';
import { csvOf } from './csv.js';

const BarChart = lazy(() => import('./bar-chart.js'));

export interface FigureRow {
  /** In the file, such as the day. */
  readonly key: string;
  readonly label: string;
  readonly values: readonly number[];
}

/** Figures of one kind: as a chart, as a table, and as a file. */
export function FigureCard({
  id,
  title,
  columns,
  drawn,
  rows,
  show = String,
}: {
  /** Of the file. */
  readonly id: string;
  readonly title: string;
  /** The label's title first. */
  readonly columns: readonly string[];
  /** Which values are drawn, the first as the first series. */
  readonly drawn: readonly number[];
  readonly rows: readonly FigureRow[];
  /** A value in words, such as an amount of money; as it stands in the file. */
  show?(value: number): string;
}) {
  const { t } = useTranslation('oversight');
  const [label, ...titles] = columns as [string, ...string[]];
  const total = rows.reduce((sum, { values }) => sum + values[drawn[0]!]!, 0);
  const spoken = t('figures.chart', {
    title,
    from: rows[0]?.label ?? '',
    to: rows.at(-1)?.label ?? '',
    total: show(total),
  });
  return (
    <Card title={title} heading="h2">
      {rows.length === 0 ? (
        <Text c="dimmed">{t('figures.nothing')}</Text>
      ) : (
        <>
          <Suspense fallback={<RowsSkeleton count={3} />}>
            <BarChart
              spoken={spoken}
              bars={rows.map((row) => ({ label: row.label, values: drawn.map((at) => row.values[at]!) }))}
            />
          </Suspense>
          <Group gap="md" my="xs">
            {drawn.map((at, series) => (
              <Text key={at} size="sm">
                <span className={chart.key} data-series={series} aria-hidden />
                {titles[at]}
              </Text>
            ))}
          </Group>
          <details>
            <summary>{t('figures.table')}</summary>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  {columns.map((column) => (
                    <Table.Th key={column}>{column}</Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((row) => (
                  <Table.Tr key={row.key}>
                    <Table.Th scope="row">{row.label}</Table.Th>
                    {row.values.map((value, at) => (
                      <Table.Td key={titles[at]}>{show(value)}</Table.Td>
                    ))}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </details>
          <Button
            mt="sm"
            size="xs"
            variant="default"
            onClick={() =>
              download(
                `setpoint-${id}.csv`,
                csvOf(
                  [label, ...titles],
                  rows.map(({ key, values }) => [key, ...values]),
                ),
                'text/csv',
              )
            }
          >
            {t('figures.download')}
          </Button>
        </>
      )}
    </Card>
  );
}
