import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { aPayment, aTill, fakeStripe, withoutStripe, type FakeStripe } from '../../checkout.js';
import { signedInAs, visit } from '../../visit.js';
import { collectWarnings } from '../../warnings.js';

const PAGE = '/player/account/payments/ref-1';

function withKeys(clientSecret = 'pi_1_secret_2') {
  const till = aTill({
    startPayment: () => {
      till.due = { ...till.due, payment: aPayment() };
      const payment = till.due['payment'];
      return { success: true, errorCode: null, payment, clientSecret, provider: 'STRIPE', publishableKey: 'pk_test_1' };
    },
  });
  return till;
}

describe('Stripe’s form', () => {
  let stripe: FakeStripe;
  beforeEach(() => {
    signedInAs();
    stripe = fakeStripe();
  });
  afterEach(() => withoutStripe());

  // The first of all: a script that was loaded once stays.
  it('BIL-01~ offers to try again when a blocker holds the script back', async () => {
    withoutStripe();
    collectWarnings();
    withKeys();
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    const asked = new Set<Element>();
    // The library itself tries once more.
    for (const attempt of [1, 2]) {
      const script = await waitFor(() => {
        const found = document.querySelector('script[src^="https://js.stripe.com"]');
        if (!found || asked.has(found)) throw new Error(`attempt ${attempt} was not made`);
        return found;
      });
      asked.add(script);
      script.dispatchEvent(new Event('error'));
    }
    expect(await screen.findByText('The payment form didn’t load')).toBeInTheDocument();
    stripe = fakeStripe();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Pay €20' })).toBeInTheDocument();
  });

  it('BIL-01~ is loaded where there are keys, and comes back to this page', async () => {
    withKeys();
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    const pay = await screen.findByRole('button', { name: 'Pay €20' });
    await waitFor(() => expect(pay).toBeEnabled());
    await expectAccessible();
    await user.click(pay);
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    expect(stripe.confirmed).toEqual([
      { method: 'confirmPayment', return_url: expect.stringContaining(`${PAGE}?payment=payment-1`) },
    ]);
  });

  it('BIL-01~ says what is wrong in its fields, and asks our server about everything else', async () => {
    const till = withKeys();
    stripe.error = { type: 'validation_error', message: 'Your card number is incomplete.' };
    const { user, network } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    const pay = await screen.findByRole('button', { name: 'Pay €20' });
    await waitFor(() => expect(pay).toBeEnabled());
    await user.click(pay);
    expect(await screen.findByText('Your card number is incomplete.')).toBeInTheDocument();
    expect(network.of('ConfirmPayment')).toEqual([]);
    stripe.error = { type: 'card_error', message: 'Your card was declined.' };
    await user.click(pay);
    // Our server says that it was paid: that is believed.
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    expect(till.due?.['status']).toBe('PAID');
  });

  it('LEA-08~ only keeps the means where a phase costs nothing', async () => {
    withKeys('seti_1_secret_2');
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    const pay = await screen.findByRole('button', { name: 'Pay €20' });
    await waitFor(() => expect(pay).toBeEnabled());
    await user.click(pay);
    await waitFor(() => expect(stripe.confirmed).toMatchObject([{ method: 'confirmSetup' }]));
  });
});
