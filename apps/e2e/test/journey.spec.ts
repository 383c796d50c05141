import { randomUUID } from 'node:crypto';
import { eventually, step } from '@setpoint/testkit';
import { day } from '../src/calendar.js';
import { demoPlayers, demoRivals } from '../src/demo-player.js';
import { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';

let stack: Stack;
let support: Person;
let daniele: Person;
let pietro: Person;
let marta: Person;
let lorenzo: Person;

beforeAll(async () => {
  stack = await sharedStack();
  support = await new Person(stack, 'support@setpoint.example').signIn();
  [daniele, pietro, marta, lorenzo] = (await demoPlayers(stack, 'journey')) as [Person, Person, Person, Person];
  await daniele.get('mutation ($input: PlayerRelationInput!) { followPlayer(input: $input) { success } }', {
    input: { playerId: pietro.id },
  });
});

const ME = `{ me { id firstName lastName displayName email photoUrl sex sports locationName locationLat locationLng kmToSearch language firebaseToken } }`;

/** In Milano; so far apart that nobody plays twice at once. */
let days = 40;
const nextSlot = () => ({ datePlay: day(++days), timePlay: '19:30' });

async function aCourt(): Promise<string> {
  const { courts } = await daniele.get<{ courts: { edges: { node: { id: string } }[] } }>(
    `{ courts(filter: { near: { lat: 45.46, lng: 9.19, km: 30 }, sport: 1 }, first: 1) { edges { node { id name } } } }`,
  );
  return courts.edges[0]!.node.id;
}

interface MatchAnswer {
  success: boolean;
  errorCode: string | null;
  fieldErrors?: { field: string; code: string }[];
  match: { id: string; state: string; myActions: string[]; missing: number } | null;
}
const MATCH = 'match { id state myActions missing }';

const create = (who: Person, input: object) =>
  who.command<MatchAnswer>(
    'createMatch',
    { requestId: randomUUID(), sport: 1, numberPlayers: 1, gameMode: 'ONE_SET_9_GAMES', ...input },
    `fieldErrors { field code } ${MATCH}`,
  );

/** Unread ones, newest first. */
const notificationsOf = async (who: Person) =>
  (
    await who.get<{ notifications: { edges: { node: { type: string; relMatch: { id: string } | null } }[] } }>(
      `{ notifications(first: 100, read: false) { edges { node { type relMatch { id datePlay timePlay expiry courts { name } sport { name } tournament { type } } } } } }`,
    )
  ).notifications.edges.map(({ node }) => node);

/** Those about a match: other tests bring about others at any time. */
const aboutMatch = async (who: Person, matchId: string) =>
  (await notificationsOf(who)).filter(({ relMatch }) => relMatch?.id === matchId);

describe('from sign-up to the first session', () => {
  const email = `eva.${randomUUID()}@setpoint.example`;
  let eva: Person;

  it('AUTH-03 refuses a referral code that belongs to nobody', async () => {
    const stranger = new Person(stack, `nobody.${randomUUID()}@setpoint.example`, 'a long password');
    const answer = await stranger.signUp(
      {
        actionSource: 'website',
        first_name: 'Ned',
        last_name: 'Nobody',
        sports: [1],
        language: 'en',
        referralCode: 'NOSUCHCODE',
      },
      await stranger.register(),
    );
    expect(answer.error?.code).toBe('INVITE_CODE_USER_NOT_FOUND');
  });

  it('AUTH-03 takes the code of a player who came with the demo data', async () => {
    const { me } = await pietro.get<{ me: { inviteCode: string } }>(`{ me { inviteCode } }`);
    const friend = new Person(stack, `fred.${randomUUID()}@setpoint.example`, 'a long password');
    const answer = await friend.signUp(
      {
        actionSource: 'website',
        first_name: 'Fred',
        last_name: 'Friend',
        sports: [1],
        language: 'en',
        referralCode: me.inviteCode,
      },
      await friend.register(),
    );
    expect(answer).toMatchObject({ status: 200, data: { token: null } });
  });

  it('she registers, signs in, keeps what she says of herself, and ends the session', async () => {
    await step(
      'AUTH-01 AUTH-02 AUTH-05 registers: an account, a mail, no session before the email is verified',
      async () => {
        eva = new Person(stack, email, 'a long password');
        const idToken = await eva.register();
        const bad = await eva.signUp(
          { actionSource: 'website', first_name: 'E', last_name: 'Neri', sports: [], language: 'it' },
          idToken,
        );
        expect(bad).toMatchObject({ error: { code: 'INVALID_DATA' } });
        const answer = await eva.signUp(
          {
            actionSource: 'website',
            first_name: 'Eva',
            last_name: 'Neri',
            sports: [1, 2],
            language: 'it',
            emailVerified: false,
            redirectTo: '/match/list',
          },
          idToken,
        );
        expect(answer).toMatchObject({ status: 200, data: { token: null } });
      },
    );

    await step('AUTH-06 refuses a login before the email is verified', async () => {
      const answer = await eva.signUp({ actionSource: 'website', emailVerified: false });
      expect(answer.error?.code).toBe('EMAIL_NOT_VERIFIED');
    });

    await step(
      'AUTH-11 ADM-07 finds the verification mail among the messages of support and follows its link',
      async () => {
        const link = await eventually(async () => {
          const { data } = await support.ask<{ messages: { edges: { node: { text: string } }[] } }>(
            `query ($to: String!) { messages(filter: { to: $to }) { edges { node { text subject language } } } }`,
            { to: email },
            stack.supportUrl,
          );
          const texts = data!.messages.edges.map(({ node }) => node.text).join('\n');
          return /https?:\/\/\S+oobCode=\S+redirectTo=\S+/.exec(texts)?.[0] ?? null;
        }, 'no mail for eva');
        const url = new URL(link!);
        expect(url.pathname).toBe('/auth/login');
        expect(url.searchParams.get('redirectTo')).toBe('/match/list');
        await eva.verify(url.searchParams.get('oobCode')!);
      },
    );

    await step('AUTH-05 API-01 AUTH-23 signs in: the reply carries the user, and me answers the same', async () => {
      await eva.signIn();
      expect(eva.user).toMatchObject({ firstName: 'Eva', lastName: 'Neri' });
      const { me } = await eva.get<{ me: object }>(ME);
      expect(me).toMatchObject({ firstName: 'Eva', displayName: 'Eva Neri', email, sports: [1, 2], language: 'it' });
    });

    await step('API-05 API-06 SHL-07 keeps language and location', async () => {
      const data = {
        language: 'fr',
        locationCountry: 'IT',
        locationName: 'Milano',
        locationFullname: 'Milano, Lombardia, Italia',
        locationLat: 45.4642,
        locationLng: 9.19,
      };
      const { updateUser } = await eva.get<{ updateUser: object }>(
        `mutation ($data: ProfilesData!) { updateUser(profilesData: $data) { success errorCode } }`,
        { data },
      );
      expect(updateUser).toEqual({ success: true, errorCode: null });
      const { me } = await eva.get<{ me: object }>(ME);
      expect(me).toMatchObject({ language: 'fr', locationName: 'Milano', locationLat: 45.4642 });
    });

    await step('API-07 LVL-03 names the sports and takes an own estimate of the level', async () => {
      const { sports } = await eva.get<{ sports: object[] }>(`{ sports(id_In: [2]) { id name nameCapitalize } }`);
      expect(sports).toEqual([{ id: '2', name: 'padel', nameCapitalize: 'Padel' }]);
      const saved = await eva.command(
        'saveSports',
        { sports: [{ sport: 1, level: 3.5 }] },
        'user { levels { rating name selfAssessed assessed } }',
      );
      expect(saved).toMatchObject({
        success: true,
        user: { levels: [{ rating: 3, name: 'ROOKIE', selfAssessed: true, assessed: 3.5 }, { rating: 3 }] },
      });
    });

    await step('AUTH-28 API-08 follows by invitation, and refuses an unknown code', async () => {
      const { me } = await pietro.get<{ me: { inviteCode: string } }>(`{ me { inviteCode } }`);
      const follow = `mutation ($code: String!) { invitedFollow(invitedCode: $code) { success errorCode } }`;
      expect(await eva.get(follow, { code: me.inviteCode })).toEqual({
        invitedFollow: { success: true, errorCode: null },
      });
      expect(await eva.get(follow, { code: 'XXXXXXXX' })).toMatchObject({
        invitedFollow: { success: false, errorCode: 'INVITE_CODE_USER_NOT_FOUND' },
      });
      const { player } = await eva.get<{ player: object }>(
        `query ($id: ID!) { player(id: $id) { isFollowedByMe followsMe } }`,
        { id: pietro.id },
      );
      expect(player).toEqual({ isFollowedByMe: true, followsMe: true });
    });

    await step('API-10 AUTH-21 API-09 AUTH-24 refreshes with rotation, and ends the session', async () => {
      const refresh = `mutation ($token: String!) { refreshToken(refreshToken: $token) { success errors token refreshToken payload } }`;
      const { refreshToken } = await eva.get<{
        refreshToken: { success: boolean; token: string; refreshToken: string };
      }>(refresh, { token: eva.refreshToken });
      expect(refreshToken).toMatchObject({ success: true, errors: [] });
      expect(refreshToken.refreshToken).not.toBe(eva.refreshToken);
      eva.token = refreshToken.token;
      const revoked = await eva.get(
        `mutation ($token: String!) { revokeToken(refreshToken: $token) { success errors } }`,
        { token: refreshToken.refreshToken },
      );
      expect(revoked).toEqual({ revokeToken: { success: true, errors: [] } });
      const again = await new Person(stack, email).get<{ refreshToken: { success: boolean } }>(refresh, {
        token: refreshToken.refreshToken,
      });
      expect(again.refreshToken.success).toBe(false);
    });
  });
});

describe('from an invitation to a confirmed result', () => {
  it('MAT-01 MAT-20 NTF-04 API-03 invites a player, whose bell moves live, and who accepts once', async () => {
    const live = pietro.live();
    const counts: number[] = [];
    const stop = live.subscribe(
      { query: 'subscription { notify }' },
      {
        next: ({ data }) => counts.push((data as { notify: number }).notify),
        error: (error) => {
          throw error;
        },
        complete: () => {},
      },
    );
    await eventually(() => expect(counts).toHaveLength(1), 'it did not come about');
    const created = await create(daniele, {
      visibility: 'PRIVATE',
      courtId: await aCourt(),
      ...nextSlot(),
      inviteTeamB: [pietro.id],
    });
    expect(created).toMatchObject({ success: true, match: { state: 'ORGANIZING' } });
    const matchId = created.match!.id;
    await eventually(async () => {
      const { unreadNotificationCount } = await pietro.get<{ unreadNotificationCount: number }>(
        '{ unreadNotificationCount }',
      );
      expect(await aboutMatch(pietro, matchId)).toMatchObject([
        { type: 'MATCH_INVITED', relMatch: { timePlay: expect.stringMatching(/^19:30/), tournament: null } },
      ]);
      expect(unreadNotificationCount).toBeGreaterThan(counts[0]!);
      expect(counts.at(-1)).toBe(unreadNotificationCount);
    }, 'the bell did not move');
    stop();
    await live.dispose();

    const answer = (accept: boolean) => pietro.command<MatchAnswer>('answerInvitation', { matchId, accept }, MATCH);
    expect(await answer(true)).toMatchObject({ success: true, match: { state: 'READY', missing: 0 } });
    expect(await answer(false)).toMatchObject({ success: false, errorCode: 'ALREADY_ANSWERED' });
    await eventually(
      async () => expect((await aboutMatch(daniele, matchId))[0]).toMatchObject({ type: 'MATCH_INVITATION_ACCEPTED' }),
      'it did not come about',
    );
  });

  it('MAT-14 keeps a private match from everybody else', async () => {
    const created = await create(daniele, { visibility: 'PRIVATE', inviteTeamB: [pietro.id] });
    const read = `query ($id: ID!) { match(id: $id) { id } }`;
    expect(await marta.get(read, { id: created.match!.id })).toEqual({ match: null });
    expect(await pietro.get(read, { id: created.match!.id })).toEqual({ match: { id: created.match!.id } });
  });

  it('MAT-03 refuses what is not complete or not possible', async () => {
    expect(await create(daniele, { visibility: 'PRIVATE' })).toMatchObject({ success: false });
    expect(await create(daniele, { levelMin: 5, levelMax: 4 })).toMatchObject({
      success: false,
      errorCode: 'INVALID_DATA',
    });
    expect(await create(daniele, { courtId: await aCourt(), datePlay: '2020-01-01', timePlay: '10:00' })).toMatchObject(
      {
        success: false,
      },
    );
    expect(await create(daniele, { sport: 2, numberPlayers: 1 })).toMatchObject({ success: false });
  });

  it('MAT-10 gives the last place to one, and tells the next that the team is full', async () => {
    const created = await create(daniele, { courtId: await aCourt(), ...nextSlot() });
    const matchId = created.match!.id;
    const answers = await Promise.all(
      [marta, lorenzo].map((who) => who.command<MatchAnswer>('joinMatch', { matchId }, MATCH)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ errorCode: 'TEAM_FULL' });
    const third = await pietro.command<MatchAnswer>('joinMatch', { matchId }, MATCH);
    expect(third).toMatchObject({ success: false, errorCode: 'TEAM_FULL' });
  });

  it('MAT-08 MAT-09 MAT-11 MAT-13 organises, reorganises, lets a player leave, and cancels', async () => {
    const created = await create(daniele, {});
    const matchId = created.match!.id;
    expect(await pietro.command<MatchAnswer>('joinMatch', { matchId }, MATCH)).toMatchObject({ success: true });
    const courtId = await aCourt();
    expect(
      await daniele.command<MatchAnswer>('organiseMatch', { matchId, courtId, ...nextSlot() }, MATCH),
    ).toMatchObject({
      success: true,
      match: { state: 'ORGANIZING' },
    });
    const { match } = await pietro.get<{ match: { proposal: { id: string; state: string } } }>(
      `{ match(id: "${matchId}") { proposal { id state } } }`,
    );
    expect(match.proposal.state).toBe('OPEN');
    const yes = { matchId, proposalId: match.proposal.id, accept: true };
    expect(await pietro.command<MatchAnswer>('answerProposal', yes, MATCH)).toMatchObject({
      ...{ success: true, match: { state: 'READY' } },
    });
    expect(await daniele.command<MatchAnswer>('reorganiseMatch', { matchId }, MATCH)).toMatchObject({
      success: true,
      match: { state: 'ORGANIZING' },
    });
    await eventually(
      async () =>
        expect((await aboutMatch(pietro, matchId)).map(({ type }) => type)).toEqual(
          expect.arrayContaining(['MATCH_PROPOSED', 'MATCH_REORGANISED']),
        ),
      'it did not come about',
    );
    expect(await pietro.command<MatchAnswer>('leaveMatch', { matchId }, MATCH)).toMatchObject({ success: true });
    expect(await daniele.command<MatchAnswer>('leaveMatch', { matchId }, MATCH)).toMatchObject({
      success: false,
      errorCode: 'LAST_PARTICIPANT',
    });
    expect(await daniele.command<MatchAnswer>('cancelMatch', { matchId }, MATCH)).toMatchObject({
      success: true,
      match: { state: 'CANCELLED' },
    });
  });

  it('RES-01 RES-02 RES-03 PLY-07 refuses games that nobody can play and one’s own word; the other side’s counts', async () => {
    const {
      players: [home, away],
      matchId,
    } = await demoRivals(stack);
    const figures = async () =>
      (
        await home.get<{ player: { statistics: { matches: number; wins: number } } }>(
          `query ($id: ID!) { player(id: $id) { statistics { matches wins } } }`,
          { id: home.id },
        )
      ).player.statistics;
    const before = await figures();
    const enter = (sets: object[]) =>
      home.command<MatchAnswer & { setIndex: number | null }>('enterResult', { matchId, sets }, `setIndex ${MATCH}`);
    expect(
      await enter([
        { a: 6, b: 4 },
        { a: 9, b: 4 },
      ]),
    ).toMatchObject({
      success: false,
      errorCode: 'GAME_COUNT_NOT_ALLOWED',
      setIndex: 1,
    });
    expect(
      await enter([
        { a: 6, b: 4 },
        { a: 6, b: 3 },
      ]),
    ).toMatchObject({
      success: true,
      match: { state: 'AWAITING_CONFIRMATION' },
    });
    expect(await home.command('confirmResult', { matchId })).toMatchObject({
      success: false,
      errorCode: 'OWN_RESULT',
    });
    expect(await away.command<MatchAnswer>('confirmResult', { matchId }, MATCH)).toMatchObject({
      success: true,
      match: { state: 'CONFIRMED' },
    });
    await eventually(
      async () => expect(await figures()).toEqual({ matches: before.matches + 1, wins: before.wins + 1 }),
      'the figures do not follow',
    );
  });

  it('NTF-05 API-02 API-04 marks everything read', async () => {
    const { readNotification } = await pietro.get<{ readNotification: object }>(
      `mutation { readNotification(readNotificationData: { what: "all" }) { success errorCode unreadCount } }`,
    );
    expect(readNotification).toEqual({ success: true, errorCode: null, unreadCount: 0 });
  });
});

describe('the public addresses', () => {
  it('API-00 API-13 AUTH-22 refuses what needs a session, in the words that clients know', async () => {
    const visitor = new Person(stack, 'nobody@setpoint.example');
    const { errors } = await visitor.ask(`{ notifications(first: 1) { totalCount } }`);
    expect(errors?.[0]?.message).toBe('You do not have permission to perform this action');
    expect(await visitor.get(`{ me { id } }`)).toEqual({ me: null });
  });

  it('AUTH-20 publishes its keys, its health and what the browser needs', async () => {
    for (const path of ['/healthz', '/.well-known/jwks.json', '/config.json']) {
      expect({ path, status: (await fetch(stack.url + path)).status }).toEqual({ path, status: 200 });
    }
    const { keys } = (await (await fetch(`${stack.url}/.well-known/jwks.json`)).json()) as { keys: unknown[] };
    expect(keys.length).toBeGreaterThanOrEqual(2);
  });
});
