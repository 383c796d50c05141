import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, holdBack, open, sent } from './open.js';

const message = (but: object) => ({
  ...{ id: 'm1', channel: 'EMAIL', to: 'ben@setpoint.example', subject: 'Your match' },
  ...{ text: 'Text', html: null, template: 'matchInvited', type: 'MATCH_INVITED', language: 'en', attempts: 1 },
  ...{ state: 'FAILED', reason: 'REFUSED', detail: 'refused: no such user', nextTryAt: null, sentAt: null },
  createdAt: '2026-06-01T10:00:00.000Z',
  user: { id: 'ben', displayName: 'Ben Serra' },
  ...but,
});
const NOT_COMPOSED = { to: null, subject: null, text: null, html: null };
let resent = { success: true, errorCode: null as string | null };

beforeEach(() => {
  resent = { success: true, errorCode: null };
  fakeNetwork({
    SupportMessages: () => ({
      messages: {
        totalCount: 4,
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: [
          message({}),
          message({ id: 'm2', subject: 'Quiet', state: 'LEFT_OUT', reason: 'TURNED_OFF' }),
          message({ id: 'm3', ...NOT_COMPOSED, type: 'CHAT_MESSAGE', state: 'WAITING', attempts: 0, reason: null }),
          message({ id: 'm4', ...NOT_COMPOSED, type: 'LEVEL_UP', state: 'FAILED', attempts: 3 }),
        ].map((node) => ({ cursor: node.id, node })),
      },
    }),
    SupportMessageTemplates: () => ({
      messageTemplates: [
        { id: 'MATCH_INVITED', channels: ['EMAIL', 'PUSH'] },
        { id: 'phoneCode', channels: ['SMS'] },
      ],
    }),
    SupportMessagePreview: ({ template, channel, language }) => ({
      messagePreview: {
        ...{ subject: `${String(template)} in ${String(language)}` },
        ...{ text: `by ${String(channel)}`, html: null },
      },
    }),
    ResendMessage: () => ({ resendMessage: { ...resent } }),
  });
});

describe('the delivery log', () => {
  it('ADM-07~ is filtered by person, channel, state and type, all in the address', async () => {
    const user = await open('/messages?person=ben&state=FAILED&channel=EMAIL&type=MATCH_INVITED');
    await screen.findByText('Ben Serra', { selector: 'tr:first-child *' });
    expect(sent('SupportMessages').at(-1)).toMatchObject({
      filter: { userId: 'ben', state: 'FAILED', channel: 'EMAIL', type: 'MATCH_INVITED' },
    });
    await user.click(screen.getByRole('button', { name: 'Show everybody’s' }));
    await waitFor(() => expect(sent('SupportMessages').at(-1)!['filter']).not.toHaveProperty('userId'));
    expect(screen.getAllByText('Turned off by the reader')).toHaveLength(1);
  });

  it('ADM-07~ names the type of a message in words, with its code', async () => {
    await open('/messages');
    const cells = await screen.findAllByRole('cell', { name: '… invites you to a match (MATCH_INVITED)' });
    expect(cells.length).toBeGreaterThan(0);
  });

  it('ADM-07~ tells an address that is looked up later from one that is not known', async () => {
    const user = await open('/messages');
    await user.click(await screen.findByRole('button', { name: '… wrote to you' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(/^Looked up when it is sent/)).toBeInTheDocument();
    expect(drawer.getByText(/^Composed when it is sent/)).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Address not known', hidden: true })).toBeInTheDocument();
  });

  it('ADM-07~ an address with a null character asks for what is readable in it', async () => {
    await open('/messages?to=ben%00');
    await screen.findByText('Ben Serra', { selector: 'tr:first-child *' });
    expect(sent('SupportMessages')[0]).toMatchObject({ filter: { to: 'ben' } });
    expect(screen.getByRole('searchbox', { name: 'To' })).toHaveValue('ben');
  });

  it('ADM-07~ says why a message failed, and sends it again', async () => {
    const user = await open('/messages');
    await user.click(await screen.findByRole('button', { name: 'Your match' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('refused: no such user')).toBeInTheDocument();
    resent = { success: false, errorCode: 'MESSAGE_NOT_FAILED' };
    await user.click(drawer.getByRole('button', { name: 'Send again' }));
    expect(await drawer.findByText('Only what failed is sent again.')).toBeInTheDocument();
    resent = { success: true, errorCode: null };
    const release = holdBack('ResendMessage');
    await user.dblClick(drawer.getByRole('button', { name: 'Send again' }));
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('ResendMessage').slice(1)).toEqual([{ input: { id: 'm1' } }]);
  });

  it('ADM-07~ offers no second try of what was left out on purpose', async () => {
    const user = await open('/messages');
    await user.click(await screen.findByRole('button', { name: 'Quiet' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('Turned off by the reader')).toBeInTheDocument();
    expect(drawer.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  });
});

describe('the templates', () => {
  it('NTF-09 ADM-07~ are shown as they are sent; what is shown stands in the address', async () => {
    await open('/messages/templates?template=MATCH_INVITED&channel=PUSH&language=it');
    expect(await screen.findByText('MATCH_INVITED in it')).toBeInTheDocument();
    expect(screen.getByText('by PUSH')).toBeInTheDocument();
  });

  it('NTF-09 ADM-07~ of a channel that a template has not, its own is shown', async () => {
    await open('/messages/templates?template=phoneCode&channel=PUSH');
    expect(await screen.findByText('by SMS')).toBeInTheDocument();
  });
});
