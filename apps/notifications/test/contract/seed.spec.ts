import { accountVerified, followChanged, playersInvited, type EventContract } from '@setpoint/events';
import { countStatements } from '@setpoint/service-kit';
import { FixedClock, player, startTestService, support, type TestService } from '@setpoint/testkit';
import { seedNotifications, type NotificationsSeed, type SeededEvent } from '../../src/index.js';
import { notificationsService } from '../../src/service.js';
import { aMatch, anEvent } from '../builders.js';

const now = new Date('2026-06-30T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
let service: TestService;
let told: number;

const happened = (at: Date, contract: EventContract, data: unknown): SeededEvent => ({
  ...anEvent(contract, data),
  at,
});
const account = (userId: string, referredBy?: string) => ({
  userId,
  email: `${userId}@setpoint.example`,
  firstName: userId,
  lastName: 'Rossi',
  sports: [1 as const],
  language: 'it' as const,
  roles: [],
  ...(referredBy && { referredBy }),
});
const story: NotificationsSeed = {
  accounts: [account('ana'), account('ben'), account('carla', 'ana')],
  profiles: [],
  courts: [],
  events: [
    happened(daysAgo(1), playersInvited, { match: aMatch(), actorId: 'ben', playerIds: ['ana'] }),
    happened(daysAgo(20), accountVerified, { userId: 'carla' }),
    ...Array.from({ length: 40 }, (_, i) =>
      happened(daysAgo(10), followChanged, { followerId: `fan${i}`, followedId: 'ana', following: true }),
    ),
  ],
  readBefore: daysAgo(3),
  now,
};

const LIST = `query ($first: Int) { notifications(first: $first) { totalCount
  edges { node { type createdAt read sender { id } relAuth { id } relMatch { id } relChat { id } relTournament { id } relLevel { sport { id } } relCourt { id } } } } }`;

beforeEach(async () => {
  service = await startTestService(notificationsService, { clock: new FixedClock(now) });
  told = await seedNotifications(service, story);
});
afterEach(() => service.stop());

describe('the story of the demo', () => {
  it('NTF-01~ notifies people by the rules of every event, newest first, the old ones read', async () => {
    expect(told).toBe(42);
    const { data, errors } = await service.query<{ notifications: { totalCount: number; edges: { node: object }[] } }>(
      LIST,
      { first: 100 },
      player('ana'),
    );
    expect(errors).toBeUndefined();
    const nodes = data!.notifications.edges.map(({ node }) => node);
    expect(data!.notifications.totalCount).toBe(42);
    expect(nodes[0]).toMatchObject({ type: 'MATCH_INVITED', read: false, createdAt: daysAgo(1).toISOString() });
    expect(nodes[1]).toMatchObject({ type: 'FOLLOWED', read: true });
    expect(nodes.at(-1)).toMatchObject({ type: 'REFERRAL_ACCEPTED', sender: { id: 'carla' }, read: true });
    const count = await service.query('{ unreadNotificationCount }', {}, player('ana'));
    expect(count.data).toEqual({ unreadNotificationCount: 1 });
  });

  it('NTF-08 seeded again leads to nothing new, and to no mail', async () => {
    expect(await seedNotifications(service, story)).toBe(0);
    const count = await service.query('{ unreadNotificationCount }', {}, player('ana'));
    expect(count.data).toEqual({ unreadNotificationCount: 1 });
    expect((await service.query('{ messages { totalCount } }', {}, support())).data).toEqual({
      messages: { totalCount: 0 },
    });
  });

  it('P4 reads forty notifications with one SQL statement, as one', async () => {
    for (const first of [1, 40]) {
      const { statements } = await countStatements(() => service.query(LIST, { first }, player('ana')));
      expect(statements).toHaveLength(1);
    }
  });
});
