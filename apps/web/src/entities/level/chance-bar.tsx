import { useTranslation } from 'react-i18next';
import classes from './chance-bar.module.css';
import { shownShare } from './figures.js';

/** Chances of two sides: the reader's and the opponents', or two that are named. */
export function ChanceBar({
  chance,
  sides,
}: {
  /** Of the first side, 0 to 1. */
  readonly chance: number;
  readonly sides?: readonly [string, string];
}) {
  const { t, i18n } = useTranslation('level');
  const [first, second] = sides ?? [t('chance.mine'), t('chance.theirs')];
  // What is shown adds up to the whole.
  const shown = Math.round(chance * 100) / 100;
  return (
    <div>
      <div className={classes.bar} aria-hidden>
        <span style={{ width: `${shown * 100}%` }} />
      </div>
      <dl className={classes.sides}>
        <div>
          <dt>{first}</dt>
          <dd>{shownShare(shown, i18n.language)}</dd>
        </div>
        <div>
          <dt>{second}</dt>
          <dd>{shownShare(1 - shown, i18n.language)}</dd>
        </div>
      </dl>
    </div>
  );
}
