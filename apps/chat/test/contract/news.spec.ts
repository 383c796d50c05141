import {
  conversationRead,
  guestAnswered,
  invitationAnswered,
  matchCancelled,
  matchOrganised,
  matchPeopleChanged,
  matchReorganised,
  messagesUnread,
  playerJoined,
  playerLeft,
  resultConfirmed,
  resultEntered,
  type DataOf,
} from '@setpoint/events';
import { player, support } from '@setpoint/testkit';
import { Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
  await stage.people('ana', 'ben', 'carla');
});
afterAll(() => stage?.stop());

const facts = (matchId: string): DataOf<typeof playerJoined>['match'] => ({
  ...{ matchId, sport: 1, numberPlayers: 1, visibility: 'PUBLIC', isFriendly: false, organiserId: 'ana' },
  ...{
    courtId: 'court',
    startsAt: null,
    timeZone: 'Europe/Rome',
    minutesPlay: 90,
    teamA: ['ana'],
    teamB: ['ben'],
    invited: [],
  },
});
const people = (matchId: string, ...playerIds: readonly string[]) =>
  stage.service.deliver(matchPeopleChanged, { matchId, playerIds: [...playerIds], guests: [], cancelled: false });

describe('what happens to a match', () => {
  it('CHT-06 is noted by user 1 in its conversation, each once', async () => {
    const match = facts('m1');
    const result: DataOf<typeof resultEntered>['result'] = {
      gameMode: 'THREE_SETS_6_GAMES',
      sets: [],
      outcome: 'COMPLETED',
      winner: 'A',
      enteredBy: 'ana',
      enteredAt: '2026-06-01T12:00:00.000Z',
    };
    const { deliver } = stage.service;
    await people('m1', 'ana', 'ben');
    const joined = await deliver(playerJoined, { match, playerId: 'ben' });
    await deliver(playerJoined, { match, playerId: 'ben' }, { id: joined.id });
    await deliver(playerJoined, { match, playerId: 'carla', formerGuest: true });
    await deliver(invitationAnswered, { match, playerId: 'carla', accepted: false, invitedBy: 'ana' });
    await deliver(guestAnswered, { match, name: 'Gio', accepted: true, invitedBy: 'ana' });
    await deliver(matchOrganised, { match, actorId: 'ana' });
    await deliver(matchReorganised, { match, actorId: 'ana' });
    await deliver(playerLeft, { match, playerId: 'carla' });
    await deliver(resultEntered, { match, actorId: 'ana', result });
    await deliver(resultConfirmed, {
      ...{ match, actorId: null, automatic: true, confirmedAt: '2026-06-01T12:00:00.000Z', result },
    });
    await deliver(matchCancelled, { match, actorId: 'ana', automatic: false });
    const { conversation } = await stage.open('ana', 'MATCH', 'm1');
    const notes = await stage.ask(
      `query ($id: ID!) { conversation(id: $id) { messages(first: 50, afterSeq: 0) { edges { node {
        seq text platformNote guestName mayReport sender { id } about { id } } } } } }`,
      { id: conversation.id },
      player('ana'),
    );
    const seen = notes.messages.edges.map(({ node }: any) => node); // eslint-disable-line @typescript-eslint/no-explicit-any
    expect(
      seen.map((node: { platformNote: string; about: { id: string } | null; guestName: string | null }) => [
        node.platformNote,
        node.about?.id ?? node.guestName,
      ]),
    ).toEqual([
      ['PLAYER_JOINED', 'ben'],
      ['PLAYER_JOINED', 'Gio'],
      ['MATCH_ORGANISED', 'ana'],
      ['MATCH_REORGANISED', 'ana'],
      ['PLAYER_LEFT', 'carla'],
      ['RESULT_ENTERED', 'ana'],
      ['RESULT_CONFIRMED', null],
      ['MATCH_CANCELLED', 'ana'],
    ]);
    for (const [i, node] of seen.entries())
      expect(node).toMatchObject({ seq: i + 1, text: null, sender: { id: '1' }, mayReport: false });
  });

  it('CHT-06~ asks for no attention by itself, and brings no conversation into the list', async () => {
    await people('m2', 'ana', 'ben');
    const { conversation } = await stage.open('ana', 'MATCH', 'm2');
    await stage.service.deliver(matchOrganised, { match: facts('m2'), actorId: 'ana' });
    expect(await stage.conversation('ben', conversation.id)).toMatchObject({ lastSeq: 1, unreadCount: 0 });
    expect((await stage.list('ben')).map(({ id }) => id)).not.toContain(conversation.id);
    await stage.send('ana', conversation.id, 'Fine?');
    await stage.service.deliver(matchOrganised, { match: facts('m2'), actorId: 'ana' });
    expect(await stage.conversation('ben', conversation.id)).toMatchObject({ lastSeq: 3, unreadCount: 2 });
    expect((await stage.list('ben')).map(({ id }) => id)).toContain(conversation.id);
  });
});

describe('what stays unread', () => {
  const told = async (id: string) => {
    await stage.service.runTimers(stage.clock.now());
    const events = await stage.service.eventsOf(messagesUnread);
    return events.filter(({ conversationId }) => conversationId === id).map(({ playerId, count }) => [playerId, count]);
  };
  const withMembers = async (matchId: string) => {
    await people(matchId, 'ana', 'ben', 'carla');
    return (await stage.open('ana', 'MATCH', matchId)).conversation.id as string;
  };

  it('CHT-07~ is told of after ten seconds, once for each person and conversation', async () => {
    const id = await withMembers('m3');
    await stage.send('ana', id, 'One');
    stage.clock.advance({ seconds: 9, ms: 999 });
    expect(await told(id)).toEqual([]);
    await stage.send('ana', id, 'Two');
    stage.clock.advance({ ms: 1 });
    expect(await told(id)).toEqual([
      ['ben', 2],
      ['carla', 2],
    ]);
    await stage.change('ben', 'markConversationRead', { conversationId: id, seq: 1 });
    stage.clock.advance({ seconds: 10 });
    expect(await told(id)).toEqual([
      ['ben', 2],
      ['carla', 2],
      ['ben', 1],
      ['carla', 2],
    ]);
    stage.clock.advance({ minutes: 10 });
    expect(await told(id)).toHaveLength(4);
  });

  it('CHT-07~ is told to nobody who has read it meanwhile, has muted or left the conversation', async () => {
    const id = await withMembers('m4');
    await stage.change('carla', 'muteConversation', { conversationId: id, muted: true });
    await stage.send('ana', id, 'One');
    await stage.change('ben', 'markConversationRead', { conversationId: id, seq: 1 });
    stage.clock.advance({ seconds: 10 });
    expect(await told(id)).toEqual([]);
    await stage.send('ana', id, 'Two');
    await people('m4', 'ana', 'carla');
    stage.clock.advance({ seconds: 10 });
    expect(await told(id)).toEqual([]);
  });

  it('CHT-07~ reading it takes the notice back', async () => {
    const id = await withMembers('m5');
    await stage.send('ana', id, 'One');
    stage.clock.advance({ seconds: 10 });
    await told(id);
    for (const seq of [1, 1]) await stage.change('ben', 'markConversationRead', { conversationId: id, seq });
    const read = await stage.service.eventsOf(conversationRead);
    expect(read.filter(({ conversationId }) => conversationId === id)).toEqual([
      { conversationId: id, playerId: 'ben' },
    ]);
  });
});

describe('presence', () => {
  const presence = (who: string, id: string) =>
    stage.ask(
      `query ($id: ID!) { conversationPresence(id: $id) { id typing { user { id } } readers { user { id } readSeq } } }`,
      { id },
      player(who),
    );

  it('CHT-03~ says who writes and how far everybody has read, to those who take part', async () => {
    await stage.people('kai', 'leo');
    const { conversation } = await stage.open('kai', 'PLAYER', 'leo');
    const { id } = conversation;
    const signals: unknown[] = [];
    const stop = await stage.service.push.subscribe(`conversation-presence:${id}`, (signal) => signals.push(signal));
    await stage.send('kai', id, 'Hi');
    await stage.change('leo', 'markConversationRead', { conversationId: id, seq: 1 });
    expect(await stage.change('leo', 'showTyping', { conversationId: id })).toMatchObject({ success: true });
    await stop();
    expect(signals).toEqual([{}, { typing: 'leo' }]);
    expect(await presence('kai', id)).toEqual({
      id,
      typing: [{ user: { id: 'leo' } }],
      readers: [
        { user: { id: 'kai' }, readSeq: 1 },
        { user: { id: 'leo' }, readSeq: 1 },
      ],
    });
    expect((await presence('leo', id)).typing).toEqual([]);
    expect(await presence('carla', id)).toBeNull();
    await stage.block('kai', 'leo');
    expect(await stage.change('leo', 'showTyping', { conversationId: id })).toMatchObject({
      errorCode: 'CANNOT_MESSAGE_USER',
    });
  });
});

describe('reports', () => {
  const report = (who: string, conversationId: string, seq: number, comment: string | null = null) =>
    stage.ask(
      `mutation ($input: ReportMessageInput!) { reportMessage(input: $input) { success errorCode retryAfterSeconds fieldErrors { field code } } }`,
      { input: { conversationId, seq, reason: 'INSULT', comment } },
      player(who),
    );
  const REPORT = `id conversationId kind message { text } excerpt { text } reporter { id } reason comment decision decisionReason decidedBy { id }`;
  const reports = async (authorId: string, open: boolean | null = null) =>
    (
      await stage.ask(
        `query ($filter: ReportedMessagesFilter) { reportedMessages(filter: $filter) { edges { node { ${REPORT} } } } }`,
        { filter: { authorId, open } },
        support(),
      )
    ).edges.map(({ node }: any) => node); // eslint-disable-line @typescript-eslint/no-explicit-any
  const decide = (reportId: string, decision: string, reason: string) =>
    stage.ask(
      `mutation ($input: DecideMessageReportInput!) { decideMessageReport(input: $input) { success errorCode fieldErrors { field code } report { ${REPORT} } } }`,
      { input: { reportId, decision, reason } },
      support(),
    );

  it('CHT-08~ reach support with what was written around them, once for each message, and are decided once', async () => {
    await stage.people('ida', 'jon');
    await people('m6', 'ida', 'jon');
    const { id } = (await stage.open('ida', 'MATCH', 'm6')).conversation;
    await stage.service.deliver(matchOrganised, { match: facts('m6'), actorId: 'ida' });
    for (const text of ['Out!', 'You cheat', 'Sorry']) await stage.send('ida', id, text);
    expect(await report('jon', id, 3, 'See for yourself')).toMatchObject({ success: true });
    expect(await report('jon', id, 3)).toMatchObject({ success: true });
    expect(await report('ida', id, 3)).toMatchObject({ errorCode: 'MESSAGE_NOT_REPORTABLE' });
    expect(await report('jon', id, 1)).toMatchObject({ errorCode: 'MESSAGE_NOT_REPORTABLE' });
    expect(await report('jon', id, 9)).toMatchObject({ errorCode: 'MESSAGE_NOT_FOUND' });
    expect(await report('carla', id, 3)).toMatchObject({ errorCode: 'CONVERSATION_NOT_FOUND' });
    expect(await report('jon', id, 3, 'x'.repeat(501))).toMatchObject({
      fieldErrors: [{ field: 'comment', code: 'TOO_LONG' }],
    });
    const [open, ...others] = await reports('ida', true);
    expect(others).toEqual([]);
    expect(open).toMatchObject({
      ...{ conversationId: id, kind: 'MATCH', reporter: { id: 'jon' }, reason: 'INSULT', comment: 'See for yourself' },
      ...{ message: { text: 'You cheat' }, decision: null },
      excerpt: [{ text: null }, { text: 'Out!' }, { text: 'Sorry' }],
    });
    expect(await decide(open.id, 'REMOVED', ' ')).toMatchObject({
      fieldErrors: [{ field: 'reason', code: 'REQUIRED' }],
    });
    for (const _ of [1, 2])
      expect(await decide(open.id, 'REMOVED', 'An insult')).toMatchObject({
        success: true,
        report: {
          decision: 'REMOVED',
          decisionReason: 'An insult',
          decidedBy: { id: 'support' },
          message: { text: 'You cheat' },
        },
      });
    expect(await decide(open.id, 'DISMISSED', 'Or not')).toMatchObject({ errorCode: 'REPORT_DECIDED' });
    expect(await decide('nothing', 'DISMISSED', 'Or not')).toMatchObject({ errorCode: 'MESSAGE_NOT_FOUND' });
    expect(await stage.texts('jon', id)).toEqual(['Sorry', null, 'Out!', 'MATCH_ORGANISED']);
    expect(await report('jon', id, 3)).toMatchObject({ errorCode: 'MESSAGE_NOT_REPORTABLE' });
    expect(await reports('ida', true)).toEqual([]);
    expect(await reports('ida')).toHaveLength(1);
  });

  it('CHT-08 are found by state, reason and author, and one by its id', async () => {
    const authors = 'query ($filter: ReportedMessagesFilter) { reportedMessages(filter: $filter) { totalCount } }';
    const count = async (filter: object) => (await stage.ask(authors, { filter }, support())).totalCount as number;
    await stage.people('eve', 'finn');
    await people('m7', 'eve', 'finn');
    const { id } = (await stage.open('eve', 'MATCH', 'm7')).conversation;
    await stage.send('eve', id, 'Loser');
    const before = await count({ authorId: 'eve' });
    await report('finn', id, 1);
    expect(await count({ authorId: 'eve' })).toBe(before + 1);
    expect(await count({ authorId: 'finn', open: true })).toBe(0);
    expect(await count({ authorId: 'eve', reason: 'SPAM' })).toBe(0);
    const [open] = await reports('eve', true);
    const one = 'query ($id: ID!) { reportedMessage(id: $id) { message { text } reporter { id } } }';
    expect(await stage.ask(one, { id: open.id }, support())).toEqual({
      ...{ message: { text: 'Loser' }, reporter: { id: 'finn' } },
    });
    expect(await stage.ask(one, { id: 'nothing' }, support())).toBeNull();
    await decide(open.id, 'DISMISSED', 'Banter');
    expect(await count({ authorId: 'eve', open: true })).toBe(before);
  });

  it('ADM-03~ a participant shares the newest messages of the match’s chat as they are then, nobody else does', async () => {
    const share = (who: string, matchId: string) =>
      stage.ask(
        'mutation ($input: ShareMatchChatInput!) { shareMatchChat(input: $input) { success errorCode shared } }',
        { input: { matchId } },
        player(who),
      );
    const shared = (by: string) =>
      stage.ask(
        'query ($by: ID!) { sharedMatchChat(matchId: "m8", sharedById: $by) { messages { text } } }',
        { by },
        support(),
      );
    await stage.people('gia', 'hugo');
    await people('m8', 'gia', 'hugo');
    expect(await share('hugo', 'm8')).toMatchObject({ errorCode: 'CONVERSATION_NOT_FOUND' });
    const { id } = (await stage.open('gia', 'MATCH', 'm8')).conversation;
    // In turns: nobody writes more than twenty messages within ten seconds.
    for (let number = 1; number <= 32; number += 1) await stage.send(number % 2 ? 'gia' : 'hugo', id, `No. ${number}`);
    expect(await share('carla', 'm8')).toMatchObject({ errorCode: 'CONVERSATION_NOT_FOUND' });
    expect(await shared('hugo')).toBeNull();
    expect(await share('hugo', 'm8')).toMatchObject({ success: true, shared: 30 });
    const texts = (await shared('hugo')).messages.map(({ text }: { text: string }) => text);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([30, 'No. 3', 'No. 32']);
    await stage.send('gia', id, 'Later');
    expect((await shared('hugo')).messages).toHaveLength(30);
    await share('hugo', 'm8');
    expect((await shared('hugo')).messages.at(-1)).toEqual({ text: 'Later' });
  });

  it('CHT-08~ are limited to twenty an hour', async () => {
    await stage.people('zed');
    await people('m20', 'ana', 'zed');
    const { id } = (await stage.open('ana', 'MATCH', 'm20')).conversation;
    await stage.send('ana', id, 'Out!');
    for (let i = 0; i < 20; i += 1) expect(await report('zed', id, 1)).toMatchObject({ success: true });
    expect(await report('zed', id, 1)).toMatchObject({
      ...{ success: false, errorCode: 'TOO_MANY_REPORTS', retryAfterSeconds: expect.any(Number) },
    });
    expect(await report('zed', id, 9)).toMatchObject({ errorCode: 'MESSAGE_NOT_FOUND' });
  });
});

describe('limits', () => {
  it('CHT-08~ stop whoever writes 21 messages within ten seconds, but not who asks again', async () => {
    await stage.people('lia', 'max');
    const { id } = (await stage.open('lia', 'PLAYER', 'max')).conversation;
    const clientId = '0198f0a1-0000-7000-8000-000000000001';
    await stage.send('lia', id, 'No. 1', clientId);
    for (let i = 2; i <= 20; i += 1) expect((await stage.send('lia', id, `No. ${i}`)).success).toBe(true);
    expect(await stage.send('lia', id, 'No. 21')).toMatchObject({
      errorCode: 'TOO_MANY_MESSAGES',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await stage.send('lia', id, 'No. 1', clientId)).toMatchObject({ success: true, message: { seq: 1 } });
    expect(await stage.send('max', id, 'Slowly')).toMatchObject({ success: true });
  });

  it('CHT-08~ stop whoever begins with eleven strangers within an hour', async () => {
    const strangers = Array.from({ length: 11 }, (_, i) => `stranger${i}`);
    await stage.people('nat', 'friend', ...strangers);
    await stage.follow('friend', 'nat');
    const answers = [];
    for (const stranger of strangers) answers.push((await stage.open('nat', 'PLAYER', stranger)).errorCode);
    expect(answers).toEqual([...Array<null>(10).fill(null), 'TOO_MANY_MESSAGES']);
    expect((await stage.open('nat', 'PLAYER', 'friend')).success).toBe(true);
    expect((await stage.open('nat', 'PLAYER', 'stranger0')).success).toBe(true);
  });
});

describe('contacts', () => {
  const contacts = (who: string, text: string | null = null) =>
    stage.ask(
      'query ($text: String) { chatContacts(text: $text) { user { id } conversationId } }',
      { text },
      player(who),
    );

  it('CHT-02~ are followers and followed first, then who plays with them; never who is blocked', async () => {
    await stage.people('pia', 'adam', 'bea', 'zoran', 'cleo', 'unknown');
    await stage.follow('pia', 'zoran');
    await stage.follow('cleo', 'pia');
    await people('m9', 'pia', 'adam', 'bea');
    await stage.block('bea', 'pia');
    const { id } = (await stage.open('pia', 'PLAYER', 'zoran')).conversation;
    expect(await contacts('pia')).toEqual([
      { user: { id: 'cleo' }, conversationId: null },
      { user: { id: 'zoran' }, conversationId: id },
      { user: { id: 'adam' }, conversationId: null },
    ]);
    expect(await contacts('pia', ' ZÖR')).toEqual([{ user: { id: 'zoran' }, conversationId: id }]);
  });
});
