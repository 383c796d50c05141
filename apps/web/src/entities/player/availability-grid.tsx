import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { bandsOf, type Times } from './availability.js';
import { BANDS, WEEKDAYS } from './availability.js';
import classes from './availability-grid.module.css';

/** When players can play: days across, parts of the day down; with several, how many of them. */
export function AvailabilityGrid({
  players,
}: {
  readonly players: readonly { readonly name: string; readonly availability: Times }[];
}) {
  const { t, i18n } = useTranslation('player-ui');
  const free = players.map(({ name, availability }) => ({ name, bands: bandsOf(availability) }));
  const day = (weekday: number, width: 'narrow' | 'short' | 'long') =>
    // The first of January 2024 was a Monday.
    new Intl.DateTimeFormat(i18n.language, { weekday: width, timeZone: 'UTC' }).format(
      new Date(Date.UTC(2024, 0, weekday)),
    );
  /** `Evening: Mon, Wed · Morning: Sat` */
  const summary = (bands: ReadonlySet<string>) =>
    BANDS.flatMap((band) => {
      const days = WEEKDAYS.filter((weekday) => bands.has(`${weekday}-${band}`));
      const named = days.map((weekday) => day(weekday, 'short')).join(', ');
      return days.length > 0 ? [t('availability.at', { band: t(`availability.band.${band}`), days: named })] : [];
    }).join(' · ');
  const grid = (
    <div className={classes.scroll} role="group" aria-label={t('availability.title')} tabIndex={0}>
      <table className={classes.grid}>
        <VisuallyHidden component="caption">{t('availability.title')}</VisuallyHidden>
        <thead>
          <tr>
            <td />
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                <abbr title={day(weekday, 'long')}>{day(weekday, 'narrow')}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BANDS.map((band) => (
            <tr key={band}>
              <th scope="row">{t(`availability.band.${band}`)}</th>
              {WEEKDAYS.map((weekday) => {
                const who = free.filter(({ bands }) => bands.has(`${weekday}-${band}`));
                const share = who.length / Math.max(1, players.length);
                return (
                  <td key={weekday} data-share={share === 1 ? 'all' : share > 0 ? 'some' : 'none'}>
                    <span aria-hidden>{who.length === 0 ? '' : players.length === 1 ? '✓' : who.length}</span>
                    <VisuallyHidden>
                      {who.length === 0 ? t('availability.nobody') : who.map(({ name }) => name).join(', ')}
                    </VisuallyHidden>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  if (players.length < 2) return grid;
  return (
    <>
      {grid}
      <ul className={classes.people}>
        {free.map(({ name, bands }) => (
          <li key={name}>
            <strong>{name}</strong> {summary(bands) || t('availability.never')}
          </li>
        ))}
      </ul>
    </>
  );
}
