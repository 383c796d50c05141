import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import cards from '../statistics/statistics.module.css';
import classes from './compare.module.css';

/** Weekly times when both can play. */
export function SharedTimes({
  times: { noFixedDays, slots },
}: {
  readonly times: {
    readonly noFixedDays: boolean;
    readonly slots: readonly { readonly weekday: number; readonly from: string; readonly to: string }[];
  };
}) {
  const { t, i18n } = useTranslation('player-ui');
  const name = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const weekday = (day: number) => name.format(new Date(Date.UTC(2024, 0, day)));
  return (
    <section className={cards.card} aria-labelledby="shared-times">
      <h3 id="shared-times" className={cards.title}>
        {t('compare.times')}
      </h3>
      {slots.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t(noFixedDays ? 'availability.noFixedDays' : 'compare.noTimes')}
        </Text>
      ) : (
        <ul className={classes.times}>
          {slots.map((slot) => (
            <li key={`${slot.weekday} ${slot.from}`}>
              {weekday(slot.weekday)} {slot.from.slice(0, 5)}–{slot.to.slice(0, 5)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
