import { useTranslation } from 'react-i18next';
import { useNow } from '@setpoint/client/use-now';
import classes from './countdown.module.css';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What is left until an instant: days from afar, hours and minutes from near, a clock in the last hour. */
export function Countdown({ until, label }: { readonly until: string; readonly label: string }) {
  const { t } = useTranslation('competitions');
  const end = Date.parse(until);
  // Seconds count in the last hour only.
  const near = end - useNow().getTime() < HOUR;
  const now = useNow(near ? 1000 : 30_000).getTime();
  const left = Math.max(0, end - now);
  if (left === 0) return null;
  const minutes = Math.floor(left / 60_000);
  const figure =
    left >= 2 * DAY
      ? t('countdown.days', { count: Math.floor(left / DAY) })
      : left >= HOUR
        ? t('countdown.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
        : `${minutes}:${String(Math.floor(left / 1000) % 60).padStart(2, '0')}`;
  return (
    <div className={classes.countdown}>
      <time className={classes.figure} dateTime={until} role="timer">
        {figure}
      </time>
      <span className={classes.label}>{label}</span>
    </div>
  );
}
