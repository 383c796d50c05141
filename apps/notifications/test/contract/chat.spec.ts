import { conversationRead, messagesUnread, type DataOf } from '@setpoint/events';
import { MemoryPushBus } from '@setpoint/service-kit';
import { FixedClock, player, startTestService, type TestService } from '@setpoint/testkit';
import { notificationsService } from '../../src/service.js';

const clock = new FixedClock('2026-06-01T10:00:00Z');
const push = new MemoryPushBus();
let service: TestService;
beforeAll(async () => {
  service = await startTestService(notificationsService, { clock, push });
});
afterAll(() => service?.stop());

const unread = (playerId: string, conversationId: string, more: Partial<DataOf<typeof messagesUnread>> = {}) =>
  service.deliver(messagesUnread, {
    ...{ conversationId, kind: 'PLAYER', playerId, senderId: 'ana', guestName: null, count: 1 },
    ...{ at: '2026-06-01T10:00:00.000Z', ...more },
  });
const BOX = `{ unreadNotificationCount notifications(first: 20) { totalCount edges { node {
  id type read guestName sender { id } relChat { id } relMatch { id } } } } }`;
const box = async (who: string) => (await service.query(BOX, {}, player(who))).data as Record<string, unknown>;

describe('unread messages', () => {
  it('CHT-07~ NTF-03~ lead to one unread notification for each conversation, of the newest', async () => {
    await unread('ben', 'player.ana.ben');
    await unread('ben', 'match.m1', { kind: 'MATCH', matchId: 'm1', senderId: null, guestName: 'Gio' });
    const last = await unread('ben', 'player.ana.ben', { senderId: 'ana', count: 3 });
    await service.deliver(messagesUnread, last.data as DataOf<typeof messagesUnread>, { id: last.id });
    expect(await box('ben')).toMatchObject({
      unreadNotificationCount: 2,
      notifications: {
        totalCount: 2,
        edges: [
          { node: { type: 'CHAT_MESSAGE', read: false, sender: { id: 'ana' }, relChat: { id: 'player.ana.ben' } } },
          {
            node: { type: 'CHAT_GUEST_MESSAGE', guestName: 'Gio', relChat: { id: 'match.m1' }, relMatch: { id: 'm1' } },
          },
        ],
      },
    });
  });

  it('CHT-07~ are read with their conversation, and told of anew after that', async () => {
    await unread('carla', 'player.ana.carla');
    const signals: unknown[] = [];
    const stop = await push.subscribe('notify:carla', (signal) => signals.push(signal));
    for (const _ of [1, 2])
      await service.deliver(conversationRead, { conversationId: 'player.ana.carla', playerId: 'carla' });
    await stop();
    expect(signals).toHaveLength(1);
    expect(await box('carla')).toMatchObject({ unreadNotificationCount: 0, notifications: { totalCount: 1 } });
    await unread('carla', 'player.ana.carla');
    expect(await box('carla')).toMatchObject({ unreadNotificationCount: 1, notifications: { totalCount: 2 } });
  });
});
