import { calendarFileOf } from '../../src/entities/match/calendar-file.js';
import { theNetwork } from '../visit.js';

const session = (token: string | null) => ({
  token: () => token,
  refresh: async () => ({ kind: 'fresh', token: 'fresh' }) as const,
});

describe('the calendar file of a match', () => {
  const FILE = '/calendar/match/m1.ics';

  it('MAT-16~ is asked for as whoever looks at the match', async () => {
    const network = theNetwork();
    network.endpoints[FILE] = () => ({ body: 'BEGIN:VCALENDAR' });
    expect(await (await calendarFileOf('m1', session(null))).text()).toContain('BEGIN:VCALENDAR');
    await calendarFileOf('m1', session('mine'));
    expect(network.of(FILE).map(({ authorization }) => authorization)).toEqual([null, 'JWT mine']);
  });

  it('MAT-16~ AUTH-22~ is asked for again with a fresh token', async () => {
    const network = theNetwork();
    network.endpoints[FILE] = ({ authorization }) =>
      authorization === 'JWT fresh' ? { body: 'BEGIN:VCALENDAR' } : { status: 401, body: {} };
    await calendarFileOf('m1', session('stale'));
    expect(network.of(FILE).map(({ authorization }) => authorization)).toEqual(['JWT stale', 'JWT fresh']);
  });

  it('MAT-16~ is an error where it does not arrive', async () => {
    theNetwork();
    await expect(calendarFileOf('m1', session(null))).rejects.toThrow('404');
  });
});
