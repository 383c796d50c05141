import classes from './champion.module.css';
import type { SideOfFixture } from './fixture.js';
import { SideName } from './side-name.js';

/** The last place of a bracket: who has won it, or will. */
export const Champion = ({
  side,
  pictures = true,
  onPaper = false,
}: {
  readonly side: SideOfFixture;
  readonly pictures?: boolean;
  readonly onPaper?: boolean;
}) => (
  <div className={classes.champion} data-won={side.entry !== null || undefined} data-compact={onPaper || undefined}>
    <SideName side={side} pictures={pictures} onPaper={onPaper} />
  </div>
);
