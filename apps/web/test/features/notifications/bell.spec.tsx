import { act, screen, waitFor, within } from '@testing-library/react';
import { platformNow } from '@setpoint/client/time';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aCourt, aMatch, anaInTheClub, aPage, aPlayer } from '../../club.js';
import { fakeLive, publish } from '../../live.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';
import { collectWarnings } from '../../warnings.js';

const ben = aPlayer('Ben Serra');
const minutesAgo = (minutes: number) => new Date(platformNow().getTime() - minutes * 60_000).toISOString();

interface Stored {
  id: string;
  type: string;
  read: boolean;
  createdAt: string;
  [key: string]: unknown;
}
let stored: Stored[] = [];
const unread = () => stored.filter((one) => !one.read).length;

describe('the bell', () => {
  beforeEach(() => {
    fakeLive();
    stored = [
      { id: 'n1', type: 'FOLLOWED', read: false, createdAt: minutesAgo(5), sender: ben },
      {
        id: 'n2',
        type: 'MATCH_INVITED',
        read: false,
        createdAt: minutesAgo(120),
        sender: ben,
        relMatch: { ...aMatch({ id: 'm7' }), courts: aCourt('Tennis Lorenteggio') },
      },
      { id: 'n3', type: 'RESULT_AUTO_CONFIRMED', read: true, createdAt: minutesAgo(3000), sender: { ...ben, id: '1' } },
    ];
    theApiKnows({
      player: ({ id }: { id: string }) => (id === 'ben' ? ben : anaInTheClub()),
      match: aMatch({ id: 'm7' }),
      unreadNotificationCount: () => unread(),
      notifications: ({ read, ...page }: { read: boolean | null; first: number; after: string | null }) =>
        aPage(
          stored.filter((one) => read == null || one.read === read).map((one) => ({ topic: 'MATCHES', ...one })),
          page,
        ),
      readNotification: ({
        readNotificationData: { what, notificationId },
      }: {
        readNotificationData: { what: string; notificationId: string | null };
      }) => {
        stored = stored.map((one) => (what === 'all' || one.id === notificationId ? { ...one, read: true } : one));
        return { success: true, unreadCount: unread() };
      },
    });
    signedInAs();
  });

  it('MAT-05~ names a guest who answered, and the account that a guest has now', async () => {
    const relMatch = { ...aMatch({ id: 'm7' }), courts: aCourt('Tennis Lorenteggio') };
    const ofGuest = (id: string, type: string, sender: object) => ({
      ...{ id, type, sender, relMatch, read: false, createdAt: minutesAgo(1), guestName: 'Giulia' },
    });
    stored = [ofGuest('n1', 'MATCH_GUEST_ACCEPTED', { ...ben, id: '1' }), ofGuest('n2', 'MATCH_GUEST_REGISTERED', ben)];
    await visit('/player/notifications');
    expect(await screen.findByText('Giulia (guest) accepts the invitation and plays')).toBeInTheDocument();
    expect(screen.getByText('Giulia, the guest in your match, is on Setpoint now: Ben Serra')).toBeInTheDocument();
  });

  it('ADM-05~ NTF-02~ says why support removed a picture, in words', async () => {
    const platform = { ...ben, id: '1' };
    const removed = { type: 'AVATAR_REMOVED', read: false, createdAt: minutesAgo(1), sender: platform };
    stored = [{ id: 'n1', ...removed, about: 'OFFENSIVE' }];
    await visit('/player/notifications');
    expect(await screen.findByText('Support removed your picture: it offends others')).toBeInTheDocument();
  });

  it('NTF-06 the list stands day by day, with an icon for what each is about', async () => {
    const ago = (id: string, days: number) => ({
      ...{ id, type: 'FOLLOWED', topic: 'PEOPLE', read: true, sender: ben },
      createdAt: new Date(platformNow().setHours(12, 0, 0, 0) - days * 86_400_000).toISOString(),
    });
    stored = [ago('n1', 0), ago('n2', 1), ago('n3', 1), ago('n4', 30)];
    await visit('/player/notifications');
    const days = await screen.findAllByRole('heading', { level: 2 });
    expect(days.map(({ textContent }) => textContent)).toEqual(['Today', 'Yesterday', expect.stringMatching(/day/)]);
    const yesterday = screen.getByRole('region', { name: 'Yesterday' });
    expect(within(yesterday).getAllByRole('listitem')).toHaveLength(2);
    expect(yesterday.querySelectorAll('[data-topic=PEOPLE]')).toHaveLength(2);
    await expectAccessible();
  });

  it('NTF-04 shows the unread count and keeps it live', async () => {
    await visit('/levels');
    expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeInTheDocument();
    await publish('Notify', { notify: 3 });
    expect(await screen.findByRole('button', { name: 'Notifications, 3 unread' })).toBeInTheDocument();
  });

  it('NTF-03 NTF-04 lists what is new and what is read, with texts and relative times', async () => {
    const { user } = await visit('/levels');
    await user.click(await screen.findByRole('button', { name: /Notifications/ }));
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText('Ben Serra follows you')).toBeInTheDocument();
    expect(panel.getByText('5 minutes ago')).toBeInTheDocument();
    expect(panel.getByText('Tennis · 01/06/2026 18:30 · Tennis Lorenteggio')).toBeInTheDocument();
    expect(within(panel.getByRole('region', { name: 'Earlier' })).getAllByRole('listitem')).toHaveLength(1);
    await expectAccessible();
  });

  it('NTF-02 NTF-05 a click marks it read, goes there and lowers the counter', async () => {
    const { user, path } = await visit('/levels');
    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    await user.click(await screen.findByRole('link', { name: /Ben Serra follows you/ }));
    await waitFor(() => expect(path()).toBe('/player/ben/ben'));
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
    expect(sent('ReadNotification')).toEqual([{ id: 'n1' }]);
  });

  it('NTF-05 a failure to mark read is only logged', async () => {
    const warnings = collectWarnings();
    theNetwork().operations['ReadNotification'] = () => ({ errors: [{ message: 'down' }] });
    const { user, path } = await visit('/levels');
    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    await user.click(await screen.findByRole('link', { name: /Ben Serra invites you/ }));
    await waitFor(() => expect(path()).toBe('/match/m7'));
    await waitFor(() => expect(warnings).toEqual([expect.stringContaining('down')]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('NTF-05 mark all read closes the panel, counts 0 and can be undone; what arrives meanwhile stays unread', async () => {
    const { user } = await visit('/levels');
    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    await user.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Notifications, 0 unread' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeInTheDocument();
    expect(sent('ReadAllNotifications')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Notifications, 2 unread' }));
    await user.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await publish('Notify', { notify: 3 });
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(sent('ReadAllNotifications')).toEqual([{ newest: 'n1' }]));
    await waitFor(() => expect(unread()).toBe(0));
    expect(await screen.findByRole('button', { name: 'Notifications, 0 unread' })).toBeInTheDocument();
  });

  it('NTF-06 lists them all, page by page', async () => {
    stored = Array.from({ length: 25 }, (_, index) => ({
      id: `n${index}`,
      type: 'FOLLOWED',
      read: true,
      createdAt: minutesAgo(index),
      sender: aPlayer(`P${index} Test`),
    }));
    const { user } = await visit('/player/notifications');
    expect(await screen.findByText('P19 Test follows you')).toBeInTheDocument();
    expect(screen.queryByText('P20 Test follows you')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('P24 Test follows you')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Unread' }));
    expect(await screen.findByText('Nothing unread')).toBeInTheDocument();
  });
});

describe('live matches', () => {
  it('MAT-16~ what others do appears by itself', async () => {
    fakeLive();
    const match = aMatch({ id: 'live', myActions: ['JOIN'] });
    theApiKnows({ match });
    signedInAs();
    await visit('/match/live');
    expect(await screen.findByRole('button', { name: 'Join' })).toBeInTheDocument();
    await publish('MatchUpdated', {
      matchUpdated: { __typename: 'Match', id: 'live', state: 'READY', missing: 0, myActions: [] },
    });
    expect(await screen.findByRole('heading', { name: 'Everything’s set' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
  });
});
