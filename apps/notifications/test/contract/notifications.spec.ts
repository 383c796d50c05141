import {
  accountMailRequested,
  accountRegistered,
  accountVerified,
  courtChanged,
  followChanged,
  levelUpdated,
  guestMessageRequested,
  guestTeamsEdited,
  playersInvited,
  profileChanged,
  resultConfirmed,
  sideProgressed,
  type DataOf,
} from '@setpoint/events';
import { MemoryPushBus } from '@setpoint/service-kit';
import {
  eventually,
  FixedClock,
  player,
  startTestService,
  support,
  VISITOR,
  type TestService,
} from '@setpoint/testkit';
import { notificationsService } from '../../src/service.js';

let clock: FixedClock;
let push: MemoryPushBus;
let service: TestService;

const match: DataOf<typeof playersInvited>['match'] = {
  matchId: 'm1',
  sport: 1,
  numberPlayers: 1,
  visibility: 'PRIVATE',
  isFriendly: false,
  organiserId: 'ana',
  courtId: 'c1',
  startsAt: '2026-06-03T16:00:00.000Z',
  timeZone: 'Europe/Rome',
  minutesPlay: 60,
  teamA: ['ana'],
  teamB: [],
  invited: ['ben'],
};

beforeEach(async () => {
  clock = new FixedClock('2026-06-01T10:00:00Z');
  push = new MemoryPushBus();
  service = await startTestService(notificationsService, {
    clock,
    push,
    settings: { webUrl: 'http://localhost:3000' },
  });
  for (const [userId, language] of [
    ['ana', 'en'],
    ['ben', 'it'],
    ['carla', 'fr'],
  ] as const) {
    const name = { firstName: userId[0]!.toUpperCase() + userId.slice(1), lastName: 'Rossi' };
    await service.deliver(accountRegistered, {
      userId,
      email: `${userId}@setpoint.example`,
      ...name,
      sports: [1],
      language,
      roles: [],
    });
    await service.deliver(profileChanged, {
      userId,
      ...name,
      displayName: `${name.firstName} Rossi`,
      sex: null,
      language,
      sports: [1],
      inviteCode: userId,
      location: null,
    });
  }
  await service.deliver(courtChanged, {
    courtId: 'c1',
    name: 'Tennis Club Navigli',
    city: 'Milano',
    country: 'IT',
    lat: 45.4,
    lng: 9.1,
    timeZone: 'Europe/Rome',
    sports: [1],
  });
});
afterEach(async () => {
  await service?.stop();
  await push.stop();
});

/** Ben, by Ana. */
const invite = () => service.deliver(playersInvited, { match, actorId: 'ana', playerIds: ['ben'] }, { id: 'invite-1' });

const LIST = `query ($read: Boolean, $first: Int, $after: String) {
  notifications(read: $read, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id type createdAt read sender { id } relMatch { id } relCourt { id } relAuth { id } relChat { id } } }
  }
}`;
const READ = `mutation ($data: ReadNotificationData!) { readNotification(readNotificationData: $data) { success errorCode unreadCount } }`;

interface Listed {
  notifications: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    edges: {
      node: { id: string; type: string; read: boolean; sender: { id: string }; relMatch: { id: string } | null };
    }[];
  };
}

const list = async (id: string, variables: object = {}) =>
  (await service.query<Listed>(LIST, { first: 20, ...variables }, player(id))).data!.notifications;

describe('notifications', () => {
  it('NTF-01~ NTF-03 TRN-16~ tells of a tournament, by its name then, and leads to it', async () => {
    const tournament = { id: 't7', name: 'Open', type: 'CLASSIC', sport: 2, numberPlayers: 2 } as const;
    const told = { tournament, playerIds: ['gio'], progress: 'WON' as const, stage: 'FINAL' as const };
    await service.deliver(sideProgressed, { ...told, at: '2026-06-01T10:00:00.000Z' }, { id: 'gio-won' });
    await service.deliver(sideProgressed, { ...told, at: '2026-06-01T10:00:00.000Z' }, { id: 'gio-won' });
    const { data } = await service.query(
      '{ notifications { edges { node { type about relTournament { id } relLeague { id } relMatch { id } } } } }',
      {},
      player('gio'),
    );
    const node = {
      type: 'TOURNAMENT_WON',
      about: 'Open',
      relTournament: { id: 't7' },
      relLeague: null,
      relMatch: null,
    };
    expect(data).toEqual({ notifications: { edges: [{ node }] } });
  });

  it('NTF-01~ NTF-03 LVL-07 tells of a level, which one, and leads to the player', async () => {
    const update = { userId: 'dan', matchId: 'm9', sport: 1, numberPlayers: 2, trend: 'UP', level: 4 } as const;
    const at = '2026-06-01T10:00:00.000Z';
    await service.deliver(levelUpdated, { ...update, at }, { id: 'dan-level' });
    await service.deliver(levelUpdated, { ...update, at }, { id: 'dan-level' });
    const { data } = await service.query(
      `{ notifications { totalCount edges { node {
        type sender { id } relAuth { id } relMatch { id } relLevel { sport { id name } numberPlayers { id name } } } } } }`,
      {},
      player('dan'),
    );
    expect(data).toEqual({
      notifications: {
        totalCount: 1,
        edges: [
          {
            node: {
              type: 'LEVEL_UP',
              sender: { id: '1' },
              relAuth: { id: 'dan' },
              relMatch: { id: 'm9' },
              relLevel: { sport: { id: '1', name: 'tennis' }, numberPlayers: { id: '2', name: 'doubles' } },
            },
          },
        ],
      },
    });
  });

  it('NTF-01~ NTF-03 API-02 shows an invited player who invites to which match', async () => {
    await invite();
    const { totalCount, edges } = await list('ben', { read: false });
    expect(totalCount).toBe(1);
    expect(edges[0]!.node).toMatchObject({
      type: 'MATCH_INVITED',
      read: false,
      sender: { id: 'ana' },
      relMatch: { id: 'm1' },
    });
    expect((await list('ana')).totalCount).toBe(0);
  });

  it('NTF-08 reaches each recipient once, also when the event is delivered twice', async () => {
    for (let times = 0; times < 2; times += 1) await invite();
    expect((await list('ben')).totalCount).toBe(1);
  });

  it('API-03 NTF-04 pushes to whoever was notified', async () => {
    let signals = 0;
    const stop = await push.subscribe('notify:carla', () => signals++);
    await service.deliver(followChanged, { followerId: 'ana', followedId: 'carla', following: true });
    await eventually(() => expect(signals).toBe(1), 'nothing was pushed');
    await stop();
    const { data } = await service.query<{ unreadNotificationCount: number }>(
      '{ unreadNotificationCount }',
      {},
      player('carla'),
    );
    expect(data!.unreadNotificationCount).toBe(1);
  });

  it('API-04 NTF-05 marks one read and returns how many are left; somebody else’s is not found', async () => {
    await invite();
    const { edges } = await list('ben', { read: false });
    const data = { what: 'single', notificationId: edges[0]!.node.id };
    const stranger = await service.query<{ readNotification: object }>(READ, { data }, player('ana'));
    expect(stranger.data!.readNotification).toMatchObject({ success: false, errorCode: 'NOTIFICATION_NOT_FOUND' });
    const own = await service.query<{ readNotification: object }>(READ, { data }, player('ben'));
    expect(own.data!.readNotification).toEqual({ success: true, errorCode: null, unreadCount: 0 });
    expect((await list('ben', { read: true })).totalCount).toBe(1);
  });

  it('API-04 takes what as text, also written into the operation, and refuses another one', async () => {
    const inline = (what: string) =>
      service.query<{ readNotification: object }>(
        `mutation { readNotification(readNotificationData: { what: ${JSON.stringify(what)} }) { success errorCode } }`,
        {},
        player('nobody-yet'),
      );
    expect(await inline('all')).toEqual({ data: { readNotification: { success: true, errorCode: null } } });
    expect(await inline('every')).toEqual({
      data: { readNotification: { success: false, errorCode: 'WHAT_NOT_VALID' } },
    });
  });

  it('API-04 refuses a single without an id', async () => {
    const { data } = await service.query<{ readNotification: object }>(
      READ,
      { data: { what: 'single' } },
      player('ben'),
    );
    expect(data!.readNotification).toMatchObject({ success: false, errorCode: 'NOTIFICATION_ID_REQUIRED' });
  });

  it('NTF-05 NTF-06 pages the list newest first and marks all read', async () => {
    for (let i = 0; i < 5; i++) {
      await service.deliver(
        followChanged,
        { followerId: i % 2 ? 'ana' : 'carla', followedId: 'ben', following: true },
        { id: `follow-${i}` },
      );
    }
    const first = await list('ben', { first: 4 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await list('ben', { first: 4, after: first.pageInfo.endCursor });
    const ids = [...first.edges, ...second.edges].map(({ node }) => node.id);
    expect(new Set(ids).size).toBe(first.totalCount);
    const { data } = await service.query<{ readNotification: object }>(READ, { data: { what: 'all' } }, player('ben'));
    expect(data!.readNotification).toMatchObject({ success: true, unreadCount: 0 });
    expect((await list('ben', { read: false })).totalCount).toBe(0);
  });

  it('API-13 is for the signed-in only', async () => {
    const { errors } = await service.query(LIST, { first: 1 }, VISITOR);
    expect(errors?.[0]?.message).toBe('You do not have permission to perform this action');
  });
});

describe('messages', () => {
  const MESSAGES = `query ($filter: MessagesFilter) { messages(filter: $filter) { totalCount edges { node { to subject text html template language state attempts } } } }`;
  interface Mails {
    messages: {
      totalCount: number;
      edges: {
        node: {
          to: string;
          subject: string;
          text: string;
          html: string;
          template: string;
          language: string;
          state: string;
        };
      }[];
    };
  }
  const mails = async (to: string) =>
    (await service.query<Mails>(MESSAGES, { filter: { to } }, support())).data!.messages.edges.map(({ node }) => node);

  it('AUTH-02 NTF-09 mails the verification link in the reader’s language', async () => {
    await service.deliver(accountMailRequested, {
      userId: 'dora',
      email: 'dora@setpoint.example',
      firstName: 'Dora',
      language: 'es',
      kind: 'VERIFY_EMAIL',
      path: '/auth/login?mode=verifyEmail&oobCode=abc',
    });
    await eventually(
      async () => expect(await mails('dora@')).toMatchObject([{ state: 'SENT' }]),
      'the mail was not sent',
    );
    const [mail] = await mails('dora@');
    expect(mail).toMatchObject({ language: 'es', to: 'dora@setpoint.example' });
    expect(mail!.text).toContain('http://localhost:3000/auth/login?mode=verifyEmail&oobCode=abc');
    expect(mail!.text + mail!.subject + mail!.html).not.toContain('{{');
  });

  it('MAT-05~ sends mail and SMS to guests, who have no account, at once', async () => {
    const request = { match, kind: 'INVITED', actorId: 'ana', invitedBy: 'ana', name: 'Giulia' } as const;
    const more = { language: 'en', path: '/match/guest/token' } as const;
    await service.deliver(guestMessageRequested, {
      ...request,
      ...more,
      channel: 'EMAIL',
      address: 'giulia@example.com',
    });
    await service.deliver(guestMessageRequested, { ...request, ...more, channel: 'SMS', address: '+393331234567' });
    for (const to of ['giulia@', '+39333'])
      await eventually(async () => expect(await mails(to)).toMatchObject([{ state: 'SENT' }]), `nothing sent to ${to}`);
    const sms = '{ messages(filter: { channel: SMS }) { totalCount } }';
    expect((await service.query(sms, {}, support())).data).toEqual({ messages: { totalCount: 1 } });
    expect((await mails('+39333'))[0]!.text).toContain('http://localhost:3000/match/guest/token');
  });

  it('MAT-05~ MAT-24~ tells a guest that the teams have changed', async () => {
    const request = { match, actorId: 'ana', invitedBy: 'ana', name: 'Giulia', language: 'en' } as const;
    const more = { channel: 'EMAIL', address: 'gia@example.com', path: '/match/guest/token' } as const;
    await service.deliver(guestTeamsEdited, { ...request, ...more });
    await eventually(async () => expect(await mails('gia@')).toMatchObject([{ state: 'SENT' }]), 'no mail for a guest');
    const [mail] = await mails('gia@');
    expect(mail!.subject).toBe('The teams of your match have changed');
    expect(mail!.text).toContain('http://localhost:3000/match/guest/token');
  });

  it('NTF-07 I18N-04 mails an invitation with date and time in the match’s own zone', async () => {
    await invite();
    await eventually(async () => expect(await mails('ben@')).not.toHaveLength(0), 'no mail for ben');
    const [mail] = await mails('ben@');
    expect(mail!.language).toBe('it');
    expect(mail!.text).toContain('03/06/2026');
    expect(mail!.text).toContain('18:00');
    expect(mail!.text).toContain('Tennis Club Navigli');
  });

  it('NTF-08 ADM-07 reach a player whose account is known only later; support sees them waiting', async () => {
    const invited = { ...match, matchId: 'm-late', invited: ['gina'] };
    await service.deliver(playersInvited, { match: invited, actorId: 'ana', playerIds: ['gina'] });
    const waiting = async () => {
      const { data } = await service.query<{ messages: { edges: { node: object }[] } }>(
        '{ messages(first: 100) { edges { node { to text language state attempts template user { id } } } } }',
        {},
        support(),
      );
      return data!.messages.edges
        .map(({ node }) => node)
        .filter((node) => 'user' in node && JSON.stringify(node.user) === '{"id":"gina"}');
    };
    await eventually(
      async () =>
        expect(await waiting()).toMatchObject([
          { to: null, text: null, language: null, state: 'WAITING', attempts: 1, template: 'matchInvited' },
        ]),
      'the mail does not wait in sight',
    );
    await service.deliver(accountRegistered, {
      userId: 'gina',
      email: 'gina@setpoint.example',
      firstName: 'Gina',
      lastName: 'Rossi',
      sports: [1],
      language: 'es',
      roles: [],
    });
    clock.advance({ seconds: 3 });
    await service.runTimers();
    await eventually(
      async () =>
        expect(await waiting()).toMatchObject([{ to: 'gina@setpoint.example', language: 'es', state: 'SENT' }]),
      'the mail was lost',
    );
  });

  it('ADM-01~ are for support only', async () => {
    const { errors } = await service.query(MESSAGES, {}, player('ana'));
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });

  it('PLY-09 NTF-01~ notifies who invited when the newcomer is verified', async () => {
    await service.deliver(accountRegistered, {
      userId: 'eva',
      email: 'eva@setpoint.example',
      firstName: 'Eva',
      lastName: 'Neri',
      sports: [2],
      language: 'it',
      roles: [],
      referredBy: 'carla',
    });
    await service.deliver(accountVerified, { userId: 'eva' });
    expect((await list('carla')).edges[0]!.node).toMatchObject({ type: 'REFERRAL_ACCEPTED', sender: { id: 'eva' } });
  });

  it('RES-03 NTF-01~ notifies everybody in the match that the result counts by itself', async () => {
    await service.deliver(resultConfirmed, {
      match: { ...match, teamB: ['ben'], invited: [] },
      actorId: null,
      automatic: true,
      confirmedAt: '2026-06-06T10:00:00.000Z',
      result: {
        gameMode: 'ONE_SET_9_GAMES',
        sets: [{ a: 9, b: 4, superTieBreak: false }],
        outcome: 'COMPLETED',
        winner: 'A',
        enteredBy: 'ana',
        enteredAt: '2026-06-03T18:00:00.000Z',
      },
    });
    for (const id of ['ana', 'ben']) {
      expect((await list(id)).edges[0]!.node).toMatchObject({ type: 'RESULT_AUTO_CONFIRMED', sender: { id: '1' } });
    }
  });
});
