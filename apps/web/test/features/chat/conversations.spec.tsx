import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theChatKnows } from '../../api.js';
import { aConversation, aMessage, me } from '../../chat.js';
import { aPlayer } from '../../club.js';
import { fakeLive, publish } from '../../live.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

const withBen = (more: Record<string, unknown> = {}) =>
  aConversation({ said: [aMessage(1, { text: 'Again this week?' })], unreadCount: 2, ...more });
const ofMatch = () =>
  aConversation({
    id: 'm1',
    kind: 'MATCH',
    player: null,
    match: {
      id: 'm1',
      datePlay: '2026-06-01',
      timePlay: '18:30:00',
      sport: { id: '1' },
      numberPlayers: 2,
      court: null,
    },
    said: [aMessage(1, { id: 'm1.1', text: 'Court is booked', sender: me() })],
    muted: true,
  });
let conversations = [withBen(), ofMatch()];
const serve = (more: Record<string, unknown> = {}) => {
  signedInAs();
  theChatKnows(() => conversations, more);
};
beforeEach(() => {
  fakeLive();
  conversations = [withBen(), ofMatch()];
});
const list = async () => within(await screen.findByRole('region', { name: 'Conversations' }));
const row = async (name: RegExp) => (await list()).findByRole('link', { name });

describe('the conversations', () => {
  it('CHT-02~ RTE-02~ show the last message, what is unread and what is muted', async () => {
    serve();
    await visit('/dashboard/chat');
    expect(await row(/Ben Serra/)).toHaveTextContent(/Again this week\?.*2 unread/);
    expect(await row(/Tennis, doubles/)).toHaveTextContent(/Mon 01\/06\/2026, 18:30You: Court is booked.*Muted/);
    expect(await row(/Ben Serra/)).toHaveAttribute('href', '/dashboard/chat/c1');
    await expectAccessible();
  });

  it('CHT-02~ follow what happens by themselves', async () => {
    serve();
    await visit('/dashboard/chat');
    await row(/Again this week/);
    await publish('ConversationsChanged', { unreadConversationsChanged: 1 });
    conversations = [withBen({ said: [aMessage(2, { text: 'Thursday?' })], unreadCount: 3 }), ofMatch()];
    expect(sent('Conversations')).toHaveLength(1);
    await publish('ConversationsChanged', { unreadConversationsChanged: 1 });
    expect(await row(/Thursday\?.*3 unread/)).toBeInTheDocument();
  });

  it('CHT-02~ are read again when something came before the page listened', async () => {
    conversations = [withBen({ unreadCount: 0 }), ofMatch()];
    serve();
    await visit('/dashboard/chat');
    await row(/Again this week/);
    conversations = [withBen({ said: [aMessage(2, { text: 'Thursday?' })], unreadCount: 1 }), ofMatch()];
    await publish('ConversationsChanged', { unreadConversationsChanged: 1 });
    expect(await row(/Thursday\?.*1 unread/)).toBeInTheDocument();
  });

  it('CHT-02~ are read page by page', async () => {
    conversations = Array.from({ length: 25 }, (_, index) =>
      withBen({ id: `c${index}`, player: aPlayer(`P${index} Test`), unreadCount: 0 }),
    );
    serve();
    const { user } = await visit('/dashboard/chat');
    await row(/P19 Test/);
    expect(screen.queryByRole('link', { name: /P20 Test/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await row(/P24 Test/)).toBeInTheDocument();
  });

  it('CHT-02~ CHT-01~ lead to people one could write to, by name', async () => {
    serve({
      chatContacts: ({ text }: { text: string | null }) =>
        [
          { user: aPlayer('Carla Neri'), conversationId: null },
          { user: aPlayer('Ben Serra'), conversationId: 'c1' },
        ].filter(({ user }) => String(user['displayName']).includes(text ?? '')),
    });
    const { user } = await visit('/dashboard/chat');
    await row(/Ben Serra/);
    await user.click(screen.getByRole('button', { name: 'New message' }));
    const people = () => within(screen.getByRole('region', { name: 'People' }));
    expect(await screen.findByRole('link', { name: /Carla Neri/ })).toHaveAttribute(
      'href',
      '/dashboard/chat/new/player/carla',
    );
    expect(people().getByRole('link', { name: /Ben Serra/ })).toHaveAttribute('href', '/dashboard/chat/c1');
    await user.type(screen.getByRole('searchbox', { name: 'Search people and chats' }), 'Zoe');
    expect(await screen.findByText(/Nobody here by that name/)).toBeInTheDocument();
    expect(sent('Conversations').at(-1)).toMatchObject({ filter: { text: 'Zoe' } });
  });

  it('CHT-02~ that are none yet say how to begin', async () => {
    conversations = [];
    serve();
    const { user } = await visit('/dashboard/chat');
    expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'New message' }).at(-1)!);
    expect(await screen.findByText(/Follow a player or play a match/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find players' })).toHaveAttribute('href', '/player/list');
  });

  it('CHT-02~ can be asked for again when they did not come', async () => {
    serve();
    theNetwork().outage = ({ body }) =>
      body['operationName'] === 'Conversations' ? new Response('', { status: 502 }) : undefined;
    const { user } = await visit('/dashboard/chat');
    const again = await screen.findByRole('button', { name: 'Try again' });
    theNetwork().outage = null;
    await user.click(again);
    expect(await row(/Ben Serra/)).toBeInTheDocument();
  });

  it('CHT-02~ SHL-02~ are counted in the navigation, live', async () => {
    serve();
    await visit('/levels');
    const bar = within(await screen.findByRole('navigation', { name: 'Shortcuts' }));
    expect(await bar.findByRole('link', { name: /Chat.*1 unread conversation/ })).toHaveAttribute(
      'href',
      '/dashboard/chat',
    );
    await publish('UnreadConversationsChanged', { unreadConversationsChanged: 12 });
    expect(await bar.findByRole('link', { name: /12 unread conversations/ })).toBeInTheDocument();
    await publish('UnreadConversationsChanged', { unreadConversationsChanged: 0 });
    await waitFor(() => expect(bar.getByRole('link', { name: 'Chat' })).toBeInTheDocument());
  });
});

describe('a new conversation', () => {
  const opens = (answer: Record<string, unknown>) =>
    serve({ openConversation: () => ({ success: false, fieldErrors: [], conversation: null, ...answer }) });

  it.each([
    ['player/ben', 'PLAYER', 'ben'],
    ['match/m1', 'MATCH', 'm1'],
    ['tournament-group/t-g1', 'TOURNAMENT_GROUP', 't-g1'],
    ['tournament-team/r1', 'TOURNAMENT_TEAM', 'r1'],
    ['league-group/g1', 'LEAGUE_GROUP', 'g1'],
    ['court/k1', 'COURT', 'k1'],
  ])('CHT-01~ RTE-02~ with %s is the one that there is', async (address, kind, recipientId) => {
    opens({ success: true, conversation: withBen() });
    const { path } = await visit(`/dashboard/chat/new/${address}`);
    await waitFor(() => expect(path()).toBe('/dashboard/chat/c1'));
    expect(sent('OpenConversation')).toEqual([{ kind, recipientId }]);
  });

  it.each([
    ['player/eve', 'CANNOT_MESSAGE_USER', 'You can’t write to this player.', 'Find players', '/player/list'],
    ['court/k1', 'COURT_NOT_FAVOURITE', /Add the centre to your favourites/, 'See the centre', '/court/k1'],
    ['court/k1', 'COURT_WITHOUT_OWNER', /Nobody looks after this centre/, 'See the centre', '/court/k1'],
    ['match/m1', 'MATCH_CANCELLED', /called off/, 'See the match', '/match/m1'],
    ['match/m1', 'NOT_AUTHORISED', /Only those who take part/, 'See the match', '/match/m1'],
    ['tournament-group/g', 'TOURNAMENT_AT_FINAL_STAGE', /tournament is over/, 'To my conversations', '/dashboard/chat'],
    ['league-group/g', 'LEAGUE_PHASE_ENDED', /phase of the league is over/, 'To my conversations', '/dashboard/chat'],
    ['player/eve', 'TOO_MANY_MESSAGES', /a lot at once/, 'To my conversations', '/dashboard/chat'],
  ])('CHT-04~ with %s that is refused (%s) says why and leads on', async (address, errorCode, text, label, to) => {
    opens({ errorCode });
    await visit(`/dashboard/chat/new/${address}`);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
  });

  it('RTE-02~ with something of another kind is no page', async () => {
    serve();
    await visit('/dashboard/chat/new/dog/1');
    expect((await screen.findAllByRole('heading', { name: 'Page not found' })).length).toBeGreaterThan(0);
  });

  it('RTE-02 RTE-12 /dashboard leads to /dashboard/app, and each address of the dashboard asks visitors to log in', async () => {
    for (const [path, wanted = path] of [
      ['/dashboard', '/dashboard/app'],
      ['/dashboard/chat'],
      ['/dashboard/chat/c1'],
      ['/dashboard/chat/new/player/ben'],
    ] as [string, string?][]) {
      const visited = await visit(path);
      await waitFor(() => expect(visited.path()).toBe(`/auth/login?redirectTo=${encodeURIComponent(wanted)}`));
    }
  });
});
