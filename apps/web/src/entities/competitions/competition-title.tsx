import type { ReactNode } from 'react';
import classes from './competition-title.module.css';
import { Quiet } from './section.js';

/** The name, and below it what it is in a few words. */
export function CompetitionTitle({
  name,
  facts,
  short,
  aside,
}: {
  readonly name: string;
  readonly facts: readonly string[];
  readonly short: boolean;
  readonly aside?: ReactNode;
}) {
  return (
    <div className={classes.top} data-short={short || undefined}>
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <Quiet>{facts.join(' · ')}</Quiet>
      </div>
      {aside}
    </div>
  );
}
