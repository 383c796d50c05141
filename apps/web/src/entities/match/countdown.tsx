import type { MatchState } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { useNow } from '../time/use-now.js';
import { timeLeft } from './match-time.js';

/** `2 d 4 h`, `35 min`, in the reader's language. */
function shownTimeLeft(left: { days: number; hours: number; minutes: number }, language: string): string {
  const unit = (value: number, name: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  if (left.days >= 3) return unit(left.days, 'day');
  if (left.days > 0) return `${unit(left.days, 'day')} ${unit(left.hours, 'hour')}`;
  if (left.hours > 0) return `${unit(left.hours, 'hour')} ${unit(left.minutes, 'minute')}`;
  return unit(left.minutes, 'minute');
}

/** What happens by itself, and in how long: cancelled, started, given up or confirmed. */
export function Countdown({ state, expiry }: { readonly state: MatchState; readonly expiry: string | null }) {
  const { t, i18n } = useTranslation('match');
  const now = useNow();
  const left = expiry ? timeLeft(expiry, now) : null;
  if (!left || !['ORGANIZING', 'AWAITING_RESULT', 'AWAITING_CONFIRMATION'].includes(state)) return null;
  return (
    <time dateTime={expiry ?? undefined}>{t(`expiry.${state}`, { left: shownTimeLeft(left, i18n.language) })}</time>
  );
}
