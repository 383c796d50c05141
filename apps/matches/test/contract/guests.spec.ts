import { accountVerified, guestMessageRequested, guestTeamsEdited, type EventOf } from '@setpoint/events';
import { player, VISITOR } from '@setpoint/testkit';
import type { Identity } from '@setpoint/kernel';
import { on, openStage, type Payload, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

const GIULIA = { side: 'B', name: 'Giulia', email: 'giulia@example.com' };
const GUEST_MATCH = `name side standing mayAccept mayDecline mayLeave wantsMessages invitedBy { id }
  match { id state teamA { user { id } } guests { name badge } }`;

type GuestMatch = {
  readonly standing: string;
  readonly match: { readonly state: string; readonly guests: readonly { readonly name: string | null }[] };
} | null;
type GuestPayload = Omit<Payload, 'match'> & { readonly guestMatch: GuestMatch };

const invite = (matchId: string, more: Record<string, unknown> = {}, who = 'ana') =>
  stage.call('inviteGuest', { matchId, ...GIULIA, ...more }, who);

async function messages() {
  const events = (await stage.service.events()).filter(({ type }) => type === guestMessageRequested.type);
  return (events as EventOf<typeof guestMessageRequested>[]).map(({ data }) => data);
}

/** The token in the newest message. */
const newestToken = async () => (await messages()).at(-1)!.path.split('/').at(-1)!;

async function asGuest(mutation: string, type: string, input: Record<string, unknown>): Promise<GuestPayload> {
  const { data, errors } = await stage.service.query<Record<string, GuestPayload>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { success errorCode guestMatch { ${GUEST_MATCH} } } }`,
    { input },
    VISITOR,
  );
  if (errors) throw new Error(errors[0]!.message);
  return data![mutation]!;
}
const answer = (token: string, accept = true) => asGuest('answerAsGuest', 'AnswerAsGuestInput', { token, accept });
const leave = (token: string) => asGuest('leaveAsGuest', 'GuestLinkInput', { token });
const stop = (token: string) => asGuest('stopGuestMessages', 'GuestLinkInput', { token });

async function seenBy<Data>(who: Identity, query: string, variables: Record<string, unknown>): Promise<Data> {
  const { data, errors } = await stage.service.query<Data>(query, variables, who);
  if (errors) throw new Error(errors[0]!.message);
  return data!;
}
const page = async (token: string) =>
  (
    await seenBy<{ guestMatch: GuestMatch }>(
      VISITOR,
      `query ($token: String!) { guestMatch(token: $token) { ${GUEST_MATCH} } }`,
      { token },
    )
  ).guestMatch;

interface Seen {
  readonly match: { readonly missing: number; readonly guests: readonly Record<string, unknown>[] } | null;
}
const GUESTS =
  'query ($id: ID!) { match(id: $id) { missing teamB { user { id } } guests { name badge address side } } }';

describe('guests', () => {
  it('MAT-05~ are invited, see a private match without an account, and accept once', async () => {
    const { match } = await stage.create('ana', on(stage.inDays(3)));
    const matchId = match!.id;
    await stage.call('changeMatchOptions', { matchId, visibility: 'PRIVATE' }, 'ana');
    expect(await invite(matchId)).toMatchObject({ success: true });
    expect(await messages()).toMatchObject([
      { kind: 'INVITED', name: 'Giulia', channel: 'EMAIL', address: 'giulia@example.com', actorId: 'ana' },
    ]);
    const token = await newestToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await page(token)).toMatchObject({
      ...{ name: 'Giulia', standing: 'PENDING', mayAccept: true, mayDecline: true, mayLeave: false },
      ...{ invitedBy: { id: 'ana' }, match: { id: matchId, state: 'ORGANIZING', teamA: [{ user: { id: 'ana' } }] } },
    });
    expect(await answer(token)).toMatchObject({
      ...{ success: true, guestMatch: { standing: 'ACCEPTED', match: { state: 'READY' } } },
    });
    expect(await answer(token)).toMatchObject({ errorCode: 'ALREADY_ANSWERED' });
    expect(await leave(token)).toMatchObject({ success: true, guestMatch: { standing: 'OUT' } });
    const others = (await stage.service.events()).filter(({ type }) => /guest-(answered|left)/.test(type));
    expect(others).toMatchObject([
      { type: 'matches.guest-answered.v1', data: { name: 'Giulia', accepted: true, invitedBy: 'ana' } },
      { type: 'matches.guest-left.v1', data: { name: 'Giulia', invitedBy: 'ana', match: { teamB: [] } } },
    ]);
    expect(JSON.stringify(others)).not.toMatch(/guest:|giulia@/);
  });

  it('MAT-05~ API-13~ show their name to members and their address to who invited alone', async () => {
    const { match } = await stage.create('ana', on(stage.inDays(3)));
    const id = match!.id;
    await invite(id);
    await answer(await newestToken());
    const seen = (who: Identity) => seenBy<Seen>(who, GUESTS, { id });
    const place = { badge: 'ACCEPTED', side: 'B' };
    expect((await seen(player('ana'))).match).toEqual({
      ...{ missing: 0, teamB: [], guests: [{ ...place, name: 'Giulia', address: 'giulia@example.com' }] },
    });
    expect((await seen(player('carla'))).match?.guests).toEqual([{ ...place, name: 'Giulia', address: null }]);
    expect((await seen(VISITOR)).match?.guests).toEqual([{ ...place, name: null, address: null }]);
  });

  it('MAT-05~ read the names of other guests through their link, for as long as they play or are asked', async () => {
    const { match } = await stage.create('ana', { ...on(stage.inDays(3)), numberPlayers: 2 });
    const id = match!.id;
    await invite(id);
    const token = await newestToken();
    await invite(id, { name: 'Dino', email: 'dino@example.com' });
    const names = async () => (await page(token))?.match.guests.map(({ name }) => name);
    expect(await names()).toEqual(['Giulia', 'Dino']);
    await answer(await newestToken());
    await answer(token, false);
    expect(await names()).toEqual([null]);
  });

  it('MAT-05~ are told of each change by a link of its own, until they stop it', async () => {
    const { match } = await stage.create('ana', on(stage.inDays(3)));
    const matchId = match!.id;
    await invite(matchId);
    const token = await newestToken();
    await answer(token);
    await stage.call('reorganiseMatch', { matchId }, 'ana');
    await stage.call('organiseMatch', { matchId, ...on(stage.inDays(4)), minutesPlay: 60 }, 'ana');
    const told = await messages();
    expect(told.map(({ kind }) => kind)).toEqual(['INVITED', 'REORGANISED', 'ORGANISED']);
    expect(new Set(told.map(({ path }) => path)).size).toBe(3);
    expect(await stop(await newestToken())).toMatchObject({ success: true, guestMatch: { wantsMessages: false } });
    expect(await stop(token)).toMatchObject({ success: true });
    await stage.call('cancelMatch', { matchId }, 'ana');
    expect(await messages()).toHaveLength(3);
  });

  it('MAT-05~ MAT-23~ MAT-24~ are told of an agreed time and of changed teams, each by a link of its own', async () => {
    const { match } = await stage.create('ana', { numberPlayers: 2 });
    const matchId = match!.id;
    await stage.call('joinMatch', { matchId, side: 'A' }, 'carla');
    await stage.call('joinMatch', { matchId, side: 'B' }, 'ben');
    await invite(matchId);
    await answer(await newestToken());
    await stage.agree({ matchId, ...on(stage.inDays(4)) }, 'ana', 'carla', 'ben');
    expect((await messages()).map(({ kind }) => kind)).toEqual(['INVITED', 'ORGANISED']);
    expect(await stage.call('editTeams', { matchId, teamA: ['ana', 'ben'] }, 'ana')).toMatchObject({ success: true });
    const [told, ...more] = await stage.service.eventsOf(guestTeamsEdited);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      ...{ name: 'Giulia', channel: 'EMAIL', address: 'giulia@example.com', actorId: 'ana', invitedBy: 'ana' },
      match: { teamA: ['ana', 'ben'], teamB: ['carla'] },
    });
    const token = told!.path.split('/').at(-1)!;
    expect(await stop(token)).toMatchObject({ success: true });
    await stage.call('editTeams', { matchId, teamA: ['ana', 'carla'] }, 'ana');
    expect(await stage.service.eventsOf(guestTeamsEdited)).toHaveLength(1);
  });

  it('MAT-05~ are told when the match is called off, by a person or by itself, and when they are removed', async () => {
    const soon = (await stage.create('ana', on(stage.inDays(3)))).match!.id;
    await invite(soon);
    await stage.call('cancelMatch', { matchId: soon }, 'ana');
    const full = (await stage.create('ana', on(stage.inDays(5)))).match!.id;
    await invite(full);
    await answer(await newestToken());
    const { match } = await seenBy<{ match: { guests: { id: string }[] } }>(
      player('ana'),
      'query ($id: ID!) { match(id: $id) { guests { id } } }',
      { id: full },
    );
    await stage.call('removePlayer', { matchId: full, playerId: match.guests[0]!.id }, 'ana');
    expect((await messages()).map(({ kind }) => kind)).toEqual(['INVITED', 'CANCELLED', 'INVITED', 'REMOVED']);
  });

  it('MAT-05~ are refused with what is wrong, twice in a match, and when somebody floods an address', async () => {
    const matchId = (await stage.create('ana', { ...on(stage.inDays(3)), numberPlayers: 2 })).match!.id;
    expect(await invite(matchId, { name: '', email: 'x' })).toMatchObject({
      errorCode: 'INVALID_DATA',
      fieldErrors: [
        { field: 'name', code: 'REQUIRED' },
        { field: 'email', code: 'INVALID' },
      ],
    });
    await invite(matchId);
    expect(await invite(matchId, { email: 'GIULIA@example.com' })).toMatchObject({ errorCode: 'GUEST_EXISTS' });
    for (let i = 0; i < 3; i += 1) await invite(matchId);
    const flooded = await invite(matchId);
    expect(flooded).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS' });
    expect(flooded.retryAfterSeconds).toBeGreaterThan(0);
    expect(await invite(matchId, { email: 'other@example.com' })).toMatchObject({ success: true });
  });

  it('MAT-05~ keep nothing by a link that is none, and strangers can invite nobody', async () => {
    const { match } = await stage.create('ana', on(stage.inDays(3)));
    expect(await invite(match!.id, {}, 'ben')).toMatchObject({ errorCode: 'USER_NOT_IN_MATCH' });
    expect(await page('nothing')).toBeNull();
    for (const refused of [await answer('nothing'), await leave('nothing'), await stop('nothing')])
      expect(refused).toMatchObject({ errorCode: 'GUEST_LINK_NOT_VALID', guestMatch: null });
    expect(await stage.call('keepGuestMatch', { token: 'nothing' }, 'ben')).toMatchObject({
      errorCode: 'GUEST_LINK_NOT_VALID',
    });
  });

  it('MAT-05~ become an account by their link, once, and the others hear of it', async () => {
    const { match } = await stage.create('ana', on(stage.inDays(3)));
    await stage.call('changeMatchOptions', { matchId: match!.id, visibility: 'PRIVATE' }, 'ana');
    await invite(match!.id);
    const token = await newestToken();
    await answer(token);
    const kept = await stage.call('keepGuestMatch', { token }, 'ben');
    expect(kept).toMatchObject({ success: true, match: { id: match!.id, state: 'READY' } });
    expect(await stage.call('keepGuestMatch', { token }, 'ben')).toMatchObject({ success: true });
    expect(await stage.call('keepGuestMatch', { token }, 'carla')).toMatchObject({ errorCode: 'GUEST_LINK_NOT_VALID' });
    const joined = (await stage.service.events()).filter(({ type }) => type === 'matches.player-joined.v1');
    expect(joined).toMatchObject([
      { data: { playerId: 'ben', formerGuest: true, match: { teamB: ['ben'], isFriendly: false } } },
    ]);
    const registered = (await stage.service.events()).filter(({ type }) => type === 'matches.guest-registered.v1');
    expect(registered).toMatchObject([{ data: { name: 'Giulia', playerId: 'ben', invitedBy: 'ana' } }]);
    expect(await page(token)).toMatchObject({ standing: 'KEPT' });
  });
});

describe('a guest who registers', () => {
  it('MAT-05~ has every match of the verified address, once, and nobody else does', async () => {
    const one = (await stage.create('ana', on(stage.inDays(3)))).match!.id;
    await invite(one);
    await answer(await newestToken());
    const other = (await stage.create('carla', on(stage.inDays(5)))).match!.id;
    await invite(other, {}, 'carla');
    await stage.newPlayer('giulia');
    await stage.service.deliver(accountVerified, { userId: 'eva', email: 'eva@example.com' });
    await stage.service.deliver(accountVerified, { userId: 'giulia', email: 'Giulia@example.com' });
    await stage.service.deliver(accountVerified, { userId: 'giulia', email: 'Giulia@example.com' });
    const teamB = async (id: string) =>
      (
        await seenBy<{ match: { teamB: { user: { id: string }; badge: string }[]; guests: unknown[] } }>(
          player('giulia'),
          'query ($id: ID!) { match(id: $id) { teamB { badge user { id } } guests { id } } }',
          { id },
        )
      ).match;
    expect(await teamB(one)).toEqual({ teamB: [{ badge: 'ACCEPTED', user: { id: 'giulia' } }], guests: [] });
    expect(await teamB(other)).toEqual({ teamB: [{ badge: 'AWAY', user: { id: 'giulia' } }], guests: [] });
    expect(await stage.call('answerInvitation', { matchId: other, accept: true }, 'giulia')).toMatchObject({
      success: true,
    });
  });
});

describe('races of guests', () => {
  it('MAT-05~ MAT-20~ one of two acceptances of one link counts', async () => {
    const { match } = await stage.create('ana', on(stage.inDays(3)));
    await invite(match!.id);
    const token = await newestToken();
    const answers = await Promise.all([answer(token), answer(token), answer(token, false)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'ALREADY_ANSWERED')).toHaveLength(2);
  });

  it('MAT-05~ MAT-10~ the last place goes to the guest or to a player, never to both', async () => {
    const { match } = await stage.create('ana', on(stage.inDays(3)));
    const matchId = match!.id;
    await invite(matchId);
    const token = await newestToken();
    const [guest, ben, carla] = await Promise.all([
      answer(token),
      stage.call('joinMatch', { matchId }, 'ben'),
      stage.call('joinMatch', { matchId }, 'carla'),
    ]);
    const codes = [guest.errorCode, ben.errorCode, carla.errorCode];
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'TEAM_FULL')).toHaveLength(2);
    const seen = await seenBy<{ match: { missing: number; teamB: unknown[]; guests: unknown[] } }>(
      player('ana'),
      GUESTS,
      { id: matchId },
    );
    expect(seen.match.missing).toBe(0);
  });
});
