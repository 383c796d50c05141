import { Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, Choices } from '../../../entities/filters/choices.js';
import { isNamed, NAMED_DAYS, TIMES, type Time } from './days.js';

const DayField = lazy(() => import('./day-field.js'));

/** Which day and which part of it, on the clocks at the court. */
export function WhenFilter({
  when,
  times,
  today,
  past,
  onChange,
}: {
  readonly when: string | null;
  readonly times: readonly Time[];
  readonly today: string;
  /** Whether matches are looked for that were played. */
  readonly past: boolean;
  onChange(values: { when?: string | null; times?: readonly Time[] }): void;
}) {
  const { t } = useTranslation('match');
  const chosen = when === null ? 'any' : isNamed(when) ? when : 'pick';
  return (
    <Stack gap="sm">
      <Choice
        label={t('filter.when')}
        options={(['any', ...(past ? [] : NAMED_DAYS), 'pick'] as const).map((value) => ({
          value,
          label: t(`filter.day.${value}`),
        }))}
        value={chosen}
        onChange={(value) => onChange({ when: value === 'any' ? null : value === 'pick' ? today : value })}
      />
      {chosen === 'pick' && (
        <Suspense fallback={<Skeleton h={300} />}>
          <DayField
            label={t('filter.day.pick')}
            value={when}
            {...(past ? { maxDate: today } : { minDate: today })}
            onChange={(day) => onChange({ when: day ?? today })}
          />
        </Suspense>
      )}
      {when !== 'tonight' && (
        <Choices
          label={t('filter.timeOfDay')}
          options={TIMES.map((value) => ({ value, label: t(`filter.time.${value}`) }))}
          value={times}
          onChange={(chosenTimes) => onChange({ times: chosenTimes })}
        />
      )}
    </Stack>
  );
}
