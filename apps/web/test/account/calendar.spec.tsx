import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { expectAccessible } from '../accessible.js';
import { signedInAs, theNetwork, visit } from '../visit.js';

const FEED = { id: 'feed-1', createdAt: '2026-05-04T10:00:00.000Z' };
const made = (id: string) => ({
  createCalendarFeed: {
    ...{ success: true, errorCode: null },
    ...{ path: `/calendar/token-of-${id}.ics`, feed: { ...FEED, id } },
  },
});

async function openSettings(feed: object | null) {
  signedInAs();
  theNetwork().operations['CalendarFeed'] = () => ({ myCalendarFeed: feed });
  const { user, network } = await visit('/player/account/settings');
  const card = (await screen.findByRole('heading', { name: 'Calendar' })).closest('section')!;
  return { user, network, card: within(card) };
}

describe('the calendar', () => {
  it('BYD-05~ makes an address, shows it this once and hands it on', async () => {
    const { user, network, card } = await openSettings(null);
    network.operations['CreateCalendarFeed'] = () => made('feed-1');
    await user.click(await card.findByRole('button', { name: 'Create my address' }));
    const address = 'http://localhost/calendar/token-of-feed-1.ics';
    expect(await card.findByLabelText('Address of your calendar')).toHaveValue(address);
    expect(card.getByText(/We show it only now/)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Open in my calendar app' })).toHaveAttribute(
      'href',
      'webcal://localhost/calendar/token-of-feed-1.ics',
    );
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await act(async () => {
      await user.click(card.getByRole('button', { name: 'Copy' }));
      await copied.mock.results[0]?.value;
    });
    expect(await card.findByRole('button', { name: 'Address copied' })).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith(address);
    expect(network.of('CreateCalendarFeed')[0]!.body['variables']).toEqual({ input: { replaces: null } });
    await expectAccessible();
  });

  it('BYD-05~ says since when there is an address, without it', async () => {
    const { card } = await openSettings(FEED);
    expect(await card.findByText(/in use since 04\/05\/2026/)).toBeInTheDocument();
    expect(card.queryByLabelText('Address of your calendar')).toBeNull();
  });

  it('BYD-05~ renews the address after asking', async () => {
    const { user, network, card } = await openSettings(FEED);
    network.operations['CreateCalendarFeed'] = () => made('feed-2');
    await user.click(await card.findByRole('button', { name: 'Renew the address' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(network.of('CreateCalendarFeed')).toHaveLength(0);
    await user.click(sheet.getByRole('button', { name: 'Renew the address' }));
    expect(await card.findByLabelText('Address of your calendar')).toHaveValue(
      'http://localhost/calendar/token-of-feed-2.ics',
    );
    expect(network.of('CreateCalendarFeed')[0]!.body['variables']).toEqual({ input: { replaces: 'feed-1' } });
  });

  it('BYD-05~ ends the address after asking', async () => {
    const { user, network, card } = await openSettings(FEED);
    network.operations['RevokeCalendarFeed'] = () => ({
      revokeCalendarFeed: { success: true },
    });
    await user.click(await card.findByRole('button', { name: 'End the address' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End the address' }));
    expect(await card.findByRole('button', { name: 'Create my address' })).toBeInTheDocument();
    expect(await screen.findByText('The address has ended')).toBeInTheDocument();
  });

  it('BYD-05~ says that another window was faster, and shows what there is now', async () => {
    const { user, network, card } = await openSettings(null);
    network.operations['CreateCalendarFeed'] = () => ({
      createCalendarFeed: {
        ...{ success: false, errorCode: 'CALENDAR_FEED_CHANGED' },
        ...{ path: null, feed: FEED },
      },
    });
    await user.click(await card.findByRole('button', { name: 'Create my address' }));
    expect(await screen.findByText(/address has changed in the meantime/)).toBeInTheDocument();
    expect(await card.findByText(/in use since/)).toBeInTheDocument();
  });

  it('SHL-08~ BYD-05~ offers to try again where it can’t be loaded', async () => {
    signedInAs();
    theNetwork().operations['CalendarFeed'] = (_, nth) =>
      nth === 1 ? { errors: [{ message: 'out of order' }] } : { myCalendarFeed: null };
    const { user } = await visit('/player/account/settings');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Create my address' })).toBeInTheDocument();
  });
});
