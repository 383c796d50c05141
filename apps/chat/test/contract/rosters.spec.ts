import { createHash } from 'node:crypto';
import {
  courtChanged,
  favouriteChanged,
  leagueGroupChanged,
  matchPeopleChanged,
  registrationConfirmed,
  registrationReleased,
  tournamentCancelled,
  tournamentGroupsChanged,
} from '@setpoint/events';
import { AdmitNewOwners } from '../../src/timers/admit-new-owners.js';
import { Stage } from './stage.js';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.start();
  await stage.people('ana', 'ben', 'carla', 'eve', 'olga');
});
afterEach(() => stage?.stop());

const people = (matchId: string, playerIds: readonly string[], more: object = {}) =>
  stage.service.deliver(matchPeopleChanged, {
    ...{ matchId, playerIds: [...playerIds], guests: [], cancelled: false },
    ...more,
  });
const opened = async (who: string, kind: string, recipientId: string): Promise<string> =>
  (await stage.open(who, kind, recipientId)).conversation.id;

const TOURNAMENT = { id: 'cup', name: 'Milano Open', type: 'CLASSIC', sport: 1, numberPlayers: 2 } as const;
const LEAGUE = { id: 'league', name: 'Milano Padel', sport: 2, numberPlayers: 1 } as const;
const groups = (playerIds: readonly string[], over = false, id = 'cup') =>
  stage.service.deliver(tournamentGroupsChanged, {
    tournament: { ...TOURNAMENT, id },
    groups: [{ groupId: `${id}-g1`, number: 1, playerIds: [...playerIds] }],
    over,
  });
const group = (playerIds: readonly string[], over = false) =>
  stage.service.deliver(leagueGroupChanged, {
    ...{ groupId: 'group', league: LEAGUE, phase: { year: 2026, phase: 2 }, number: 3 },
    ...{ playerIds: [...playerIds], over },
  });

describe('the conversation of a match', () => {
  it('CHT-01~ MAT-14~ is for who plays in it or is invited, and nobody else', async () => {
    await people('m1', ['ana', 'ben', 'carla']);
    const id = await opened('ana', 'MATCH', 'm1');
    expect(await opened('carla', 'MATCH', 'm1')).toBe(id);
    expect(await stage.send('carla', id, 'Which balls?')).toMatchObject({ success: true });
    expect(await stage.conversation('ana', id)).toMatchObject({
      kind: 'MATCH',
      match: { id: 'm1' },
      participantCount: 3,
    });
    for (const matchId of ['m1', 'no-match'])
      expect(await stage.open('eve', 'MATCH', matchId)).toMatchObject({
        errorCode: 'NOT_AUTHORISED',
        conversation: null,
      });
  });

  it('CHT-04~ shows who was removed nothing later, and who joins all of it, as read', async () => {
    await people('m2', ['ana', 'ben']);
    const id = await opened('ana', 'MATCH', 'm2');
    await stage.send('ana', id, 'One');
    const signals: unknown[] = [];
    const stop = await stage.service.push.subscribe(`conversation:${id}`, (signal) => signals.push(signal));
    await people('m2', ['ana', 'carla']);
    await stage.send('ana', id, 'Two');
    await stop();
    expect(signals).toEqual([
      { seq: 1, access: 2 },
      { seq: 2, access: 2 },
    ]);
    expect(await stage.texts('ben', id)).toEqual(['One']);
    expect(await stage.texts('ben', id, 'first: 10, afterSeq: 0')).toEqual(['One']);
    expect(await stage.conversation('ben', id)).toMatchObject({
      lastMessage: { text: 'One' },
      writingRefusal: 'NOT_AUTHORISED',
    });
    expect(await stage.send('ben', id, 'Why?')).toMatchObject({ errorCode: 'NOT_AUTHORISED' });
    expect((await stage.list('ben')).map((each) => each.id)).not.toContain(id);
    expect(await stage.texts('carla', id)).toEqual(['Two', 'One']);
    expect(await stage.conversation('carla', id)).toMatchObject({ unreadCount: 1 });
    await people('m2', ['ana', 'ben', 'carla']);
    expect(await stage.send('ben', id, 'Back')).toMatchObject({ success: true });
    expect(await stage.texts('ben', id)).toEqual(['Back', 'Two', 'One']);
  });

  it('CHT-04~ takes no message once the match is called off, and stays to be read', async () => {
    await people('m3', ['ana', 'ben']);
    const id = await opened('ana', 'MATCH', 'm3');
    await stage.send('ana', id, 'See you');
    await people('m3', ['ana', 'ben'], { cancelled: true });
    expect(await stage.send('ben', id, 'Pity')).toMatchObject({ errorCode: 'MATCH_CANCELLED' });
    expect(await stage.open('ben', 'MATCH', 'm3')).toMatchObject({
      success: true,
      conversation: { writingRefusal: 'MATCH_CANCELLED' },
    });
    expect(await stage.texts('ben', id)).toEqual(['See you']);
    await people('m4', ['ana', 'ben'], { cancelled: true });
    expect(await stage.open('ana', 'MATCH', 'm4')).toMatchObject({ errorCode: 'MATCH_CANCELLED' });
  });
});

describe('guests', () => {
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
  const gio = { id: 'guest:gio', name: 'Gio', tokenHashes: [hashOf('first link'), hashOf('second link')] };
  const CONVERSATION = `query ($token: String!) { guestConversation(token: $token) {
    kind match { id } writingRefusal participants { user { id } guestName } messages(first: 10) { edges { node { text guestName isMine mayReport } } } } }`;
  const seen = (token: string) => stage.ask(CONVERSATION, { token });

  it('CHT-05 chat in their match through each of their links, as long as they are guests of it', async () => {
    await people('m5', ['ana'], { guests: [gio] });
    expect(await stage.sendAsGuest('first link', 'Ciao, sono Gio')).toMatchObject({
      success: true,
      message: { seq: 1, guestName: 'Gio', sender: null, text: 'Ciao, sono Gio' },
    });
    const id = await opened('ana', 'MATCH', 'm5');
    expect(await stage.conversation('ana', id)).toMatchObject({
      unreadCount: 1,
      participantCount: 2,
      participants: [{ user: { id: 'ana' } }, { user: null, guestName: 'Gio' }],
    });
    await stage.send('ana', id, 'Ciao Gio');
    expect(await seen('second link')).toMatchObject({
      ...{ kind: 'MATCH', match: { id: 'm5' }, writingRefusal: null },
      messages: {
        edges: [
          { node: { text: 'Ciao Gio', isMine: false, mayReport: false } },
          { node: { guestName: 'Gio', isMine: true } },
        ],
      },
    });
    await people('m5', ['ana']);
    expect(await seen('first link')).toBeNull();
    expect(await stage.sendAsGuest('first link', 'Hello?')).toMatchObject({
      errorCode: 'GUEST_LINK_NOT_VALID',
      message: null,
    });
    expect(await stage.sendAsGuest('no link', 'Hello?')).toMatchObject({ errorCode: 'GUEST_LINK_NOT_VALID' });
  });

  it('CHT-08~ are stopped sooner than players', async () => {
    await people('m6', ['ana'], { guests: [{ id: 'guest:ugo', name: 'Ugo', tokenHashes: [hashOf('m6')] }] });
    const sent = [];
    for (let i = 0; i < 6; i += 1) sent.push((await stage.sendAsGuest('m6', `No. ${i}`)).errorCode);
    expect(sent).toEqual([null, null, null, null, null, 'TOO_MANY_MESSAGES']);
  });
});

describe('competitions', () => {
  it('CHT-01~ TRN-14~ a group of a tournament has one until the final is decided', async () => {
    await groups(['ana', 'ben', 'carla']);
    const id = await opened('ben', 'TOURNAMENT_GROUP', 'cup-g1');
    expect(await stage.conversation('ben', id)).toMatchObject({
      ...{ kind: 'TOURNAMENT_GROUP', tournament: { id: 'cup' }, group: { id: 'cup-g1', number: 1 }, league: null },
    });
    expect(await stage.open('eve', 'TOURNAMENT_GROUP', 'cup-g1')).toMatchObject({ errorCode: 'NOT_AUTHORISED' });
    await stage.send('ben', id, 'Who plays first?');
    expect(await stage.list('ana', { text: 'milano' })).toMatchObject([{ id }]);
    await groups(['ana', 'ben']);
    expect(await stage.send('carla', id, 'Good luck')).toMatchObject({ errorCode: 'NOT_AUTHORISED' });
    await groups(['ana', 'ben'], true);
    expect(await stage.send('ana', id, 'Well played')).toMatchObject({ errorCode: 'TOURNAMENT_AT_FINAL_STAGE' });
    expect(await stage.texts('ana', id)).toEqual(['Who plays first?']);
  });

  it('CHT-01 TRN-14 a team of a tournament has one while it is in, until the final is decided', async () => {
    const facts = { registrationId: 'team', tournament: { ...TOURNAMENT, id: 'doubles' }, playerIds: ['ana', 'ben'] };
    const at = '2026-06-01T12:00:00.000Z';
    await stage.service.deliver(registrationConfirmed, { ...facts, startsAt: at, at });
    const id = await opened('ana', 'TOURNAMENT_TEAM', 'team');
    expect(await stage.send('ana', id, 'We are in')).toMatchObject({ success: true });
    expect(await stage.conversation('ben', id)).toMatchObject({
      kind: 'TOURNAMENT_TEAM',
      group: { id: 'team', number: null },
    });
    const winners = { ...facts, registrationId: 'winners', playerIds: ['carla', 'eve'] };
    await stage.service.deliver(registrationConfirmed, { ...winners, startsAt: at, at });
    const won = await opened('carla', 'TOURNAMENT_TEAM', 'winners');
    await stage.service.deliver(registrationReleased, { ...facts, reason: 'WITHDRAWN', refunds: [], at });
    expect(await stage.send('ben', id, 'Oh')).toMatchObject({ errorCode: 'NOT_AUTHORISED' });
    await groups([], true, 'doubles');
    expect(await stage.send('eve', won, 'We won!')).toMatchObject({ errorCode: 'TOURNAMENT_AT_FINAL_STAGE' });
  });

  it('CHT-04~ TRN-14~ a tournament that is not played has none', async () => {
    await groups(['ana', 'ben'], false, 'rained-off');
    await stage.service.deliver(tournamentCancelled, {
      ...{ tournament: { ...TOURNAMENT, id: 'rained-off' }, playerIds: [], reason: 'BY_SUPPORT' },
      at: '2026-06-01T12:00:00.000Z',
    });
    expect(await stage.open('ana', 'TOURNAMENT_GROUP', 'rained-off-g1')).toMatchObject({
      errorCode: 'TOURNAMENT_AT_FINAL_STAGE',
    });
  });

  it('CHT-01~ LEA-11~ a group of a league has one until its phase is over', async () => {
    await group(['ana', 'ben']);
    const id = await opened('ana', 'LEAGUE_GROUP', 'group');
    expect(await stage.conversation('ana', id)).toMatchObject({
      league: { id: 'league' },
      group: { number: 3 },
      tournament: null,
    });
    await stage.send('ana', id, 'When do you play?');
    await group(['ana', 'ben'], true);
    expect(await stage.send('ben', id, 'Never')).toMatchObject({ errorCode: 'LEAGUE_PHASE_ENDED' });
  });
});

describe('centres', () => {
  const court = (ownerId: string | null, courtId = 'court') =>
    stage.service.deliver(courtChanged, {
      ...{ courtId, name: 'Tennis Club Forlì', city: 'Forlì', country: 'IT', lat: 44, lng: 12 },
      ...{ timeZone: 'Europe/Rome', sports: [1], ownerId },
    });
  const favourite = (userId: string, on = true, courtId = 'court') =>
    stage.service.deliver(favouriteChanged, { userId, courtId, favourite: on });

  it('CHT-01~ CHT-04~ are written to by players who have them among their favourites', async () => {
    await court('olga');
    expect(await stage.open('ana', 'COURT', 'court')).toMatchObject({ errorCode: 'COURT_NOT_FAVOURITE' });
    await favourite('ana');
    const id = await opened('ana', 'COURT', 'court');
    expect(await stage.conversation('ana', id)).toMatchObject({ kind: 'COURT', court: { id: 'court' }, player: null });
    await stage.send('ana', id, 'Is court 3 free?');
    expect(await stage.list('olga', { text: 'forli' })).toMatchObject([{ id, unreadCount: 1 }]);
    expect(await stage.conversation('olga', id)).toMatchObject({ kind: 'COURT', player: { id: 'ana' } });
    expect(await stage.send('olga', id, 'It is')).toMatchObject({ success: true });
    await favourite('ana', false);
    for (const who of ['ana', 'olga'])
      expect(await stage.send(who, id, 'Hello')).toMatchObject({ errorCode: 'COURT_NOT_FAVOURITE' });
    await favourite('ana');
    await court('eve');
    expect(await stage.send('olga', id, 'I am gone')).toMatchObject({ errorCode: 'NOT_AUTHORISED' });
    expect(await stage.send('eve', id, 'I am new here')).toMatchObject({ success: true });
  });

  describe('with many conversations', () => {
    const MANY = 250;
    beforeEach(async () => {
      await court('olga');
      await stage.service.manager.query(`insert into conversation (id, kind, subject_id, player_id)
        select 'court.p' || n || '.court', 'COURT', 'court', 'p' || n from generate_series(1, ${MANY}) n`);
      await stage.service.manager.query(`insert into member (conversation_id, user_id)
        select id, unnest(array[player_id, 'olga']) from conversation`);
    });
    const takesPartIn = async (who: string): Promise<number> => {
      const [row] = await stage.service.manager.query(
        'select count(*)::int as count from member where user_id = $1 and left_seq is null',
        [who],
      );
      return row.count;
    };
    const timers = () => stage.service.runTimers(stage.clock.now());

    it('CHT-04~ let their new owner into a part of them at once and then into all, and the former one out', async () => {
      await court('eve');
      expect([await takesPartIn('eve'), await takesPartIn('olga')]).toEqual([100, MANY - 100]);
      await timers();
      expect([await takesPartIn('eve'), await takesPartIn('olga')]).toEqual([MANY, 0]);
      expect(await takesPartIn(`p${MANY}`)).toBe(1);
    });

    it('CHT-04~ let nobody read what is written after the owner has changed, also where that is not yet known', async () => {
      await stage.people('p99');
      await favourite('p99');
      await court('eve');
      const id = 'court.p99.court';
      expect(await stage.conversation('eve', id)).toBeNull();
      expect(await stage.send('p99', id, 'Is court 3 free?')).toMatchObject({ success: true });
      await timers();
      expect(await stage.texts('olga', id)).toEqual([]);
      expect(await stage.texts('eve', id)).toEqual(['Is court 3 free?']);
      expect(await stage.conversation('eve', id)).toMatchObject({ unreadCount: 1 });
    });

    it('CHT-04~ begin anew if another owner comes before all know the last one', async () => {
      await court('eve');
      await court('fay');
      await timers();
      expect([await takesPartIn('fay'), await takesPartIn('eve'), await takesPartIn('olga')]).toEqual([MANY, 0, 0]);
    });

    it('CHT-04~ go on to let a new owner in whatever else is heard of the centre, which changes no members', async () => {
      const place = () => stage.service.manager.query('select admitted_to from court');
      await court('eve');
      await stage.service.app.get(AdmitNewOwners).run(stage.clock.now());
      const before = await place();
      expect(before).not.toEqual([{ admitted_to: null }]);
      await court('eve');
      expect([await takesPartIn('eve'), await place()]).toEqual([200, before]);
      await timers();
      const versions = 'select distinct access_version from conversation';
      expect(await stage.service.manager.query(versions)).toEqual([{ access_version: 2 }]);
      await court('eve');
      await timers();
      expect(await stage.service.manager.query(versions)).toEqual([{ access_version: 2 }]);
    });
  });

  it('CHT-04~ have nobody to write to while nobody looks after them', async () => {
    await court(null, 'alone');
    await favourite('ana', true, 'alone');
    expect(await stage.open('ana', 'COURT', 'alone')).toMatchObject({ errorCode: 'COURT_WITHOUT_OWNER' });
  });

  it('CHT-04~ do not write to themselves', async () => {
    await court('olga', 'own');
    await favourite('olga', true, 'own');
    expect(await stage.open('olga', 'COURT', 'own')).toMatchObject({ errorCode: 'NOT_AUTHORISED' });
  });
});
