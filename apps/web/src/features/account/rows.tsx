import type { ReactNode } from 'react';
import classes from './rows.module.css';

/** Rows of a card of settings. */
export const Rows = ({ children }: { readonly children: ReactNode }) => <ul className={classes.list}>{children}</ul>;

/** What it is, and beside it what can be done about it or how it stands. */
export const Row = ({ what, children }: { readonly what: ReactNode; readonly children: ReactNode }) => (
  <li>
    <div className={classes.what}>{what}</div>
    {children}
  </li>
);
