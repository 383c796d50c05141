import { IconClock } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '@setpoint/client/use-now';
import classes from './checkout.module.css';

const HOUR_MS = 3_600_000;

/** How long the place is held, to the second once less than an hour is left. */
export function HeldUntil({ until, onOver }: { readonly until: string; onOver?(): void }) {
  const { t, i18n } = useTranslation('checkout');
  const now = useNow(1_000);
  const left = Date.parse(until) - now.getTime();
  const isOver = left <= 0;
  const tell = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (isOver) tell();
  }, [isOver, until]);
  const when = new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : i18n.language, {
    weekday: 'long',
    ...(left > 6 * 24 * HOUR_MS && { day: 'numeric', month: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(until));
  const soon = left < HOUR_MS;
  return (
    <p className={classes.held} data-soon={left < HOUR_MS / 6 || undefined}>
      <IconClock size={18} aria-hidden />
      <span>
        {isOver ? t('held.over') : soon ? t('held.left') : t('held.until', { when })}{' '}
        {!isOver && soon && (
          <strong role="timer" className={classes.clock}>
            {shownLeft(left)}
          </strong>
        )}
      </span>
    </p>
  );
}

/** `9:05`: minutes and seconds, rounded up, so that it ends at nought. */
export function shownLeft(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
