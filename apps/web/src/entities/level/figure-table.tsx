import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './figure-table.module.css';

interface FigureTableProps {
  /** What the figures are about; read out. */
  readonly caption: string;
  readonly head: readonly string[];
  /** Rows by their first cell, which names the row. */
  readonly rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** What a chart shows, in figures. */
export function FigureTable({ caption, head, rows }: FigureTableProps) {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={`${name} ${row}`}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same, folded until it is asked for. */
export function FoldedTable(props: FigureTableProps) {
  const { t } = useTranslation('level');
  return (
    <details className={classes.folded}>
      <summary className={classes.summary}>{t('table')}</summary>
      <div className={classes.scroll} tabIndex={0} role="group" aria-label={props.caption}>
        <FigureTable {...props} />
      </div>
    </details>
  );
}
