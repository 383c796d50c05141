import { FixtureCard } from './fixture-card.js';
import type { FixtureParts } from './fixture.js';
import classes from './fixture-list.module.css';

/** Matches as cards, in as many columns as fit. */
export function FixtureList({
  fixtures,
  timeZone,
  target = null,
}: {
  readonly fixtures: readonly FixtureParts[];
  readonly timeZone: string;
  /** The fixture that the address points at. */
  readonly target?: string | null;
}) {
  return (
    <ul className={classes.fixtures}>
      {fixtures.map((fixture) => (
        <li key={fixture.id}>
          <FixtureCard
            fixture={fixture}
            timeZone={timeZone}
            chances={fixture.state === 'READY'}
            target={fixture.id === target}
          />
        </li>
      ))}
    </ul>
  );
}
