import { CountingIds, FixedClock } from '@setpoint/testkit';
import { AddConversation } from '../../src/application/add-conversation.js';
import { ana, ben, NOW } from '../builders.js';
import { MemoryConversations } from '../memory/memory-conversations.js';

describe('adding a conversation', () => {
  const setUp = () => {
    const conversations = new MemoryConversations();
    return { conversations, add: new AddConversation(conversations, new FixedClock(NOW), new CountingIds('new')) };
  };

  it('keeps it under the next id, as of now, and emits its event', async () => {
    const { conversations, add } = setUp();
    const added = { id: 'new-1', name: 'The good one', addedBy: ana, addedAt: NOW };
    expect(await add.execute({ name: ' The good one' }, ana)).toEqual({ ok: true, value: added });
    expect(conversations.all).toEqual([added]);
    expect(conversations.events).toMatchObject([
      { contract: { type: 'chat.conversation-added.v1' }, data: { conversationId: 'new-1', addedBy: ana } },
    ]);
  });

  it('is refused when its player has one of this name, and only then', async () => {
    const { conversations, add } = setUp();
    await add.execute({ name: 'The good one' }, ana);
    expect(await add.execute({ name: 'The good one ' }, ana)).toMatchObject({ ok: false, code: 'NAME_TAKEN' });
    expect(await add.execute({ name: 'The good one' }, ben)).toMatchObject({ ok: true });
    expect(conversations.all).toHaveLength(2);
  });

  it('keeps and emits nothing when the name is not valid', async () => {
    const { conversations, add } = setUp();
    expect(await add.execute({ name: ' ' }, ana)).toMatchObject({ ok: false, code: 'INVALID_DATA' });
    expect(conversations).toMatchObject({ all: [], events: [] });
  });
});
