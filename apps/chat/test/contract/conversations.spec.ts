import { randomUUID } from 'node:crypto';
import { accountAccessChanged } from '@setpoint/events';
import { player, support, VISITOR } from '@setpoint/testkit';
import { Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
  await stage.people('ana', 'ben', 'carla', 'eve');
  await stage.follow('ana', 'ben');
});
afterAll(() => stage?.stop());

const pair = async (one: string, other: string): Promise<string> => {
  const { conversation } = await stage.open(one, 'PLAYER', other);
  return conversation.id;
};

describe('conversations of two players', () => {
  it('CHT-01~ are one, whoever opens them, and stand in an address', async () => {
    const [mine, hers] = await Promise.all([pair('ana', 'ben'), pair('ben', 'ana')]);
    expect(mine).toBe(hers);
    expect(encodeURIComponent(mine)).toBe(mine);
    expect(await stage.conversation('ana', mine)).toMatchObject({
      kind: 'PLAYER',
      player: { id: 'ben' },
      participantCount: 2,
    });
    expect(await stage.conversation('ben', mine)).toMatchObject({ player: { id: 'ana' }, writingRefusal: null });
  });

  it('CHT-03~ messages come back in order, with who sent them', async () => {
    const id = await pair('ana', 'ben');
    const first = await stage.send('ana', id, ' Ciao Ben ');
    expect(first).toMatchObject({
      success: true,
      message: { text: 'Ciao Ben', sender: { id: 'ana' }, guestName: null, platformNote: null, mayReport: false },
    });
    stage.clock.advance({ seconds: -30 });
    await stage.send('ben', id, 'Ciao Ana');
    expect(await stage.texts('ana', id, 'first: 2')).toEqual(['Ciao Ana', 'Ciao Ben']);
    expect((await stage.messages('ana', id, 'first: 1')).edges[0].node.mayReport).toBe(true);
  });

  it('CHT-03~ a message with a known clientId is there once and answers the same', async () => {
    const id = await pair('ana', 'carla');
    const clientId = randomUUID();
    const [first, again] = [
      await stage.send('ana', id, 'Tennis?', clientId),
      await stage.send('ana', id, 'Tennis?', clientId),
    ];
    expect(again).toEqual(first);
    expect(await stage.texts('carla', id)).toEqual(['Tennis?']);
    const other = await pair('ana', 'ben');
    expect(await stage.send('ana', other, 'Tennis?', clientId)).toMatchObject({
      errorCode: 'INVALID_DATA',
      fieldErrors: [{ field: 'clientId', code: 'USED' }],
    });
  });

  it('CHT-02~ list the one written in last first, with what is unread', async () => {
    await stage.people('lea', 'mia', 'noa');
    const [withMia, withNoa] = [await pair('lea', 'mia'), await pair('lea', 'noa')];
    expect(await stage.list('mia')).toEqual([]);
    await stage.send('lea', withNoa, 'Hello');
    stage.clock.advance({ minutes: 1 });
    await stage.send('mia', withMia, 'One');
    await stage.send('mia', withMia, 'Two');
    expect(await stage.list('lea')).toMatchObject([
      { id: withMia, unreadCount: 2, lastMessage: { text: 'Two' } },
      { id: withNoa, unreadCount: 0, lastMessage: { text: 'Hello' } },
    ]);
    expect(await stage.unread('lea')).toBe(1);
    expect(await stage.list('lea', { text: 'mIa' })).toMatchObject([{ id: withMia }]);
    expect(await stage.list('lea', { unread: true })).toMatchObject([{ id: withMia }]);
    const read = await stage.change('lea', 'markConversationRead', { conversationId: withMia, seq: 2 });
    expect(read).toMatchObject({ success: true, conversation: { unreadCount: 0, readSeq: 2 } });
    expect(await stage.unread('lea')).toBe(0);
    await stage.change('lea', 'markConversationRead', { conversationId: withMia, seq: 1 });
    expect(await stage.conversation('lea', withMia)).toMatchObject({ readSeq: 2 });
  });

  it('CHT-02~ are deleted for oneself alone, and back with the next message', async () => {
    await stage.people('rita', 'sam');
    const id = await pair('rita', 'sam');
    await stage.send('rita', id, 'Old');
    expect(await stage.change('sam', 'deleteConversation', { conversationId: id })).toMatchObject({ success: true });
    expect(await stage.list('sam')).toEqual([]);
    expect(await stage.texts('sam', id)).toEqual([]);
    expect(await stage.texts('rita', id)).toEqual(['Old']);
    await stage.send('rita', id, 'New');
    expect(await stage.list('sam')).toMatchObject([{ id, unreadCount: 1, lastMessage: { text: 'New' } }]);
    expect(await stage.texts('sam', id)).toEqual(['New']);
  });

  it('CHT-02~ count nothing in the badge while they are muted', async () => {
    await stage.people('tim', 'una');
    const id = await pair('tim', 'una');
    expect(await stage.change('una', 'muteConversation', { conversationId: id, muted: true })).toMatchObject({
      conversation: { muted: true },
    });
    await stage.send('tim', id, 'Psst');
    expect(await stage.unread('una')).toBe(0);
    await stage.change('una', 'muteConversation', { conversationId: id, muted: false });
    expect(await stage.unread('una')).toBe(1);
  });

  it.each([
    ['yourself', 'ana'],
    ['nobody', 'nobody'],
  ])('CHT-04~ are not opened with %s', async (_whom, recipientId) => {
    expect(await stage.open('ana', 'PLAYER', recipientId)).toMatchObject({
      success: false,
      errorCode: 'CANNOT_MESSAGE_USER',
      conversation: null,
    });
  });

  it('CHT-04~ take no message from either side while one blocks the other, and stay to be read', async () => {
    await stage.people('vic', 'walt', 'xena');
    const id = await pair('vic', 'walt');
    await stage.send('vic', id, 'Before');
    await stage.block('walt', 'vic');
    await stage.block('walt', 'xena');
    for (const who of ['vic', 'walt']) {
      expect(await stage.send(who, id, 'Now')).toMatchObject({ success: false, errorCode: 'CANNOT_MESSAGE_USER' });
      expect(await stage.conversation(who, id)).toMatchObject({ writingRefusal: 'CANNOT_MESSAGE_USER' });
      expect(await stage.texts(who, id)).toEqual(['Before']);
    }
    expect(await stage.open('vic', 'PLAYER', 'walt')).toMatchObject({ success: true, conversation: { id } });
    expect(await stage.open('xena', 'PLAYER', 'walt')).toMatchObject({ errorCode: 'CANNOT_MESSAGE_USER' });
    await stage.block('walt', 'vic', false);
    expect(await stage.send('vic', id, 'After')).toMatchObject({ success: true });
  });

  it('CHT-04~ take no message for a closed account', async () => {
    await stage.people('yan', 'zoe');
    const id = await pair('yan', 'zoe');
    await stage.service.deliver(accountAccessChanged, { userId: 'zoe', closed: true });
    expect(await stage.send('yan', id, 'Still there?')).toMatchObject({ errorCode: 'CANNOT_MESSAGE_USER' });
  });

  it("CHT-04~ are nobody else's", async () => {
    const id = await pair('ana', 'ben');
    expect(await stage.conversation('eve', id)).toBeNull();
    expect(await stage.send('eve', id, 'Hi')).toMatchObject({ errorCode: 'CONVERSATION_NOT_FOUND' });
    expect(
      await stage.ask(`query ($id: ID!) { message(conversationId: $id, seq: 1) { text } }`, { id }, player('eve')),
    ).toBeNull();
    expect(await stage.change('eve', 'deleteConversation', { conversationId: id })).toMatchObject({
      errorCode: 'CONVERSATION_NOT_FOUND',
    });
  });

  it('CHT-04~ the gateway alone is told who may read, and the version of that', async () => {
    const id = await pair('ana', 'ben');
    const query = `query ($id: ID!, $of: [ID!]!) {
      conversationReaders(conversationId: $id, userIds: $of) { lastSeq access userIds } }`;
    const of = ['ana', 'eve', 'ben', '%'];
    const { lastSeq } = await stage.conversation('ana', id);
    const { data } = await stage.service.query(query, { id, of }, VISITOR, { internal: true });
    expect(data!['conversationReaders']).toEqual({ lastSeq, access: 1, userIds: ['ana', 'ben'] });
    const nothing = await stage.service.query(query, { id: 'player.ana.nobody', of }, VISITOR, { internal: true });
    expect(nothing.data).toEqual({ conversationReaders: null });
    for (const who of [VISITOR, player('ana'), support()])
      expect((await stage.service.query(query, { id, of }, who)).errors).toHaveLength(1);
  });

  it.each([
    ['nothing', '  \n ', 'REQUIRED'],
    ['2,001 characters', 'x'.repeat(2_001), 'TOO_LONG'],
  ])('CHT-03~ refuse a message of %s', async (_what, text, code) => {
    const id = await pair('ana', 'ben');
    expect(await stage.send('ana', id, text)).toMatchObject({
      errorCode: 'INVALID_DATA',
      fieldErrors: [{ field: 'text', code }],
    });
  });
});
