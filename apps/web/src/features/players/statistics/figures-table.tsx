import { Table } from '@mantine/core';
import classes from './statistics.module.css';

/** Figures of one thing a row; on phones each row is a block, with the name of each figure above it. */
export function FiguresTable({
  head,
  rows,
}: {
  readonly head: readonly [first: string, ...figures: string[]];
  readonly rows: readonly { readonly name: string; readonly figures: readonly (string | number)[] }[];
}) {
  const [first, ...names] = head;
  return (
    // Explicit roles, because CSS display changes remove table semantics in some screen readers.
    <Table className={classes.figures!} role="table">
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          <Table.Th scope="col" role="columnheader">
            {first}
          </Table.Th>
          {names.map((name) => (
            <Table.Th key={name} scope="col" role="columnheader" className={classes.figure!}>
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map(({ name, figures }, at) => (
          <Table.Tr key={`${at} ${name}`} role="row">
            <Table.Th scope="row" role="rowheader">
              {name}
            </Table.Th>
            {figures.map((value, column) => (
              <Table.Td key={column} role="cell" className={classes.figure!} data-name={names[column]}>
                {value}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
