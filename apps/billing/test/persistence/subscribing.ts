import { chargeDue, chargeFailed, type DataOf, orderClosed, orderPaid, orderRefunded } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import { rowOf, sql } from '@setpoint/service-kit';
import type { Paying } from './paying.js';

export const LEAGUE = { id: 'l1', name: 'Lega di Milano', sport: 1, numberPlayers: 1 } as const;
type Due = DataOf<typeof chargeDue>;

/** The leagues' side: what they ask for about phases, and what they hear of it. */
export function subscribing(p: Paying) {
  let count = 0;
  const later = (days: number) => new Date(p.clock.now().getTime() + days * 86_400_000);
  const phaseOf = (playerId: UserId, more: Partial<Due> = {}): Due => ({
    reference: `s${(count += 1)}:2026:2`,
    attempt: 1,
    subscriptionId: `s${count}`,
    league: LEAGUE,
    phase: { year: 2026, phase: 2 },
    playerId,
    priceCents: 2_900,
    by: 'SAVED_MEANS',
    paysBy: later(14).toISOString(),
    ...more,
  });
  const work = () => p.service.runTimers(p.clock.now());
  const ask = async (due: Due) => {
    await p.service.deliver(chargeDue, due);
    await work();
    return due;
  };
  const nameOf = { paid: orderPaid, closed: orderClosed, failed: chargeFailed, refunded: orderRefunded } as const;
  /** What leagues have heard of a phase, kind by kind. */
  const heard = async ({ reference }: Pick<Due, 'reference'>) => {
    const of = async (what: keyof typeof nameOf) =>
      (await p.service.eventsOf<(typeof nameOf)[keyof typeof nameOf]>(nameOf[what])).filter((event) => event.reference === reference); // oxfmt-ignore
    const failed = (await of('failed')) as DataOf<typeof chargeFailed>[];
    return [
      ...failed.map(({ attempt, cause }) => `failed ${attempt} ${cause}`),
      ...(await of('paid')).map(() => 'paid'),
      ...(await of('closed')).map(() => 'closed'),
      ...((await of('refunded')) as DataOf<typeof orderRefunded>[]).map(
        ({ refundedCents }) => `refunded ${refundedCents}`,
      ),
    ];
  };
  /** Charges that went through at the provider. */
  const chargesOf = async (reference: string) =>
    Number(
      (await rowOf<{ n: number }>(
        p.service.manager,
        sql`select count(*) as n from sandbox_charge c join payment on payment.ref = c.ref join due on due.id = payment.due_id
            where due.reference = ${reference} and c.status = 'SUCCEEDED'`,
      ))!.n,
    );
  const subscriber = async (card?: string) => {
    const player = p.newPlayer();
    await p.leave(player, card);
    return player;
  };
  const dueOf = async (due: Pick<Due, 'playerId'>) =>
    (await p.orders.payableOf(due.playerId as UserId, p.clock.now()))[0]!;
  return { phaseOf, ask, work, heard, dueOf, chargesOf, subscriber, later };
}
