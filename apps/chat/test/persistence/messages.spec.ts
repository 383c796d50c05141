/** Storage of messages on a real Postgres: order, exactly once, months, plans. */
import { randomUUID } from 'node:crypto';
import { countStatements, execute, raw, rowOf, rowsOf, sql } from '@setpoint/service-kit';
import { MemoryRateLimiter } from '@setpoint/service-kit';
import { player, sequentialScans } from '@setpoint/testkit';
import type { EntityManager } from 'typeorm';
import { ConversationReads } from '../../src/application/ports/conversation-reads.js';
import { Conversations } from '../../src/application/ports/conversations.js';
import { SendMessage } from '../../src/application/send-message.js';
import { idOf, subjectOf, type ConversationId } from '../../src/domain/conversation.js';
import { messagesBack, messagesFrom, messageWith } from '../../src/persistence/queries/messages.js';
import { PLATFORM_USER, userId } from '@setpoint/kernel';
import { Stage } from '../contract/stage.js';

class NoLimits extends MemoryRateLimiter {
  override async take() {
    return { allowed: true, retryAfterSeconds: 0 } as const;
  }
}

let stage: Stage;
let sending: SendMessage;
beforeAll(async () => {
  stage = await Stage.start();
  await stage.people('ana', 'ben');
  sending = new SendMessage(stage.service.app.get(Conversations), new NoLimits(), stage.clock);
});
afterAll(() => stage?.stop());

const openedWith = async (one: string, other: string): Promise<ConversationId> => {
  await stage.people(one, other);
  const subject = subjectOf('PLAYER', other, userId(one));
  await stage.service.app.get(Conversations).open(subject);
  return idOf(subject);
};
const send = (conversationId: string, who: string, clientId: string = randomUUID()) =>
  sending.execute({ conversationId, clientId, text: 'Ciao' }, userId(who));
const seqsOf = async (conversationId: string) =>
  (
    await rowsOf<{ seq: number }>(
      stage.service.manager,
      sql`select seq from message where conversation_id = ${conversationId} order by at, seq`,
    )
  ).map(({ seq }) => seq);
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe('messages in Postgres', () => {
  it('CHT-03~ of 16 writers at once have the numbers 1 to n without gaps, each once though sent three times', async () => {
    const id = await openedWith('ana', 'ben');
    const clientIds = Array.from({ length: 80 }, () => randomUUID());
    const queue = [...clientIds, ...clientIds, ...clientIds];
    const answers: { clientId: string; seq: number }[] = [];
    await Promise.all(
      Array.from({ length: 16 }, async (_, writer) => {
        for (let clientId = queue.pop(); clientId; clientId = queue.pop()) {
          const outcome = await send(id, clientIds.indexOf(clientId) % 2 ? 'ana' : 'ben', clientId);
          if (!outcome.ok) throw new Error(`writer ${writer}: ${outcome.code}`);
          answers.push({ clientId, seq: outcome.value.seq });
        }
      }),
    );
    expect(await seqsOf(id)).toEqual(upTo(80));
    for (const [, same] of Map.groupBy(answers, ({ clientId }) => clientId))
      expect(new Set(same.map(({ seq }) => seq)).size).toBe(1);
  });

  it('CHT-03~ with one client id are one, also when it comes again in another month', async () => {
    const id = await openedWith('cleo', 'dora');
    const clientId = randomUUID();
    stage.clock.set('2026-06-30T23:59:59Z');
    const first = await send(id, 'cleo', clientId);
    stage.clock.set('2026-07-01T00:00:01Z');
    expect(await send(id, 'cleo', clientId)).toEqual(first);
    await send(id, 'cleo');
    expect(await seqsOf(id)).toEqual([1, 2]);
    const parts = await rowsOf<{ month: string }>(
      stage.service.manager,
      sql`select tableoid::regclass::text as month from message where conversation_id = ${id} order by seq`,
    );
    expect(parts.map(({ month }) => month)).toEqual(['message_2026_06', 'message_2026_07']);
  });

  it('CHT-03~ keep their order when the clock steps back over the end of a month', async () => {
    const id = await openedWith('emma', 'fay');
    for (let i = 0; i < 40; i += 1) {
      stage.clock.set(new Date(Date.UTC(2026, 7, 31, 23, 59, 55 + (i % 10) - (i % 7))));
      await send(id, i % 2 ? 'emma' : 'fay');
    }
    expect(await seqsOf(id)).toEqual(upTo(40));
    const back: number[] = [];
    let after = '';
    do {
      const page = await stage.messages('emma', id, `first: 7${after}`);
      back.push(...page.edges.map(({ node }: { node: { seq: number } }) => node.seq));
      after = page.pageInfo.hasNextPage ? `, after: "${page.pageInfo.endCursor}"` : '';
    } while (after);
    expect(back).toEqual(upTo(40).toReversed());
    const gap = await stage.messages('fay', id, 'first: 5, afterSeq: 30');
    expect(gap.edges.map(({ node }: { node: { seq: number } }) => node.seq)).toEqual([31, 32, 33, 34, 35]);
    expect(gap.pageInfo.hasNextPage).toBe(true);
  });

  it('CHT-01~ a pair that is opened from both sides at once is one conversation of two', async () => {
    await stage.people('gina', 'hugo');
    const opened = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 ? stage.open('gina', 'PLAYER', 'hugo') : stage.open('hugo', 'PLAYER', 'gina'),
      ),
    );
    const ids = new Set(opened.map(({ conversation }) => conversation.id as string));
    expect(ids.size).toBe(1);
    expect(await stage.conversation('gina', [...ids][0]!)).toMatchObject({ participantCount: 2 });
  });

  it('CHT-03~ are neither kept nor counted when the transaction fails', async () => {
    const id = await openedWith('ida', 'jo');
    await expect(
      stage.service.app.get(Conversations).change(id, stage.clock.now(), async (change) => {
        const author = { userId: PLATFORM_USER };
        await change.write({ author, text: 'Never', note: null, clientId: null, sentAt: stage.clock.now() });
        throw new Error('the end');
      }),
    ).rejects.toThrow('the end');
    expect(await seqsOf(id)).toEqual([]);
    expect(await stage.conversation('ida', id)).toMatchObject({ lastSeq: 0, lastAt: null });
  });

  it('CHT-03~ forget under which client ids they were sent after 30 days', async () => {
    stage.clock.set('2026-10-01T12:00:00Z');
    const id = await openedWith('kim', 'lea');
    await send(id, 'kim');
    const kept = () =>
      rowOf<{ count: number }>(
        stage.service.manager,
        sql`select count(*)::int as count from sent where conversation_id = ${id}`,
      );
    stage.clock.advance({ days: 30 });
    await stage.service.runTimers(stage.clock.now());
    expect(await kept()).toEqual({ count: 1 });
    stage.clock.advance({ ms: 1 });
    await stage.service.runTimers(stage.clock.now());
    expect(await kept()).toEqual({ count: 0 });
  });
});

/** The plans of the statements that a read sends, each of them run. */
async function plansOf(read: (manager: EntityManager) => Promise<unknown>): Promise<string[][]> {
  const plans: string[][] = [];
  const runner = stage.service.manager.dataSource.createQueryRunner();
  const query = async (text: string, values: unknown[]) => {
    const rows = (await runner.query(`explain (analyze, timing off, costs off) ${text}`, values)) as {
      readonly 'QUERY PLAN': string;
    }[];
    plans.push(rows.map((row) => row['QUERY PLAN']));
    return runner.query(text, values, true);
  };
  try {
    await read({ queryRunner: { query } } as unknown as EntityManager);
  } finally {
    await runner.release();
  }
  return plans;
}

describe('plans among many messages', () => {
  let id: ConversationId;
  beforeAll(async () => {
    id = await openedWith('max', 'nora');
    const { manager } = stage.service;
    for (let month = 0; month < 24; month += 1) {
      stage.clock.set(new Date(Date.UTC(2027, month, 15)));
      await send(id, 'max');
    }
    await execute(
      manager,
      raw(`insert into message (conversation_id, seq, at, sender_id, body)
        select 'player.a.b' || (i % 300), i, timestamptz '2027-01-02' + i * interval '17 minutes', 'a', 'text'
        from generate_series(1, 40000) i`),
    );
    await execute(
      manager,
      raw(`insert into conversation (id, kind, subject_id, player_id, last_seq, spoken_seq, last_at)
      select 'player.max.p' || i, 'PLAYER', 'p' || i, 'max', 3, 3, now() from generate_series(1, 5000) i`),
    );
    await execute(
      manager,
      raw(`insert into member (conversation_id, user_id)
      select 'player.max.p' || i, who from generate_series(1, 5000) i, unnest(array['p' || i, case when i <= 500 then 'max' else 'q' || i end]) who`),
    );
    await execute(manager, raw('analyze'));
  });

  it('CHT-03~ the newest page, one further back, a gap and one message read the months that they need, by index', async () => {
    const cursor = (await stage.messages('max', id, 'first: 3')).pageInfo.endCursor as string;
    const monthsOf = async (args: string) => {
      const { statements } = await countStatements(() => stage.messages('max', id, args));
      expect(statements.filter((text) => text.includes('from message'))).toHaveLength(1);
      return (await stage.messages('max', id, args)).edges.map(({ node }: { node: { seq: number } }) => node.seq);
    };
    expect(await monthsOf('first: 3')).toEqual([24, 23, 22]);
    expect(await monthsOf(`first: 3, after: "${cursor}"`)).toEqual([21, 20, 19]);
    expect(await monthsOf('first: 9, afterSeq: 21')).toEqual([22, 23, 24]);
    // What is read is ordered by month: those beyond the limit are never started.
    const [view] = await stage.service.app.get(ConversationReads).views(userId('max'), [id]);
    for (const read of [
      (manager: EntityManager) => messagesBack(manager, view!, { first: 3, after: null }),
      (manager: EntityManager) => messagesBack(manager, view!, { first: 3, after: cursor }),
      (manager: EntityManager) => messagesFrom(manager, view!, 21, 9),
      (manager: EntityManager) => messageWith(manager, view!, 24),
    ]) {
      const [plan, ...others] = await plansOf(read);
      expect(others).toEqual([]);
      const started = plan!.filter((line) => /Scan.*on message_/.test(line) && !line.includes('never executed'));
      // Months of a few messages may be read as a whole.
      expect(plan!.filter((line) => /Seq Scan on message_2027/.test(line))).toEqual([]);
      expect(started.length).toBeGreaterThan(0);
      expect(started.length).toBeLessThanOrEqual(6);
    }
  });

  it('CHT-02~ P6~ the list, the badge, a conversation and presence read no large table from end to end', async () => {
    const READ = `{ unreadConversationCount chatContacts { user { id } } conversations(first: 20) { edges { node {
      id unreadCount writingRefusal participantCount participants { readSeq } lastMessage { text } } } }
      conversation(id: "${id}") { messages(first: 30) { edges { node { text } } } }
      message(conversationId: "${id}", seq: 24) { text } conversationPresence(id: "${id}") { readers { readSeq } } }`;
    const { statements, scans } = await sequentialScans(
      stage.service.manager,
      ['message_2027_\\w+', 'member', 'conversation'],
      async () => expect((await stage.service.query(READ, {}, player('max'))).errors).toBeUndefined(),
    );
    expect(statements).toBeGreaterThan(5);
    expect(scans).toEqual([]);
  });
});
