import { LONGEST_HISTORY, userId } from '@setpoint/kernel';
import { startTestService, type TestService } from '@setpoint/testkit';
import { wantedIn } from '../../src/application/quote-price.js';
import { Orders } from '../../src/application/ports/orders.js';
import { actionsAbout } from '../../src/persistence/support-actions.js';
import { billingService } from '../../src/service.js';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('long lists of billing', () => {
  let service: TestService;
  beforeAll(async () => (service = await startTestService(billingService)));
  afterAll(() => service?.stop());

  it('ADM-01~ show the latest of what support did, in its order', async () => {
    await service.manager.query(
      `insert into support_action (kind, by, at, about, reason)
        select 'COUPON_EDITED', 'sam', now(), 'coupon:c', n::text from generate_series(1, ${LONGEST_HISTORY + 1}) n`,
    );
    const shown = await actionsAbout(service.manager, 'coupon:c');
    expect(shown.map(({ reason }) => Number(reason))).toEqual(numbers(2, LONGEST_HISTORY + 1));
  });

  it('BIL-04~ name a hundred dues of a player, the most urgent', async () => {
    await service.manager.query(
      `insert into due (id, kind, reference, player_id, description, base_cents, pays_by, opened_at, status)
        select n::text, 'LEAGUE', n::text, 'ana', 'A phase', 2000, '2030-01-01'::timestamptz + n * interval '1 day', now(), 'OPEN'
        from generate_series(1, 101) n`,
    );
    const dues = await service.app.get(Orders).payableOf(userId('ana'), new Date('2029-12-01T00:00:00Z'));
    expect(dues.map(({ reference }) => Number(reference))).toEqual(numbers(1, 100));
  });

  it('BIL-10~ take twenty vouchers for one payment, each once', () => {
    const vouchers = numbers(1, 20).map(String);
    expect(wantedIn({ couponCode: null, voucherIds: [...vouchers, '1'] }).voucherIds).toHaveLength(20);
    expect(() => wantedIn({ couponCode: null, voucherIds: [...vouchers, '21'] })).toThrow('At most 20 vouchers');
  });
});
