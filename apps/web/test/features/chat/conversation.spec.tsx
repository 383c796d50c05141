import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theChatKnows } from '../../api.js';
import { aConversation, aMessage, me, type Said } from '../../chat.js';
import { aPlayer } from '../../club.js';
import { fakeLive, publish } from '../../live.js';
import { signedInAs, theNetwork, visit } from '../../visit.js';

const ben = aPlayer('Ben Serra');
let said: Said[];
let more: Record<string, unknown>;
let answers: Record<string, unknown>;
beforeEach(() => {
  fakeLive();
  window.localStorage.clear();
  said = [aMessage(1), aMessage(2, { text: 'Yes', sender: me() }), aMessage(3)];
  more = {};
  answers = {};
});
const send = ({ input }: { input: { text: string; clientId: string } }) => {
  said = [...said, aMessage(said.length + 1, { ...input, sender: me() })];
  return { success: true, fieldErrors: [], message: said.at(-1) };
};
async function open() {
  signedInAs();
  theChatKnows(() => [aConversation({ said, readSeq: said.length, ...more })], { sendMessage: send, ...answers });
  const visited = await visit('/dashboard/chat/c1');
  const log = await screen.findByRole('log', { name: 'Messages' });
  return {
    ...visited,
    log,
    texts: () =>
      within(log)
        .queryAllByText(/^Message|^Yes|^Hello/)
        .map((one) => one.firstChild!.textContent),
  };
}
const push = (message: Said | null) => publish('MessageSent', { messageSent: message });
const field = () => screen.getByRole('textbox', { name: 'Your message' });

describe('a conversation', () => {
  it('CHT-03~ RTE-02~ shows its messages by day and sender, and who has read them', async () => {
    more = {
      participants: [
        { user: me(), readSeq: 3 },
        { user: ben, readSeq: 2 },
      ],
    };
    const { texts } = await open();
    expect(texts()).toEqual(['Message 1', 'Yes', 'Message 3']);
    expect(screen.getByText('Monday 1 June')).toBeInTheDocument();
    expect(screen.getByText('Read')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ben Serra' })).toHaveAttribute('href', '/player/ben/ben');
    await expectAccessible();
  });

  it('CHT-03~ is text: addresses of the web are links, HTML is none', async () => {
    said = [aMessage(1, { text: 'See https://example.com/a?b=1. <img src=x onerror=alert(1)> javascript:alert(1)' })];
    const { log } = await open();
    const link = within(log).getByRole('link', { name: 'https://example.com/a?b=1' });
    expect(link).toHaveAttribute('rel', expect.stringMatching(/noopener.*nofollow/));
    expect(within(log).getAllByRole('link')).toHaveLength(1);
    expect(log).toHaveTextContent('<img src=x onerror=alert(1)> javascript:alert(1)');
    expect(log.querySelector('img[src=x]')).toBeNull();
  });

  it('CHT-03~ shows what arrives live once, and asks for what lies between', async () => {
    const { texts } = await open();
    said = [...said, aMessage(4), aMessage(5), aMessage(6)];
    await push(aMessage(4));
    await push(aMessage(4));
    expect(texts().at(-1)).toBe('Message 4');
    // The fifth never came.
    await push(aMessage(6));
    await waitFor(() =>
      expect(texts()).toEqual(['Message 1', 'Yes', 'Message 3', 'Message 4', 'Message 5', 'Message 6']),
    );
  });

  it('CHT-03~ asks for what it missed whenever it begins to listen anew', async () => {
    const { texts } = await open();
    said = [...said, aMessage(4)];
    await push(null);
    await waitFor(() => expect(texts().at(-1)).toBe('Message 4'));
  });

  it('CHT-03~ marks read what is on the screen, and draws a line where the new ones begin', async () => {
    more = { readSeq: 2, unreadCount: 1 };
    const { log } = await open();
    const line = screen.getByText('New messages');
    expect(line.compareDocumentPosition(within(log).getByText('Message 3'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(sent('MarkConversationRead')).toEqual([{ conversationId: 'c1', seq: 3 }]));
    said = [...said, aMessage(4)];
    await push(aMessage(4));
    await waitFor(() => expect(sent('MarkConversationRead')).toHaveLength(2));
    expect(screen.getByText('New messages')).toBeInTheDocument();
  });

  it('CHT-03~ goes back page by page', async () => {
    said = Array.from({ length: 90 }, (_, index) => aMessage(index + 1));
    const { user, texts } = await open();
    expect(texts()[0]).toBe('Message 51');
    await user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(texts()[0]).toBe('Message 11'));
    await user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(texts()).toEqual(said.map(({ seq }) => `Message ${seq}`)));
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument();
  });

  it('CHT-03~ shows who is writing, for five seconds', async () => {
    await open();
    await publish('ConversationPresence', {
      conversationPresenceChanged: {
        __typename: 'ConversationPresence',
        id: 'c1',
        typing: [
          { __typename: 'ConversationParticipant', user: { __typename: 'User', id: 'ben', displayName: 'Ben Serra' } },
        ],
        readers: [{ __typename: 'ConversationParticipant', readSeq: 2, user: { __typename: 'User', id: 'ben' } }],
      },
    });
    expect(await screen.findByText('Ben Serra is writing…')).toBeInTheDocument();
    expect(screen.getByText('Read')).toBeInTheDocument();
  });

  it('CHT-06~ lets the platform speak in the reader’s language, and says what support removed', async () => {
    said = [
      aMessage(1, {
        text: null,
        platformNote: 'PLAYER_JOINED',
        sender: aPlayer('Setpoint', { id: '1' }),
        about: ben,
      }),
      aMessage(2, { text: null }),
    ];
    more = {
      kind: 'MATCH',
      player: null,
      match: { id: 'm1', datePlay: null, timePlay: null, sport: { id: '2' }, numberPlayers: 2, court: null },
    };
    const { log } = await open();
    expect(screen.getByText('Ben Serra joined the match')).toBeInTheDocument();
    expect(within(log).getByText(/Support removed this message/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Padel, doubles$/ })).toHaveAttribute('href', '/match/m1');
  });

  it.each([
    ['CANNOT_MESSAGE_USER', 'You can’t write to this player.'],
    ['TOURNAMENT_AT_FINAL_STAGE', 'The tournament is over: its chat is closed.'],
    ['LEAGUE_PHASE_ENDED', 'The phase of the league is over: its chat is closed.'],
    ['MATCH_CANCELLED', 'The match was called off: its chat is closed.'],
  ])('CHT-04~ says why nobody writes any more: %s', async (writingRefusal, text) => {
    more = { writingRefusal };
    await open();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Your message' })).not.toBeInTheDocument();
    expect(screen.getByText('Message 1')).toBeInTheDocument();
  });

  it('CHT-01~ RTE-02~ that is not there, or not mine, says so', async () => {
    signedInAs();
    theChatKnows(() => []);
    await visit('/dashboard/chat/c9');
    expect(await screen.findByRole('heading', { name: 'No such conversation' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To my conversations' })).toHaveAttribute('href', '/dashboard/chat');
  });
});

describe('writing', () => {
  it('CHT-03~ Enter sends at once and Shift with Enter begins a line; what one types is told seldom', async () => {
    const { user, texts } = await open();
    await user.type(field(), 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
    expect(field()).toHaveValue('');
    await waitFor(() => expect(texts().at(-1)).toBe('Hello\nthere'));
    expect(sent('SendMessage')).toMatchObject([
      { conversationId: 'c1', text: 'Hello\nthere', clientId: expect.any(String) },
    ]);
    expect(sent('ShowTyping')).toHaveLength(1);
    await push(said.at(-1)!);
    expect(texts().filter((text) => text?.startsWith('Hello'))).toHaveLength(1);
  });

  it('CHT-03~ what did not get through can be sent again under the same id, or dropped', async () => {
    const { user, texts } = await open();
    theNetwork().outage = ({ body }) =>
      body['operationName'] === 'SendMessage' ? new Response('', { status: 502 }) : undefined;
    await user.type(field(), 'Hello{Enter}');
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Not sent');
    theNetwork().outage = null;
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(texts().at(-1)).toBe('Hello');
    const [first, second] = sent('SendMessage') as { clientId: string }[];
    expect(second!.clientId).toBe(first!.clientId);
  });

  it('CHT-08~ says how long to wait after a flood, and keeps the words', async () => {
    answers = {
      sendMessage: () => ({
        success: false,
        errorCode: 'TOO_MANY_MESSAGES',
        fieldErrors: [],
        retryAfterSeconds: 7,
        message: null,
      }),
    };
    const { user } = await open();
    await user.type(field(), 'Hello{Enter}');
    expect(await screen.findByText('Not sent: wait 7 seconds')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  it('CHT-04~ a refusal meanwhile takes the place of the field', async () => {
    answers = {
      sendMessage: () => {
        more = { writingRefusal: 'CANNOT_MESSAGE_USER' };
        return {
          success: false,
          errorCode: 'CANNOT_MESSAGE_USER',
          fieldErrors: [],
          retryAfterSeconds: null,
          message: null,
        };
      },
    };
    const { user } = await open();
    await user.type(field(), 'Hello{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your message' })).not.toBeInTheDocument());
    expect(screen.getAllByText('You can’t write to this player.').length).toBeGreaterThan(0);
  });

  it('CHT-03~ counts near the limit and sends nothing above it', async () => {
    const { user } = await open();
    fireEvent.change(field(), { target: { value: 'é'.repeat(1_950) } });
    expect(screen.getByText('50 characters left')).toBeInTheDocument();
    fireEvent.change(field(), { target: { value: 'é'.repeat(2_001) } });
    expect(screen.getByText('1 character too many')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.type(field(), '{Enter}');
    expect(sent('SendMessage')).toEqual([]);
  });

  it('FLT-07~ CHT-03~ what was begun is there after a reload; what was sent is not', async () => {
    const { user } = await open();
    await user.type(field(), 'See you at');
    const kept = () => Object.keys(window.localStorage).filter((key) => key.startsWith('setpoint.draft.chat'));
    expect(kept()).toHaveLength(1);
    expect(window.localStorage.getItem(kept()[0]!)).toContain('See you at');
    await user.type(field(), ' six{Enter}');
    await waitFor(() => expect(sent('SendMessage')).toMatchObject([{ text: 'See you at six' }]));
    await waitFor(() => expect(kept()).toEqual([]));
  });
});

describe('what bothers', () => {
  it('CHT-08~ is reported to support with a reason', async () => {
    said = [aMessage(1, { text: 'Rude words' })];
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Options of this message' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report message' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole('button', { name: 'Report' })).toBeDisabled();
    await user.click(sheet.getByRole('combobox', { name: /What is wrong/ }));
    await user.click(await screen.findByRole('option', { name: 'Insult' }));
    await user.click(sheet.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText(/Support will look at it/)).toBeInTheDocument();
    expect(sent('ReportMessage')).toEqual([{ conversationId: 'c1', seq: 1, reason: 'INSULT', comment: null }]);
  });

  it('CHT-02~ is muted at once, deleted for oneself with five seconds to undo, and blocked after a question', async () => {
    answers = { blockPlayer: () => ({ success: true, player: { ...ben, isBlockedByMe: true } }) };
    const { user, path } = await open();
    const menu = async (name: string) => {
      await user.click(screen.getAllByRole('button', { name: 'Options: Ben Serra' }).at(-1)!);
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await menu('Mute');
    await waitFor(() => expect(sent('MuteConversation')).toEqual([{ conversationId: 'c1', muted: true }]));
    await menu('Block Ben Serra');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(sent('BlockPlayer')).toEqual([{ playerId: 'ben' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await menu('Delete for me');
    await waitFor(() => expect(path()).toBe('/dashboard/chat'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(sent('DeleteConversation')).toEqual([]);
    await user.click(await screen.findByRole('link', { name: /Ben Serra/ }));
    await menu('Delete for me');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(sent('DeleteConversation')).toEqual([{ conversationId: 'c1' }]));
  });
});
