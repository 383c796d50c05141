import { randomUUID } from 'node:crypto';
import { eventually, step } from '@setpoint/testkit';
import { Person } from '../src/person.js';
import { PlatformClock } from '../src/platform-clock.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';

let stack: OwnStack;
let support: Person;
let clock: PlatformClock;
const demo: Record<'ana' | 'ben' | 'carla' | 'david', Person> = {} as never;

beforeAll(async () => {
  stack = await ownStack();
  support = await new Person(stack, 'support@setpoint.example').signIn();
  for (const name of ['ana', 'ben', 'carla', 'david'] as const) {
    demo[name] = await new Person(stack, `${name}@setpoint.example`).signIn();
  }
  clock = new PlatformClock(support, Object.values(demo));
});
afterAll(() => stack?.stop());

const ME = `{ me { id firstName lastName displayName email photoUrl sex sports locationName locationLat locationLng kmToSearch language firebaseToken } }`;

/** Days from when the clock shows, in Milano; far enough apart that nobody plays twice at once. */
let days = 40;
const nextSlot = async () => ({ datePlay: await clock.day(++days), timePlay: '19:30' });

async function aCourt(): Promise<string> {
  const { courts } = await demo.ana.get<{ courts: { edges: { node: { id: string } }[] } }>(
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

/** Those about a match: the clock, which other tests move, brings about others at any time. */
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
    const { me } = await demo.ben.get<{ me: { inviteCode: string } }>(`{ me { inviteCode } }`);
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
          return /https?:\/\/\S+oobCode=\S+redirectTo=\S+/.exec(
            data!.messages.edges.map(({ node }) => node.text).join('\n'),
          )?.[0];
        }, 'no mail for eva');
        const url = new URL(link as string);
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
        'user { levels { rating name selfAssessed } }',
      );
      expect(saved).toMatchObject({
        success: true,
        user: { levels: [{ rating: 3.5, name: 'INTERMEDIATE', selfAssessed: true }, { rating: 3.5 }] },
      });
    });

    await step('AUTH-28 API-08 follows by invitation, and refuses an unknown code', async () => {
      const { me } = await demo.ben.get<{ me: { inviteCode: string } }>(`{ me { inviteCode } }`);
      const follow = `mutation ($code: String!) { invitedFollow(invitedCode: $code) { success errorCode } }`;
      expect(await eva.get(follow, { code: me.inviteCode })).toEqual({
        invitedFollow: { success: true, errorCode: null },
      });
      expect(await eva.get(follow, { code: 'XXXXXXXX' })).toMatchObject({
        invitedFollow: { success: false, errorCode: 'INVITE_CODE_USER_NOT_FOUND' },
      });
      const { player } = await eva.get<{ player: object }>(
        `query ($id: ID!) { player(id: $id) { isFollowedByMe followsMe } }`,
        { id: demo.ben.id },
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
    const { ana, ben } = demo;
    const live = ben.live();
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
    const created = await create(ana, {
      visibility: 'PRIVATE',
      courtId: await aCourt(),
      ...(await nextSlot()),
      inviteTeamB: [ben.id],
    });
    expect(created).toMatchObject({ success: true, match: { state: 'ORGANIZING' } });
    const matchId = created.match!.id;
    await eventually(async () => {
      const { unreadNotificationCount } = await ben.get<{ unreadNotificationCount: number }>(
        '{ unreadNotificationCount }',
      );
      expect(await aboutMatch(ben, matchId)).toMatchObject([
        { type: 'MATCH_INVITED', relMatch: { timePlay: expect.stringMatching(/^19:30/), tournament: null } },
      ]);
      expect(unreadNotificationCount).toBeGreaterThan(counts[0]!);
      expect(counts.at(-1)).toBe(unreadNotificationCount);
    }, 'the bell did not move');
    stop();
    await live.dispose();

    const answer = (accept: boolean) => ben.command<MatchAnswer>('answerInvitation', { matchId, accept }, MATCH);
    expect(await answer(true)).toMatchObject({ success: true, match: { state: 'READY', missing: 0 } });
    expect(await answer(false)).toMatchObject({ success: false, errorCode: 'ALREADY_ANSWERED' });
    await eventually(
      async () => expect((await aboutMatch(ana, matchId))[0]).toMatchObject({ type: 'MATCH_INVITATION_ACCEPTED' }),
      'it did not come about',
    );
  });

  it('MAT-14 keeps a private match from everybody else', async () => {
    const created = await create(demo.ana, { visibility: 'PRIVATE', inviteTeamB: [demo.ben.id] });
    const read = `query ($id: ID!) { match(id: $id) { id } }`;
    expect(await demo.david.get(read, { id: created.match!.id })).toEqual({ match: null });
    expect(await demo.ben.get(read, { id: created.match!.id })).toEqual({ match: { id: created.match!.id } });
  });

  it('MAT-03 refuses what is not complete or not possible', async () => {
    const { ana } = demo;
    expect(await create(ana, { visibility: 'PRIVATE' })).toMatchObject({ success: false });
    expect(await create(ana, { levelMin: 5, levelMax: 4 })).toMatchObject({
      success: false,
      errorCode: 'INVALID_DATA',
    });
    expect(await create(ana, { courtId: await aCourt(), datePlay: '2020-01-01', timePlay: '10:00' })).toMatchObject({
      success: false,
    });
    expect(await create(ana, { sport: 2, numberPlayers: 1 })).toMatchObject({ success: false });
  });

  it('MAT-10 gives the last place to one, and tells the next that the team is full', async () => {
    const { ana, carla, david } = demo;
    const created = await create(ana, { courtId: await aCourt(), ...(await nextSlot()) });
    const matchId = created.match!.id;
    const answers = await Promise.all(
      [carla, david].map((who) => who.command<MatchAnswer>('joinMatch', { matchId }, MATCH)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ errorCode: 'TEAM_FULL' });
    const third = await demo.ben.command<MatchAnswer>('joinMatch', { matchId }, MATCH);
    expect(third).toMatchObject({ success: false, errorCode: 'TEAM_FULL' });
  });

  it('MAT-08 MAT-09 MAT-11 MAT-13 organises, reorganises, lets a player leave, and cancels', async () => {
    const { ana, ben } = demo;
    const created = await create(ana, {});
    const matchId = created.match!.id;
    expect(await ben.command<MatchAnswer>('joinMatch', { matchId }, MATCH)).toMatchObject({ success: true });
    const courtId = await aCourt();
    expect(
      await ana.command<MatchAnswer>('organiseMatch', { matchId, courtId, ...(await nextSlot()) }, MATCH),
    ).toMatchObject({
      success: true,
      match: { state: 'READY' },
    });
    expect(await ana.command<MatchAnswer>('reorganiseMatch', { matchId }, MATCH)).toMatchObject({
      success: true,
      match: { state: 'ORGANIZING' },
    });
    await eventually(
      async () =>
        expect((await aboutMatch(ben, matchId)).map(({ type }) => type)).toEqual(
          expect.arrayContaining(['MATCH_ORGANISED', 'MATCH_REORGANISED']),
        ),
      'it did not come about',
    );
    expect(await ben.command<MatchAnswer>('leaveMatch', { matchId }, MATCH)).toMatchObject({ success: true });
    expect(await ana.command<MatchAnswer>('leaveMatch', { matchId }, MATCH)).toMatchObject({
      success: false,
      errorCode: 'LAST_PARTICIPANT',
    });
    expect(await ana.command<MatchAnswer>('cancelMatch', { matchId }, MATCH)).toMatchObject({
      success: true,
      match: { state: 'CANCELLED' },
    });
  });

  it('RES-01 RES-02 RES-03 RES-08~ NTF-01~ PLY-07 confirms by hand, and by itself after three days of the moved clock', async () => {
    const { ana, ben, carla, david } = demo;
    const played = async (home: Person, away: Person) => {
      const created = await create(home, { courtId: await aCourt(), ...(await nextSlot()) });
      expect(await away.command<MatchAnswer>('joinMatch', { matchId: created.match!.id }, MATCH)).toMatchObject({
        success: true,
        match: { state: 'READY' },
      });
      return created.match!.id;
    };
    const [byHand, byItself] = [await played(ana, ben), await played(carla, david)];
    const STATE = `query ($id: ID!) { match(id: $id) { state result { confirmedByItself winner sets { a b } } } }`;
    const state = async (id: string) =>
      (
        await ana.get<{ match: { state: string; result: { confirmedByItself: boolean; winner: string } } }>(STATE, {
          id,
        })
      ).match;
    const figures = async (who: Person) =>
      (
        await who.get<{ player: { statistics: { matches: number; wins: number } } }>(
          `query ($id: ID!) { player(id: $id) { statistics { matches wins } } }`,
          { id: who.id },
        )
      ).player.statistics;
    /** Once the results of the demo world that are due by now have been confirmed and counted. */
    const settledFigures = async (who: Person) => {
      const PENDING = `query ($id: ID!) {
        myMatches(when: WAITING, first: 50) { edges { node { state result { confirmsItselfAt } } } }
        matches(filter: { playerId: $id, states: [CONFIRMED] }, first: 1) { totalCount }
      }`;
      await eventually(async () => {
        const { myMatches, matches } = await who.get<{
          myMatches: { edges: { node: { state: string; result: { confirmsItselfAt: string | null } | null } }[] };
          matches: { totalCount: number };
        }>(PENDING, { id: who.id });
        const due = myMatches.edges.filter(
          ({ node }) => node.state === 'AWAITING_CONFIRMATION' && node.result?.confirmsItselfAt,
        );
        expect(due).toEqual([]);
        expect((await figures(who)).matches).toBe(matches.totalCount);
      }, 'results that are due are not counted');
      return figures(who);
    };
    await clock.forward((days + 1) * 24);
    await eventually(async () => expect((await state(byHand)).state).toBe('AWAITING_RESULT'), 'it did not come about');

    const before = await settledFigures(ana);
    const illegal = await ana.command('enterResult', { matchId: byHand, sets: [{ a: 9, b: 8 + 4 }] }, 'setIndex');
    expect(illegal).toMatchObject({ success: false, errorCode: 'GAME_COUNT_NOT_ALLOWED', setIndex: 0 });
    const draw = await ana.command('enterResult', { matchId: byHand, sets: [{ a: 5, b: 5 }], outcome: 'TIME_EXPIRED' });
    expect(draw).toMatchObject({ success: false, errorCode: 'DRAW_NOT_ALLOWED' });
    const superTieBreak = await ana.command('enterResult', {
      matchId: byHand,
      sets: [{ a: 10, b: 5, superTieBreak: true }],
    });
    expect(superTieBreak).toMatchObject({ success: false, errorCode: 'SUPER_TIE_BREAK_NOT_ALLOWED' });

    for (const [who, matchId] of [
      [ana, byHand],
      [carla, byItself],
    ] as const) {
      expect(await who.command<MatchAnswer>('enterResult', { matchId, sets: [{ a: 9, b: 4 }] }, MATCH)).toMatchObject({
        success: true,
        match: { state: 'AWAITING_CONFIRMATION' },
      });
    }
    expect(await ana.command('confirmResult', { matchId: byHand })).toMatchObject({
      success: false,
      errorCode: 'OWN_RESULT',
    });
    expect(await ben.command<MatchAnswer>('confirmResult', { matchId: byHand }, MATCH)).toMatchObject({
      success: true,
      match: { state: 'CONFIRMED' },
    });
    expect((await state(byItself)).state).toBe('AWAITING_CONFIRMATION');

    await clock.forward(3 * 24 + 0.1);
    await eventually(
      async () =>
        expect(await state(byItself)).toMatchObject({
          state: 'CONFIRMED',
          result: { confirmedByItself: true, winner: 'A' },
        }),
      'it did not come about',
    );
    await eventually(
      async () => expect(await figures(ana)).toEqual({ matches: before.matches + 1, wins: before.wins + 1 }),
      'it did not come about',
      // Behind all that the moved clock has brought about for everybody.
    );
    await eventually(
      async () =>
        expect((await aboutMatch(david, byItself)).map(({ type }) => type)).toContain('RESULT_AUTO_CONFIRMED'),
      'it did not come about',
    );
    const activity = await ben.get<{ friendsMatches: { edges: { node: { id: string } }[] } }>(
      `{ friendsMatches(first: 100) { edges { node { id } } } }`,
    );
    expect(activity.friendsMatches.edges.map(({ node }) => node.id)).toContain(byItself);
  });

  it('NTF-05 API-02 API-04 marks everything read', async () => {
    const { ben } = demo;
    const { readNotification } = await ben.get<{ readNotification: object }>(
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
