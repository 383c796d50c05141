import { DatePicker, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/it';
import { useTranslation } from 'react-i18next';
import { spokenDate } from '../../../entities/match/match-time.js';

/** A calendar to pick one day from; loaded when it is opened. */
export default function DayField({
  label,
  value,
  onChange,
  ...limits
}: {
  readonly label: string;
  readonly value: string | null;
  readonly minDate?: string;
  readonly maxDate?: string;
  onChange(day: string | null): void;
}) {
  const { t, i18n } = useTranslation('match');
  return (
    <DatesProvider settings={{ locale: i18n.language, firstDayOfWeek: 1 }}>
      <div role="group" aria-label={label}>
        <DatePicker
          size="md"
          fullWidth
          value={value}
          {...limits}
          defaultDate={value ?? undefined}
          onChange={onChange}
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
      </div>
    </DatesProvider>
  );
}
