import { levelName } from '@setpoint/kernel';
import { useTranslation } from 'react-i18next';
import { shownRating } from './level.js';
import classes from './level-badge.module.css';

/** A level as one figure, e.g. `3.5`; its name is read out. */
export function LevelBadge({
  rating,
  withName = false,
}: {
  readonly rating: number | null;
  readonly withName?: boolean;
}) {
  const { t, i18n } = useTranslation(['player-ui', 'common']);
  if (rating === null) return <span className={classes.none}>{t('common:level.NONE')}</span>;
  const name = t(`common:level.${levelName(rating)}`);
  const figure = shownRating(rating, i18n.language);
  return (
    <span className={classes.badge} data-level={levelName(rating)} title={name}>
      <span aria-hidden className={classes.figure}>
        {figure}
      </span>
      {withName && <span aria-hidden>{name}</span>}
      <span className={classes.spoken}>{t('level.spoken', { rating: figure, name })}</span>
    </span>
  );
}
