import type { LevelEntriesOfPlayerQuery } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { shownChange, shownDay, shownLevel } from '../../../entities/level/figures.js';
import classes from './level-tab.module.css';

export type Bonus = NonNullable<LevelEntriesOfPlayerQuery['player']>['levelBonuses'][number];

/** A tournament won, and what that added to the level (LVL-06). */
export function BonusItem({ bonus: { wonAt, before, after, bonus } }: { readonly bonus: Bonus }) {
  const { t, i18n } = useTranslation('level');
  const [from, to] = [before, after].map(({ level }) => shownLevel(level, i18n.language, bonus !== null));
  return (
    <li>
      <p className={classes.won}>{t('entries.tournament')}</p>
      <p className={classes.quiet}>{shownDay(wonAt, i18n.language)}</p>
      <p className={classes.quiet}>
        {from === to ? to : t('step.fromTo', { before: from, after: to })}
        {bonus !== null && ` · ${t('entries.bonus', { points: shownChange(bonus, i18n.language) })}`}
      </p>
      <p className={classes.quiet}>{t('entries.bonusText')}</p>
    </li>
  );
}
