import ICAL from 'ical.js';

/** What another program reads of a calendar. Throws when it is no iCalendar. */
export function componentsIn(text: string): ICAL.Component {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar;
}

export const eventsIn = (text: string): ICAL.Event[] =>
  componentsIn(text)
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));

export const valueOf = (event: ICAL.Event, name: string): unknown => event.component.getFirstPropertyValue(name);
