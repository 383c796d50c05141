import { CourtLines } from '@setpoint/ui';
import type { ReactNode } from 'react';
import classes from './hero.module.css';

/** What a page is about, on top of it. */
export function Hero({
  sport,
  short = false,
  children,
}: {
  /** Its id: 1 tennis, 2 padel. */
  readonly sport?: string;
  /** In little room, above a page that is about a part of it. */
  readonly short?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <article className={classes.hero} data-sport={sport} data-short={short || undefined}>
      <CourtLines className={classes.lines!} />
      {children}
    </article>
  );
}

/** When, where, how many: list items that begin with an icon. */
export const HeroFacts = ({ children }: { readonly children: ReactNode }) => (
  <ul className={classes.facts}>{children}</ul>
);
