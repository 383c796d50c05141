import { conversationAdded } from '@setpoint/events';
import { encodeCursor } from '@setpoint/kernel';
import { startTestService, type TestService } from '@setpoint/testkit';
import { Conversations } from '../../src/application/ports/conversations.js';
import { conversationId, type Conversation } from '../../src/domain/conversation.js';
import { conversationAddedEvent } from '../../src/events/outgoing.js';
import { chatService } from '../../src/service.js';
import { aConversation, ben, NOW } from '../builders.js';

describe('conversations in Postgres', () => {
  let service: TestService;
  let conversations: Conversations;

  beforeAll(async () => {
    service = await startTestService(chatService);
    conversations = service.app.get(Conversations);
  }, 60_000);

  afterAll(() => service?.stop());

  beforeEach(async () => {
    await service.manager.query('truncate conversation, outbox');
  });

  const add = (conversation: Conversation) => conversations.add(conversation, conversationAddedEvent(conversation));

  it('come back as they were', async () => {
    expect(await add(aConversation())).toBe(true);
    expect(await conversations.byIds([conversationId('first'), conversationId('nowhere')])).toEqual([aConversation()]);
  });

  it('API-21 are kept together with their event', async () => {
    await add(aConversation());
    expect(await service.eventsOf(conversationAdded)).toEqual([
      { conversationId: 'first', name: 'The good one', addedBy: 'ana' },
    ]);
  });

  it('API-21 are neither kept nor published when their event cannot be written', async () => {
    const unfit = { contract: conversationAdded, data: { name: 'without an id' } } as never;
    await expect(conversations.add(aConversation(), unfit)).rejects.toThrow();
    expect(await conversations.byIds([conversationId('first')])).toEqual([]);
    expect(await service.events()).toEqual([]);
  });

  it('have one of each name for a player, also when ten are added at once', async () => {
    const tries = Array.from({ length: 10 }, (_, i) => add(aConversation({ id: `try-${i}` })));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await add(aConversation({ id: 'of-ben', addedBy: ben }))).toBe(true);
    expect(await service.eventsOf(conversationAdded)).toHaveLength(2);
  });

  it('API-12 are listed newest first, and pages stay right while one is added', async () => {
    const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    for (const [i, minutes] of [0, 1, 1, 2].entries()) {
      await add(aConversation({ id: `n${i}`, name: `No. ${i}`, addedAt: minutesLater(minutes) }));
    }
    const first = await conversations.page({ first: 2 });
    expect(first).toMatchObject({
      items: [{ id: 'n3' }, { id: 'n2' }],
      hasNextPage: true,
      hasPreviousPage: false,
      totalCount: 4,
    });
    await add(aConversation({ id: 'n4', name: 'No. 4', addedAt: minutesLater(3) }));
    expect(await conversations.page({ first: 2, after: first.cursors[1]! })).toMatchObject({
      items: [{ id: 'n1' }, { id: 'n0' }],
      hasNextPage: false,
      hasPreviousPage: true,
      totalCount: 5,
    });
  });

  it.each([
    ['of no list', 'nonsense'],
    ['of another list', encodeCursor('oldest', NOW.toISOString(), 'first')],
    ['without an instant', encodeCursor('newest', 'yesterday', 'first')],
  ])('API-12 refuse a cursor %s', async (_what, after) => {
    await expect(conversations.page({ first: 1, after })).rejects.toMatchObject({ reason: 'INVALID_CURSOR' });
  });
});
