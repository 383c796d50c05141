import { Alert, Anchor, Text } from '@mantine/core';
import { Calendar, DatePicker, DatePickerInput, DatesProvider, MonthPicker, YearPicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppearanceProvider } from '../../src/index.js';
import '../../src/styles.js';

const NAMES = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  nextDecade: 'Next years',
  previousDecade: 'Previous years',
};
/** The first day is one of the month before; the last days can't be chosen. */
const DECEMBER = {
  defaultDate: '2026-12-01',
  minDate: '2026-11-30',
  maxDate: '2026-12-27',
  ariaLabels: NAMES,
} as const;

const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section aria-label={name}>
    <h2>{name}</h2>
    {children}
  </section>
);

/** What the theme says about kinds of things, whether a page has them or not. */
function Looks() {
  return (
    <main>
      <h1>Looks</h1>
      <Part name="links in texts">
        <p>
          Local legend of <Anchor href="#court">Tennis Milano</Anchor>, and of others.
        </p>
        <Text c="dimmed" size="sm">
          Nobody reaches you. <Anchor href="#settings">Change it</Anchor> in the settings.
        </Text>
        <Alert color="red">
          Your account will be deleted. <Anchor href="#account">Keep it</Anchor>
        </Alert>
      </Part>
      <Part name="links on their own">
        <Anchor variant="standalone" href="#all">
          All matches
        </Anchor>
      </Part>
      <DatesProvider settings={{ firstDayOfWeek: 1 }}>
        <Part name="days">
          <DatePicker {...DECEMBER} defaultValue="2026-12-05" />
        </Part>
        <Part name="a range of days">
          <DatePicker type="range" {...DECEMBER} defaultValue={['2026-12-03', '2026-12-07']} />
        </Part>
        <Part name="a calendar">
          <Calendar {...DECEMBER} />
        </Part>
        <Part name="months and years">
          <MonthPicker {...DECEMBER} />
          <YearPicker {...DECEMBER} />
        </Part>
        <Part name="a field">
          <DatePickerInput label="Day" {...DECEMBER} popoverProps={{ opened: true, withinPortal: false }} />
        </Part>
      </DatesProvider>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(
  <AppearanceProvider>
    <Looks />
  </AppearanceProvider>,
);
