import { randomUUID } from 'node:crypto';
import { eventually } from '@setpoint/testkit';
import type { Person } from './person.js';

interface ShownDue {
  readonly id: string;
  readonly price: { readonly total: { readonly cents: number }; readonly card: { readonly cents: number } };
}

interface Started {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly clientSecret: string | null;
  readonly payment: { readonly id: string } | null;
}

/**
 * Pays what is due for a registration or a phase through the API with a test card, after the bank's question where it has
 * one. Answers the whole price, in cents.
 */
export async function pay(
  who: Person,
  reference: string,
  means = '4242424242424242',
  { couponCode = null, saveMeans = false }: { couponCode?: string | null; saveMeans?: boolean } = {},
): Promise<number> {
  const due = await eventually(async () => {
    const { dueOf } = await who.get<{ dueOf: ShownDue | null }>(
      `query ($reference: ID!, $couponCode: String) {
        dueOf(reference: $reference) { id price(couponCode: $couponCode) { total { cents } card { cents } } }
      }`,
      { reference, couponCode },
    );
    if (!dueOf) await who.settled();
    return dueOf;
  }, 'nothing is due');
  const { total, card } = due!.price;
  const { success, errorCode, clientSecret, payment } = await who.command<Started>(
    'startPayment',
    {
      ...{ dueId: due!.id, requestId: randomUUID(), useCredit: true, couponCode, saveMeans },
      ...{ expectedCents: total.cents, expectedCardCents: card.cents },
    },
    'clientSecret payment { id }',
  );
  if (!success) throw new Error(`the payment was refused: ${errorCode}`);
  const paid = await who.command<{ success: boolean; errorCode: string | null; asksPayer: boolean }>(
    'payInSandbox',
    { clientSecret, means },
    'asksPayer',
  );
  if (paid.asksPayer) await who.command('answerInSandbox', { clientSecret, approves: true });
  await eventually(async () => {
    const { confirmPayment } = await who.get<{ confirmPayment: { payment: { status: string } } }>(
      'mutation ($id: ID!) { confirmPayment(id: $id) { payment { status } } }',
      { id: payment!.id },
    );
    return confirmPayment.payment.status === 'PAID';
  }, 'it was not paid');
  return total.cents;
}
