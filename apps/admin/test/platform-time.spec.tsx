import { learnTime, platformNow } from '@setpoint/client/time';
import { act, screen, waitFor, within } from '@testing-library/react';
import { loadSettings } from '../src/app/settings.js';
import { fakeNetwork, none, open, sent } from './open.js';

const coupon = (id: string, validUntil: string) => ({
  ...{ id, code: id, discount: { percent: 10, amount: null }, audience: 'EVERYBODY' },
  ...{ validUntil, mostUses: null, uses: 0, active: true, createdAt: '2026-01-10T10:00:00Z' },
});
const COUPONS = [coupon('SPRING', '2031-05-19T12:00:00Z'), coupon('SUMMER', '2031-08-31T12:00:00Z')];

beforeEach(() => {
  fakeNetwork({
    SupportFigures: () => ({
      ...{ signUpFigures: [], entryFigures: [], moneyFigures: [] },
      matchFigures: { states: [], weeks: [] },
    }),
    SupportLeagues: () => ({ supportLeagues: none() }),
    SupportCoupons: () => ({
      coupons: {
        ...none(),
        edges: COUPONS.map((node) => ({ cursor: node.id, node })),
      },
    }),
    PlatformClock: () => ({
      platformClock: { now: '2031-05-20T12:00:00Z', aheadSeconds: 0, movable: true },
    }),
  });
});

const resetClock = () => act(() => learnTime(''));

/** This device shows the day of the tests. */
describe('on a platform whose clock is years ahead of this device', () => {
  beforeEach(() => learnTime('2031-05-20T12:00:00Z'));
  afterEach(resetClock);

  it('ADM-08~ figures are those of the half year until the platform’s day', async () => {
    await open('/figures');
    await waitFor(() => expect(sent('SupportFigures')).toEqual([{ from: '2030-11-21', to: '2031-05-20' }]));
  });

  it('ADM-06~ a coupon has expired when the platform’s time says so', async () => {
    await open('/coupons');
    const row = async (code: string) => within((await screen.findByRole('link', { name: code })).closest('tr')!);
    expect((await row('SPRING')).getByText('Expired')).toBeInTheDocument();
    expect((await row('SUMMER')).getByText('Running')).toBeInTheDocument();
  });

  it('ADM-04~ a new league is of the platform’s next year', async () => {
    const browser = await open('/leagues');
    await browser.click(await screen.findByRole('button', { name: 'New league' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New league' }));
    expect(dialog.getByLabelText(/Year/)).toHaveValue('2032');
  });
});

describe('the platform’s time is learnt', () => {
  afterEach(resetClock);

  it('from the settings', async () => {
    globalThis.fetch = async () => Response.json({ provider: { apiKey: 'key' }, now: '2031-05-20T12:00:00Z' });
    await loadSettings();
    expect(platformNow().getFullYear()).toBe(2031);
  });

  it('when support looks at the clock or moves it', async () => {
    await open('/clock');
    await waitFor(() => expect(platformNow().getFullYear()).toBe(2031));
  });
});
