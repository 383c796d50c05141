import { Button } from '@mantine/core';
import { Link } from 'react-router';
import classes from './competition-rows.module.css';

interface Row {
  readonly id: string;
  readonly name: string;
  /** Where it leads, and where one enters. */
  readonly to: string;
  readonly enter: string;
  /** When, where, how much. */
  readonly facts: readonly string[];
}

/** Tournaments or leagues that one could enter: a row each, side by side where there is room. */
export const CompetitionRows = ({ rows, action }: { readonly rows: readonly Row[]; readonly action: string }) => (
  <ul className={classes.rows}>
    {rows.map(({ id, name, to, enter, facts }) => (
      <li key={id}>
        <article className={classes.row} aria-label={name}>
          <span className={classes.words}>
            <Link to={to} className={classes.name}>
              {name}
            </Link>
            <span className={classes.facts}>{facts.join(' · ')}</span>
          </span>
          <Button component={Link} to={enter} size="sm" variant="light">
            {action}
          </Button>
        </article>
      </li>
    ))}
  </ul>
);
