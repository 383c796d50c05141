import type { ReactNode } from 'react';
import classes from './table.module.css';

/** What is known of a record, each fact with its name; what is not known is left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
        .map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function Card({
  title,
  heading: Heading = 'h3',
  children,
}: {
  readonly title: string;
  /** Below a record's name it is a third one, below the page's title a second one. */
  readonly heading?: 'h2' | 'h3';
  readonly children: ReactNode;
}) {
  return (
    <section className={classes.card} aria-label={title}>
      <Heading className={classes.heading}>{title}</Heading>
      {children}
    </section>
  );
}
