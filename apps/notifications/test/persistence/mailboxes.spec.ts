import { followChanged, matchOrganised } from '@setpoint/events';
import { encodeCursor, notificationId, userId, type UserId } from '@setpoint/kernel';
import { countStatements, rowOf, rowsOf, sql } from '@setpoint/service-kit';
import { FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import { Mailboxes } from '../../src/application/ports/mailboxes.js';
import type { MailboxRow, NotificationRow } from '../../src/persistence/entities.js';
import { notificationsService } from '../../src/service.js';
import { aMatch } from '../builders.js';

const now = new Date('2026-06-01T10:00:00Z');
let service: TestService;
let mailboxes: Mailboxes;

beforeAll(async () => {
  service = await startTestService(notificationsService, { clock: new FixedClock(now), jobs: false });
  mailboxes = service.app.get(Mailboxes);
});
afterAll(() => service.stop());

const follow = (followedId: string, id: string) =>
  service.deliver(followChanged, { followerId: 'fan', followedId, following: true }, { id });
const first = (owner: UserId, many = 100) => mailboxes.page(owner, null, { first: many });

/** The counts of a mailbox against what is in it. */
async function expectRightCounts(owner: UserId): Promise<void> {
  const box = (await rowOf<MailboxRow>(service.manager, sql`select * from mailbox where user_id = ${owner}`))!;
  const rows = await rowsOf<NotificationRow>(service.manager, sql`select * from notification where user_id = ${owner}`);
  expect([box.total, box.unread]).toEqual([rows.length, rows.filter(({ read_at }) => read_at === null).length]);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
}

describe('mailboxes', () => {
  it('NTF-03 API-02 show notifications, newest first', async () => {
    await follow('ana', 'a1');
    await service.deliver(matchOrganised, { match: aMatch({ organiserId: 'ben', teamA: ['ana'] }), actorId: 'ben' });
    const { items, totalCount } = await first(userId('ana'));
    expect(totalCount).toBe(2);
    expect(items).toMatchObject([
      { type: 'MATCH_ORGANISED', senderId: 'ben', matchId: 'm1', courtId: 'c1', read: false, createdAt: now },
      { type: 'FOLLOWED', senderId: 'fan', matchId: null, courtId: null },
    ]);
  });

  it('NTF-06 API-12 page on without losing or repeating any while new ones come', async () => {
    const ben = userId('page-reader');
    for (let i = 0; i < 5; i++) await follow(ben, `p${i}`);
    let page = await first(ben, 2);
    const seen = page.items.map(({ id }) => id);
    await follow(ben, 'p-new');
    while (page.hasNextPage) {
      page = await mailboxes.page(ben, null, { first: 2, after: page.cursors.at(-1)! });
      seen.push(...page.items.map(({ id }) => id));
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    expect(page).toMatchObject({ totalCount: 6, hasPreviousPage: true });
  });

  it.each([
    'nonsense',
    encodeCursor('messages', 3),
    encodeCursor('notifications', 'x'),
    encodeCursor('notifications', 5e-324),
  ])('API-12 refuse a cursor that is none of theirs: %s', async (after) => {
    await expect(mailboxes.page(userId('page-reader'), null, { first: 1, after })).rejects.toMatchObject({
      reason: 'INVALID_CURSOR',
    });
  });

  it('P4 count and list in one statement, with one text for all pages', async () => {
    const texts = new Set<string>();
    for (const page of [{ first: 1 }, { first: 100 }, { first: 7, after: encodeCursor('notifications', 3) }]) {
      const { statements } = await countStatements(() => mailboxes.page(userId('page-reader'), null, page));
      expect(statements).toHaveLength(1);
      texts.add(statements[0]!);
    }
    expect(texts.size).toBe(1);
    const { statements } = await countStatements(() => mailboxes.unread(userId('page-reader')));
    expect(statements).toEqual(['select unread from mailbox where user_id = $1']);
  });

  it('NTF-06 API-02 list the read and the unread ones by themselves', async () => {
    const reader = userId('filter-reader');
    for (const id of ['f1', 'f2', 'f3']) await follow(reader, id);
    const newest = (await first(reader)).items[0]!;
    await mailboxes.markRead(reader, newest.id, now);
    const [read, unread] = await Promise.all([true, false].map((one) => mailboxes.page(reader, one, { first: 20 })));
    expect(read!.items.map(({ id }) => id)).toEqual([newest.id]);
    expect([read!.totalCount, unread!.totalCount]).toEqual([1, 2]);
    expect(unread!.items).toHaveLength(2);
    await expectRightCounts(reader);
  });

  it('NTF-08 take an event once, also when twenty consumers deliver it at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, () => follow('once', 'the-same')));
    expect(await mailboxes.unread(userId('once'))).toBe(1);
    await expectRightCounts(userId('once'));
  });

  it('NTF-08 take a notification only once, also after the inbox was lost', async () => {
    await follow('restored', 'r1');
    await service.manager.query('delete from inbox');
    await follow('restored', 'r1');
    expect((await first(userId('restored'))).totalCount).toBe(1);
    await expectRightCounts(userId('restored'));
  });

  it('NTF-05 reading all up to the newest that was seen never hides one that came meanwhile', async () => {
    const reader = userId('busy-reader');
    await follow(reader, 'busy-0');
    const notified = async () => {
      for (let i = 1; i <= 30; i++) await follow(reader, `busy-${i}`);
    };
    const seen = new Set<string>();
    const readAsItComes = async () => {
      for (let i = 0; i < 30; i++) {
        const { items } = await mailboxes.page(reader, false, { first: 100 });
        for (const { id } of items) seen.add(id);
        if (items[0]) await mailboxes.markAllRead(reader, items[0].id, now);
      }
    };
    await Promise.all([notified(), readAsItComes(), readAsItComes()]);
    const everything = await first(reader);
    const hidden = everything.items.filter(({ id, read }) => read && !seen.has(id));
    expect(hidden).toEqual([]);
    expect(everything.totalCount).toBe(31);
    await expectRightCounts(reader);
  });

  it('API-03 count right after any mixture of notifying and reading at once', async () => {
    const reader = userId('mixed');
    await follow(reader, 'mixed-first');
    const one = (await first(reader)).items[0]!.id;
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => {
        if (i % 4 === 1) return mailboxes.markAllRead(reader, null, now);
        if (i % 4 === 3) return mailboxes.markRead(reader, one, now);
        return follow(reader, `mixed-${i}`);
      }),
    );
    expect((await first(reader)).totalCount).toBe(21);
    await expectRightCounts(reader);
    expect(await mailboxes.markAllRead(reader, null, now)).toBe(0);
    expect(await mailboxes.unread(reader)).toBe(0);
  });

  it('NTF-08 two events for the same people at once do not wait for each other for ever', async () => {
    const people = ['z', 'm', 'a', 'q'];
    await Promise.all(
      Array.from({ length: 30 }, (_, i) => {
        const teamA = i % 2 ? people : people.toReversed();
        return service.deliver(matchOrganised, {
          match: aMatch({ organiserId: 'boss', teamA, teamB: [], invited: [] }),
          actorId: 'boss',
        });
      }),
    );
    for (const person of people) expect(await mailboxes.unread(userId(person))).toBe(30);
  });

  it('API-04 are each person’s own', async () => {
    await follow('mine', 'mine-1');
    const { id } = (await first(userId('mine'))).items[0]!;
    for (const stranger of [userId('ana'), userId('never-told')]) {
      expect(await mailboxes.markRead(stranger, id, now)).toBeNull();
      expect(await mailboxes.markAllRead(stranger, id, now)).toBeNull();
    }
    expect(await mailboxes.unread(userId('mine'))).toBe(1);
  });

  it('API-04 of somebody who never had a notification are empty', async () => {
    const nobody = userId('never-told');
    expect(await first(nobody)).toMatchObject({ items: [], totalCount: 0, hasNextPage: false });
    expect(await mailboxes.unread(nobody)).toBe(0);
    expect(await mailboxes.markAllRead(nobody, null, now)).toBe(0);
    expect(await mailboxes.markRead(nobody, notificationId('x'), now)).toBeNull();
  });
});
