import { useTranslation } from 'react-i18next';
import { calendarLeaf, shownDate, shownTime } from './match-time.js';
import classes from './match-when.module.css';

/** Leaf of a calendar; a question mark where the day is open. */
export function CalendarLeaf({
  datePlay,
  timePlay,
}: {
  readonly datePlay: string | null;
  readonly timePlay: string | null;
}) {
  const { t, i18n } = useTranslation('match');
  if (!datePlay) {
    return (
      <div className={classes.leaf} data-open>
        <span className={classes.day} aria-hidden>
          ?
        </span>
        <span className={classes.small}>{t('when.open')}</span>
      </div>
    );
  }
  const leaf = calendarLeaf(datePlay, i18n.language);
  return (
    <div className={classes.leaf}>
      <span className={classes.small} aria-hidden>
        {leaf.weekday}
      </span>
      <span className={classes.day} aria-hidden>
        {leaf.day}
      </span>
      <span className={classes.small} aria-hidden>
        {leaf.month}
      </span>
      <span className={classes.spoken}>
        {shownDate(datePlay)} {timePlay ? shownTime(timePlay) : ''}
      </span>
    </div>
  );
}
