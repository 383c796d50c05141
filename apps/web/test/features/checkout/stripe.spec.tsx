import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { aDue, aPayment } from '../../checkout.js';
import { aTillOfStripe, fakeStripe, withoutStripe, type FakeStripe } from '../../till.js';
import { signedInAs, visit } from '../../visit.js';

const PAGE = '/player/account/payments/ref-1';

describe('Stripe’s form', () => {
  let stripe: FakeStripe;
  beforeEach(() => {
    signedInAs();
    stripe = fakeStripe();
  });
  afterEach(() => withoutStripe());

  it('BIL-01~ is loaded where there are keys, and comes back to this page', async () => {
    aTillOfStripe();
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
    const till = aTillOfStripe();
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

  it('BIL-10~ shows the open question of the bank again after a reload, with the same secret', async () => {
    const till = aTillOfStripe();
    till.isApproved = false;
    till.due = aDue({ payment: aPayment({ asksPayer: true }) });
    const { user } = await visit(`${PAGE}?payment=payment-1`);
    const goOn = await screen.findByRole('button', { name: 'Continue' });
    expect(screen.getByText('The bank’s question is open')).toBeInTheDocument();
    expect(stripe.confirmed).toEqual([]);
    till.isApproved = true;
    await user.click(goOn);
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    expect(stripe.confirmed).toEqual([{ method: 'handleNextAction', return_url: 'pi_1_secret_2' }]);
  });

  it('LEA-08~ only keeps the means where a phase costs nothing', async () => {
    aTillOfStripe('seti_1_secret_2');
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    const pay = await screen.findByRole('button', { name: 'Pay €20' });
    await waitFor(() => expect(pay).toBeEnabled());
    await user.click(pay);
    await waitFor(() => expect(stripe.confirmed).toMatchObject([{ method: 'confirmSetup' }]));
  });
});
