import type { ReactNode } from 'react';
import classes from './card-grid.module.css';

/** Cards in as many columns as fit. */
export function CardGrid<Item>({
  items,
  keyOf,
  few = false,
  children,
}: {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** A selection in one row, not a list. */
  readonly few?: boolean;
  readonly children: (item: Item) => ReactNode;
}) {
  return (
    <ul className={className(few)}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}

/** In the place of cards that are on their way. */
export function CardGridSkeleton({
  count = 6,
  few = false,
  children,
}: {
  readonly count?: number;
  readonly few?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={className(few)} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>{children}</div>
      ))}
    </div>
  );
}

const className = (few: boolean) => (few ? `${classes.grid} ${classes.few}` : classes.grid);
