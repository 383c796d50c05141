import { ScrollArea, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { moveBetweenRows } from './row-keys.js';
import classes from './table.module.css';

export interface Column<Row> {
  readonly title: string;
  /** In the place of the title. */
  readonly head?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly className?: string | undefined;
}

/** Rows under titles; ↑ and ↓, or k and j, move between the rows' links. */
export function DataTable<Row>({
  rows,
  columns,
  keyOf,
  busy = false,
}: {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly busy?: boolean;
}) {
  return (
    <ScrollArea type="auto" offsetScrollbars>
      <Table highlightOnHover className={classes.table} aria-busy={busy}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ title, head }) => (
              <Table.Th key={title}>{head ?? title}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody onKeyDown={moveBetweenRows}>
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)}>
              {columns.map(({ title, cell, className }) => (
                <Table.Td key={title} className={className}>
                  {cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
