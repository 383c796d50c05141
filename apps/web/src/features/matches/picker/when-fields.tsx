import { Checkbox, Stack, Text } from '@mantine/core';
import { DatePicker, DatesProvider, TimeGrid } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/it';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../entities/filters/choices.js';
import { shownDate, spokenDate, wallClock } from '../../../entities/match/match-time.js';
import { FieldError, groupProps } from '../wizard/field-errors.js';
import classes from './when-fields.module.css';

const FIRST_HOUR = 7;
const HALF_HOURS = Array.from(
  { length: 32 },
  (_, index) => `${String(FIRST_HOUR + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

export interface When {
  readonly datePlay: string | null;
  readonly timePlay: string | null;
  readonly minutesPlay: 60 | 90 | 120;
  readonly booked: boolean;
}

/** Day, time, duration and whether the field is booked; meant in the court's own time zone. */
export function WhenFields({
  value,
  timeZone,
  now,
  errors,
  inSheet = false,
  onChange,
}: {
  readonly value: When;
  readonly timeZone: string;
  readonly now: Date;
  readonly errors: Readonly<Record<string, string>>;
  /** One below the other, and no question whether the field is booked. */
  readonly inSheet?: boolean;
  onChange(value: Partial<When>): void;
}) {
  const { t, i18n } = useTranslation('match');
  const clock = wallClock(now, timeZone);
  const past = value.datePlay === clock.date ? HALF_HOURS.filter((time) => time <= clock.time) : [];
  return (
    <DatesProvider settings={{ locale: i18n.language, firstDayOfWeek: 1 }}>
      <div className={classes.fields} data-in-sheet={inSheet || undefined}>
        <div role="group" aria-label={t('when.day')} {...groupProps('datePlay', errors['datePlay'])}>
          <Text fw={500} size="sm" mb={6}>
            {t('when.day')}
            {value.datePlay && (
              <Text span inherit c="dimmed">
                {' '}
                {shownDate(value.datePlay)}
              </Text>
            )}
          </Text>
          <DatePicker
            size="md"
            className={classes.calendar}
            value={value.datePlay}
            minDate={clock.date}
            defaultDate={value.datePlay ?? clock.date}
            onChange={(datePlay) => onChange({ datePlay })}
            getDayAriaLabel={(date) => spokenDate(date.slice(0, 10), i18n.language)}
            ariaLabels={{
              nextMonth: t('when.nextMonth'),
              previousMonth: t('when.previousMonth'),
              nextYear: t('when.nextYear'),
              previousYear: t('when.previousYear'),
              nextDecade: t('when.nextYears'),
              previousDecade: t('when.previousYears'),
            }}
          />
          <FieldError path="datePlay" error={errors['datePlay']} />
        </div>
        <Stack gap="md">
          <div role="group" aria-label={t('when.time')} {...groupProps('timePlay', errors['timePlay'])}>
            <Text fw={500} size="sm" mb={6}>
              {t('when.time')}
            </Text>
            <TimeGrid
              data={HALF_HOURS}
              value={value.timePlay}
              onChange={(timePlay) => onChange({ timePlay: timePlay ? timePlay.slice(0, 5) : null })}
              disableTime={past}
              simpleGridProps={{ cols: 4, spacing: 6, verticalSpacing: 6 }}
              size="md"
              classNames={{ control: classes.time }}
            />
            <FieldError path="timePlay" error={errors['timePlay']} />
          </div>
          <Choice
            label={t('when.duration')}
            options={(['60', '90', '120'] as const).map((minutes) => ({
              value: minutes,
              label: t(`when.length.${minutes}`),
            }))}
            value={String(value.minutesPlay) as '60' | '90' | '120'}
            onChange={(minutes) => onChange({ minutesPlay: Number(minutes) as When['minutesPlay'] })}
          />
          {!inSheet && (
            <Checkbox
              size="md"
              label={t('when.booked')}
              description={t('when.bookedHint')}
              checked={value.booked}
              onChange={(event) => onChange({ booked: event.currentTarget.checked })}
            />
          )}
        </Stack>
      </div>
    </DatesProvider>
  );
}
