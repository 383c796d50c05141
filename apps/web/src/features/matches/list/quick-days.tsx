import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NAMED_DAYS, type NamedDay } from './days.js';
import classes from './quick-days.module.css';

/** Toggles for tonight, tomorrow and this weekend. */
export function QuickDays({ when, onChange }: { readonly when: string | null; onChange(when: NamedDay | null): void }) {
  const { t } = useTranslation('match');
  return (
    <div className={classes.row} role="group" aria-label={t('filter.when')}>
      {NAMED_DAYS.map((day) => (
        <Button
          key={day}
          size="sm"
          radius="xl"
          className={classes.day!}
          variant={when === day ? 'filled' : 'default'}
          aria-pressed={when === day}
          onClick={() => onChange(when === day ? null : day)}
        >
          {t(`filter.day.${day}`)}
        </Button>
      ))}
    </div>
  );
}
