import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../accessible.js';
import { sent, theApiKnows } from '../api.js';
import { aDue, aSaving as saving, euro } from '../checkout.js';
import { signedInAs, visit } from '../visit.js';

const PAGE = '/player/account/payments';
const CARD = { id: 'means-1', kind: 'CARD', label: '•••• 4242', savedAt: '2026-05-01T10:00:00Z' };

describe('my payments', () => {
  beforeEach(() => signedInAs());

  it('BIL-07~ show what is to be paid, until when, and my credit', async () => {
    theApiKnows({
      myDues: () => [aDue(), aDue({ id: 'due-2', status: 'PAID' })],
      myCredit: euro(500),
      myPaymentMeans: null,
    });
    const { user, path } = await visit(PAGE);
    expect(await screen.findByText('Spring Open')).toBeInTheDocument();
    expect(screen.getByText('Tournament · €20')).toBeInTheDocument();
    expect(screen.getByText(/Your credit: €5/)).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: 'Pay: Spring Open' }));
    await waitFor(() => expect(path()).toBe(`${PAGE}/ref-1`));
  });

  it('BIL-07~ say when there is nothing to pay', async () => {
    theApiKnows({ myDues: () => [], myCredit: euro(0), myPaymentMeans: null });
    await visit(PAGE);
    expect(await screen.findByText('Nothing to pay')).toBeInTheDocument();
    expect(await screen.findByText('None is saved.')).toBeInTheDocument();
  });

  it('LEA-08~ change the card of my subscriptions, as our server says', async () => {
    let means = CARD;
    theApiKnows({
      myDues: () => [],
      myCredit: euro(0),
      myPaymentMeans: () => means,
      startSavingMeans: () => saving(),
      payInSandbox: () => ({ success: true, errorCode: null, asksPayer: false }),
      confirmSavedMeans: () => {
        means = { ...CARD, id: 'means-2', kind: 'PAYPAL', label: 'ana@example.com' };
        return saving({ clientSecret: null, means });
      },
    });
    const { user, path } = await visit(PAGE);
    expect(await screen.findByText('Card •••• 4242')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change it' }));
    await user.click(await screen.findByLabelText('PayPal'));
    expect(path()).toBe(`${PAGE}?saving=saving-1`);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('PayPal ana@example.com')).toBeInTheDocument();
    expect(sent('PayInSandbox')).toEqual([{ clientSecret: 'seti_1_secret_2', means: 'paypal' }]);
    expect(sent('ConfirmSavedMeans')).toEqual([{ id: 'saving-1' }]);
    expect(path()).toBe(PAGE);
  });

  it('LEA-08~ BIL-10~ show the open question of the bank after a reload', async () => {
    let means: object | null = null;
    theApiKnows({
      myDues: () => [],
      myCredit: euro(0),
      myPaymentMeans: () => means,
      startSavingMeans: () => saving({ asksPayer: true }),
      answerInSandbox: () => ({ success: true, errorCode: null, asksPayer: false }),
      confirmSavedMeans: () => {
        means = CARD;
        return saving({ clientSecret: null, means });
      },
    });
    const { user } = await visit(`${PAGE}?saving=saving-1`);
    expect(await screen.findByText('Your bank asks: is it you?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Yes, confirm' }));
    expect(await screen.findByText('Card •••• 4242')).toBeInTheDocument();
  });

  it('LEA-08~ keep the old card where the new one is not taken', async () => {
    theApiKnows({
      myDues: () => [],
      myCredit: euro(0),
      myPaymentMeans: CARD,
      startSavingMeans: () => saving(),
      payInSandbox: () => ({ success: true, errorCode: null, asksPayer: false }),
      confirmSavedMeans: () => saving(),
    });
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Change it' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/The bank refused it/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
    expect(await screen.findByText('Card •••• 4242')).toBeInTheDocument();
  });

  it('LEA-08~ BIL-10~ ask our server when the payer comes back from the bank', async () => {
    let means: object | null = null;
    theApiKnows({
      myDues: () => [],
      myCredit: euro(0),
      myPaymentMeans: () => means,
      confirmSavedMeans: () => {
        means = CARD;
        return saving({ clientSecret: null, means });
      },
    });
    const { path } = await visit(`${PAGE}?saving=saving-1&redirect_status=succeeded&setup_intent=seti_1`);
    expect(await screen.findByText('Card •••• 4242')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe(PAGE));
  });

  it('BIL-01~ say why no card can be saved', async () => {
    theApiKnows({
      myDues: () => [],
      myCredit: euro(0),
      myPaymentMeans: null,
      startSavingMeans: () => saving({ success: false, errorCode: 'PROVIDER_AWAY', clientSecret: null, id: null }),
    });
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Save a card' }));
    expect(await screen.findByText(/The payment service doesn’t answer/)).toBeInTheDocument();
  });
});
