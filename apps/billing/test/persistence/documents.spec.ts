import { userId } from '@setpoint/kernel';
import { startTestService, type TestService } from '@setpoint/testkit';
import { BillingDataOfPlayers } from '../../src/application/ports/billing-data-of-players.js';
import { saved } from '../../src/domain/billing-data.js';
import { issueDocument, type DocumentRequest } from '../../src/persistence/issue-document.js';
import { billingService } from '../../src/service.js';
import { ana, anasData, aRefund, aSale, ben } from '../builders.js';

describe('documents in Postgres', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startTestService(billingService);
    await service.app.get(BillingDataOfPlayers).change(ana, (kept) => saved(kept, anasData, null));
  });
  afterEach(() => service?.stop());

  const issue = (request: DocumentRequest) => service.manager.transaction((manager) => issueDocument(manager, request));
  const contentOf = async (cause: string) => {
    const rows = await service.manager.query<{ content: object }[]>('select content from document where cause = $1', [cause]); // oxfmt-ignore
    return rows[0]!.content;
  };

  it('BIL-05 are invoices for who has billing data, receipts for others; each type counts for itself', async () => {
    expect(await issue(aSale('payment:1'))).toEqual({ type: 'INVOICE', year: 2026, number: 1 });
    expect(await issue(aSale('payment:2', { buyerId: ben }))).toEqual({ type: 'RECEIPT', year: 2026, number: 1 });
    expect(await issue(aSale('payment:3'))).toEqual({ type: 'INVOICE', year: 2026, number: 2 });
    expect(await issue(aRefund('refund:1', 'payment:3'))).toEqual({ type: 'CREDIT_NOTE', year: 2026, number: 1 });
    expect(await contentOf('payment:1')).toMatchObject({ buyer: anasData, totalCents: 2_500, original: null });
    expect(await contentOf('payment:2')).toMatchObject({ buyer: null });
  });

  it('BIL-05~ stay as they were issued when billing data change', async () => {
    await issue(aSale('payment:1'));
    const before = await contentOf('payment:1');
    const moved = { ...anasData, address: 'Via Po 2' };
    await service.app.get(BillingDataOfPlayers).change(ana, (kept) => saved(kept, moved, 1));
    expect(await contentOf('payment:1')).toEqual(before);
    await issue(aRefund('refund:1', 'payment:1'));
    expect(await contentOf('refund:1')).toMatchObject({
      buyer: anasData,
      original: { type: 'INVOICE', year: 2026, number: 1 },
    });
    for (const change of [`update document set content = '{}'`, 'delete from document', 'truncate document'])
      await expect(service.manager.query(change)).rejects.toThrow('append-only');
  });

  it('BIL-05~ are one for each cause, also fifty times at once', async () => {
    for (const number of [1, 2]) {
      const tries = await Promise.all(Array.from({ length: 50 }, () => issue(aSale(`payment:${number}`))));
      expect(new Set(tries.map((ref) => ref.number))).toEqual(new Set([number]));
    }
    expect(await issue(aSale('payment:3'))).toMatchObject({ number: 3 });
  });

  it('BIL-05~ take back no more than was paid, also at once', async () => {
    await issue(aSale('payment:1', { cents: 2_500 }));
    await expect(issue(aRefund('refund:0', 'payment:1', { cents: 2_501 }))).rejects.toThrow('takes back 2501 of 2500');
    const tries = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) => issue(aRefund(`refund:${i}`, 'payment:1', { cents: 100 }))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(25);
    await expect(issue(aRefund('refund:x', 'payment:none'))).rejects.toThrow('no document');
    await expect(issue(aRefund('refund:y', 'refund:0', { cents: 1 }))).rejects.toThrow('no document');
  });

  it('BIL-05 begin anew with the year in Italy', async () => {
    const at = (time: string) => ({ at: new Date(time) });
    expect(await issue(aSale('payment:1', at('2026-12-31T22:59:59Z')))).toMatchObject({ year: 2026, number: 1 });
    expect(await issue(aSale('payment:2', at('2026-12-31T23:00:00Z')))).toMatchObject({ year: 2027, number: 1 });
    // A clock that is still behind gives the next number of the year that it is in.
    expect(await issue(aSale('payment:3', at('2026-12-31T22:59:00Z')))).toMatchObject({ year: 2026, number: 2 });
  });

  it('BIL-05~ are never of an earlier day than the number before, when the clock is behind', async () => {
    await issue(aSale('payment:1', { at: new Date('2026-06-02T10:00:00Z') }));
    await issue(aSale('payment:2', { at: new Date('2026-06-01T10:00:00Z') }));
    await issue(aSale('payment:3', { at: new Date('2026-06-03T10:00:00Z') }));
    const rows = await service.manager.query<object[]>('select issued_on::text from document order by number');
    expect(rows).toEqual(['2026-06-02', '2026-06-02', '2026-06-03'].map((issued_on) => ({ issued_on })));
  });

  it('BIL-05 have no gaps in their numbers after 6,000 at once, with rollbacks', async () => {
    const players = [ana, ben];
    let next = 0;
    const one = (i: number) =>
      service.manager.transaction(async (manager) => {
        await issueDocument(manager, aSale(`payment:${i}`, { buyerId: players[i % 2]! }));
        if (i % 7 === 0) throw new Error('something else of this transaction failed');
      });
    const worker = async () => {
      while (next < 6_000) await one((next += 1)).catch(() => {});
    };
    await Promise.all(Array.from({ length: 16 }, worker));
    const rows = await service.manager.query<{ type: string; count: number; last: number }[]>(
      `select type, count(*)::int as count, max(number) as last from document group by type order by type`,
    );
    const issued = Array.from({ length: 6_000 }, (_, i) => i + 1).filter((i) => i % 7 !== 0);
    expect(rows).toEqual([
      {
        type: 'INVOICE',
        count: issued.filter((i) => i % 2 === 0).length,
        last: issued.filter((i) => i % 2 === 0).length,
      },
      {
        type: 'RECEIPT',
        count: issued.filter((i) => i % 2 === 1).length,
        last: issued.filter((i) => i % 2 === 1).length,
      },
    ]);
    expect(await issue(aSale('payment:last', { buyerId: userId('carla') }))).toMatchObject({
      number: rows[1]!.last + 1,
    });
  });
});
