import { Alert, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './availability-fields.module.css';
import { BANDS, WEEKDAYS } from './bands.js';
import type { AvailabilityForm } from './use-availability-form.js';

/** When I can play, by day and part of the day (PLY-10). */
export function AvailabilityFields({ form }: { readonly form: AvailabilityForm }) {
  const { t, i18n } = useTranslation('account');
  const { anyDay, chosen, failed } = form;
  // 1 January 2024 was a Monday.
  const nameOf = (weekday: number) =>
    new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));
  return (
    <>
      <Switch
        size="md"
        checked={anyDay}
        onChange={() => form.setAnyDay(!anyDay)}
        label={t('account:availability.anyDay')}
      />
      {!anyDay && (
        <div className={classes.scroll}>
          <table className={classes.week}>
            <caption>
              <Text c="dimmed" size="sm">
                {t('account:availability.hint')}
              </Text>
            </caption>
            <thead>
              <tr>
                <td />
                {BANDS.map((band) => (
                  <th key={band.name} scope="col">
                    {t(`account:availability.${band.name}`)}
                    <small>
                      {Number(band.from.slice(0, 2))}–{Number(band.to.slice(0, 2))}
                    </small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {WEEKDAYS.map((weekday) => (
                <tr key={weekday}>
                  <th scope="row">{nameOf(weekday)}</th>
                  {BANDS.map((band) => {
                    const key = `${weekday}-${band.name}` as const;
                    return (
                      <td key={band.name}>
                        <label className={classes.cell}>
                          <input
                            type="checkbox"
                            aria-label={`${nameOf(weekday)}, ${t(`account:availability.${band.name}`)}`}
                            checked={chosen.has(key)}
                            onChange={() => form.toggle(key)}
                          />
                        </label>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {failed && (
        <Alert color="red" role="alert">
          {t('account:notSaved')}
        </Alert>
      )}
    </>
  );
}
