import { orderClosed, orderPaid } from '@setpoint/events';
import { AdvanceOrder } from '../../src/application/advance-order.js';
import { CloseDue } from '../../src/application/close-due.js';
import type { Due } from '../../src/domain/due.js';
import { type Paying, startPaying } from './paying.js';

const SILENT_CARD = '4000000000008045';

describe('late news of a payment that was given up', () => {
  let p: Paying;
  beforeAll(async () => {
    p = await startPaying();
  });
  afterAll(() => p?.service.stop());

  const heardOf = async ({ id }: Due) => {
    const [paid, closed] = [await p.service.eventsOf(orderPaid), await p.service.eventsOf(orderClosed)];
    const of = (events: readonly { readonly dueId: string }[]) => events.filter(({ dueId }) => dueId === id).length;
    return { paid: of(paid), closed: of(closed) };
  };
  /** One was begun and given up, another one has paid at the bank, of which nobody knows yet. */
  const second = async () => {
    const due = await p.dueOf(p.newPlayer());
    const first = await p.begin(due);
    await p.follow.abandon(first.id, due.playerId);
    expect(await p.statusOf(first.id)).toBe('EXPIRED');
    const { id, secret } = await p.begin(due);
    await p.payer.pay(secret, SILENT_CARD);
    return { due, first, id };
  };
  const hint = (id: string) => p.service.app.get(AdvanceOrder).apply(id, { kind: 'HINTED' });

  it('BIL-10~ leaves the place to the one that is under way when time is up', async () => {
    const { due, first, id } = await second();
    p.clock.set(due.paysBy);
    await hint(first.id);
    expect(await p.dueStatusOf(due)).toBe('OPEN');
    await p.service.runTimers(p.clock.now());
    expect(await p.statusOf(id)).toBe('PAID');
    expect(await p.dueStatusOf(due)).toBe('PAID');
    expect(await heardOf(due)).toEqual({ paid: 1, closed: 0 });
  });

  it('BIL-10~ leaves it so when nobody is to pay any more', async () => {
    const { due, first, id } = await second();
    await p.service.app.get(CloseDue).execute(due.id);
    await hint(first.id);
    expect(await p.dueStatusOf(due)).toBe('CLOSING');
    await p.service.runTimers(p.clock.now());
    expect(await p.statusOf(id)).toBe('PAID');
    expect(await heardOf(due)).toEqual({ paid: 1, closed: 0 });
  });
});
