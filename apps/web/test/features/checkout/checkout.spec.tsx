import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { platformNow } from '@setpoint/client/time';
import { expectAccessible } from '../../accessible.js';
import { sent } from '../../api.js';
import { aDue, aPayment, aPrice, aSaving, euro } from '../../checkout.js';
import { aTill } from '../../till.js';
import { signedInAs, visit } from '../../visit.js';

const PAGE = '/player/account/payments/ref-1';
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

describe('the checkout', () => {
  beforeEach(() => signedInAs());

  it('BIL-04~ BIL-07~ shows the price with its parts, how long the place is held, and what lowers it', async () => {
    aTill(
      {},
      {
        credit: 500,
        vouchers: [
          { id: 'v1', code: 'ABC', brand: 'Setpoint', state: 'ACTIVE', value: euro(500) },
          { id: 'v2', code: 'OLD', brand: 'Setpoint', state: 'USED', value: euro(1_000) },
        ],
        due: aDue({
          price: aPrice(2_000, {
            lines: [
              { what: 'BASE', amount: euro(2_000) },
              { what: 'FIRST_TOURNAMENT', amount: euro(-1_000) },
            ],
            total: euro(1_000),
            credit: euro(500),
            card: euro(500),
          }),
        }),
      },
    );
    await visit(PAGE);
    expect(await screen.findByText('Spring Open')).toBeInTheDocument();
    expect(within(rowOf('First tournament')).getByText('−€10')).toBeInTheDocument();
    expect(within(rowOf('From your credit')).getByText('−€5')).toBeInTheDocument();
    expect(within(rowOf('By card or PayPal')).getByText('€5')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(?:19:5\d|20:00)$/);
    expect(await screen.findByLabelText('Use my credit: €5')).toBeChecked();
    expect(screen.getByLabelText(/ABC/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/OLD/)).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('BIL-07~ prices again what is chosen, and starts with it', async () => {
    const asked: unknown[] = [];
    aTill(
      {
        dueOf: () => ({
          ...aDue(),
          price: (args: { useCredit: boolean; voucherIds?: string[] }) => {
            asked.push(args);
            return args.voucherIds?.length
              ? aPrice(2_000, {
                  lines: [
                    { what: 'BASE', amount: euro(2_000) },
                    { what: 'VOUCHER', amount: euro(-500) },
                  ],
                  total: euro(1_500),
                  card: euro(1_500),
                })
              : aPrice(2_000);
          },
        }),
      },
      { vouchers: [{ id: 'v1', code: 'ABC', brand: 'Setpoint', state: 'ACTIVE', value: euro(500) }] },
    );
    const { user } = await visit(PAGE);
    await user.click(await screen.findByLabelText(/ABC/));
    expect(await screen.findByText('−€5')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go on to pay' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Go on to pay' }));
    await waitFor(() => expect(sent('StartPayment')).toHaveLength(1));
    expect(sent('StartPayment')[0]).toMatchObject({
      dueId: 'due-1',
      expectedCents: 1_500,
      expectedCardCents: 1_500,
      voucherIds: ['v1'],
      useCredit: true,
    });
  });

  it('SMS-03~ BIL-07~ says below the field why a coupon does not count, and starts without it', async () => {
    const asked: (string | null | undefined)[] = [];
    aTill({
      dueOf: () => ({
        ...aDue(),
        price: ({ couponCode }: { couponCode?: string | null }) => {
          asked.push(couponCode);
          return aPrice(2_000, { couponRefusal: couponCode ? 'COUPON_NEW_PLAYERS_ONLY' : null });
        },
      }),
    });
    const { user } = await visit(PAGE);
    // Letter by letter, without a rest in between, and looked at once: tries are counted.
    const coupon = await screen.findByLabelText('Coupon');
    for (let end = 1; end <= 'welcome 10'.length; end += 1)
      fireEvent.change(coupon, { target: { value: 'welcome 10'.slice(0, end) } });
    expect(await screen.findByText('This code is for new players only')).toBeInTheDocument();
    expect(asked.filter(Boolean)).toEqual(['WELCOME10']);
    await user.click(screen.getByRole('button', { name: 'Go on to pay' }));
    await waitFor(() => expect(sent('StartPayment')).toHaveLength(1));
    expect(sent('StartPayment')[0]).toMatchObject({ couponCode: null });
  });

  it('BIL-01~ waits for what is due, and is paid in the sandbox', async () => {
    let asked = 0;
    const till = aTill({ dueOf: () => (++asked === 1 ? null : till.due) });
    const { user, path } = await visit(PAGE);
    expect(await screen.findByText('Getting your price…')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    await user.click(await screen.findByLabelText(/^A card that works/));
    expect(path()).toContain('payment=payment-1');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Pay €20' }));
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    expect(sent('PayInSandbox')).toEqual([{ clientSecret: 'secret', means: '4242 4242 4242 4242' }]);
  });

  it.each([
    ['INSUFFICIENT_FUNDS', /There isn’t enough money/],
    ['EXPIRED_CARD', /This card has expired/],
    ['RETRY_LATER', /The bank can’t answer/],
    ['AUTHENTICATION_REQUIRED', /The bank’s check/],
    ['DECLINED', /The bank refused it/],
  ])('BIL-01~ says why a card was declined, %s, and takes another', async (declined, text) => {
    const till = aTill({
      confirmPayment: () => {
        till.due = { ...till.due, payment: aPayment({ declined }) };
        return { success: true, errorCode: null, payment: till.due['payment'] };
      },
    });
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    await user.click(await screen.findByRole('button', { name: 'Pay €20' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay €20' })).toBeEnabled();
  });

  it('BIL-01~ lets the bank ask the payer first', async () => {
    aTill({
      payInSandbox: () => ({ success: true, errorCode: null, asksPayer: true }),
      answerInSandbox: () => ({ success: true, errorCode: null, asksPayer: false }),
    });
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    await user.click(await screen.findByLabelText(/whose bank asks you first/));
    await user.click(screen.getByRole('button', { name: 'Pay €20' }));
    expect(await screen.findByText('Your bank asks: is it you?')).toBeInTheDocument();
    expect(screen.queryByText('The payment didn’t go through')).not.toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Yes, confirm' }));
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    expect(sent('AnswerInSandbox')).toEqual([{ clientSecret: 'secret', approves: true }]);
  });

  it('BIL-01~ refuses what is no test card', async () => {
    aTill({ payInSandbox: () => ({ success: false, errorCode: 'SANDBOX_CARD_UNKNOWN', asksPayer: false }) });
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    await user.click(await screen.findByLabelText('Another test card'));
    await user.type(screen.getByLabelText('Number of the test card'), '4111111111111111');
    await user.click(screen.getByRole('button', { name: 'Pay €20' }));
    expect(await screen.findByText(/Only test cards work here/)).toBeInTheDocument();
    expect(sent('ConfirmPayment')).toEqual([]);
  });

  it('BIL-07~ needs no card where nothing is left to pay', async () => {
    const till = aTill(
      {
        startPayment: () => {
          till.due = { ...till.due, status: 'PAID', payment: aPayment({ status: 'PAID' }) };
          const payment = till.due['payment'];
          return { success: true, errorCode: null, payment, clientSecret: null, provider: 'SANDBOX' };
        },
      },
      { due: aDue({ price: aPrice(2_000, { credit: euro(2_000), card: euro(0) }) }) },
    );
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
  });

  it('BIL-03~ asks again with the same requestId after a lost answer, also after a reload', async () => {
    let heard = false;
    const till = aTill({
      startPayment: () => {
        if (!heard) throw new Error('lost');
        till.due = { ...till.due, payment: aPayment() };
        return {
          success: true,
          errorCode: null,
          payment: till.due['payment'],
          clientSecret: 'secret',
          provider: 'SANDBOX',
        };
      },
    });
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    expect(await screen.findByText(/you won’t pay twice/)).toBeInTheDocument();
    heard = true;
    await user.click(screen.getByRole('button', { name: 'Go on to pay' }));
    expect(await screen.findByRole('button', { name: 'Pay €20' })).toBeInTheDocument();
    const ids = sent('StartPayment').map((input) => (input as { requestId: string }).requestId);
    expect(new Set(ids).size).toBe(1);
    expect(window.sessionStorage.getItem('setpoint.request.payment.due-1')).toContain(ids[0]);
  });

  it.each([
    ['WRONG_PRICE', /The price has changed/],
    ['PAYMENTS_BARRED', /You can’t pay for registrations/],
    ['PROVIDER_AWAY', /The payment service doesn’t answer/],
    ['COUPON_REFUSED', /This coupon doesn’t count/],
    ['VOUCHER_REFUSED', /One of the vouchers is u/],
    ['DUE_OVER', /The time to pay is over, and the place is free again/],
  ])('BIL-04~ BIL-09~ says why no payment begins: %s', async (errorCode, text) => {
    aTill({ startPayment: () => ({ success: false, errorCode, payment: null, provider: 'SANDBOX' }) });
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('API-14~ BIL-09~ says when to try again after too many payments or codes', async () => {
    const limited = { success: false, errorCode: 'TOO_MANY_REQUESTS', retryAfterSeconds: 1_800 };
    aTill({
      startPayment: () => ({ ...limited, payment: null, provider: 'SANDBOX' }),
      dueOf: () => ({
        ...aDue(),
        price: ({ couponCode }: { couponCode?: string | null }) =>
          aPrice(2_000, couponCode ? { couponRefusal: 'TOO_MANY_REQUESTS', retryAfterSeconds: 240 } : {}),
      }),
    });
    const { user } = await visit(PAGE);
    await user.type(await screen.findByLabelText('Coupon'), 'welcome 10');
    expect(await screen.findByText('Too many tries for now. You can try again in 4 minutes.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go on to pay' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many tries for now. You can try again in 30 minutes.',
    );
  });

  it('BIL-10~ goes on with a payment after a reload', async () => {
    aTill({}, { due: aDue({ payment: aPayment() }) });
    const { user } = await visit(`${PAGE}?payment=payment-1`);
    await user.click(await screen.findByRole('button', { name: 'Pay €20' }));
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    expect(sent('StartPayment')[0]).toMatchObject({ dueId: 'due-1', expectedCents: 2_000, expectedCardCents: 2_000 });
  });

  it('BIL-10~ asks our server, not the address, when the payer comes back from the bank', async () => {
    const till = aTill({}, { due: aDue({ payment: aPayment() }), isApproved: true });
    const { path } = await visit(
      `${PAGE}?payment=payment-1&redirect_status=failed&payment_intent=pi_1&payment_intent_client_secret=s`,
    );
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    expect(till.due?.['status']).toBe('PAID');
    expect(path()).toBe(`${PAGE}?payment=payment-1`);
  });

  it('BIL-10~ keeps asking while the bank has not answered, and believes no refusal of the line', async () => {
    let asked = 0;
    const till = aTill(
      {
        payment: () => {
          if (++asked === 2) throw new Error('lost');
          if (asked > 2) till.due = { ...till.due, payment: aPayment({ status: 'PAID' }) };
          return till.due?.['payment'];
        },
      },
      { due: aDue({ payment: aPayment({ status: 'CONFIRMING' }) }) },
    );
    await visit(`${PAGE}?payment=payment-1`);
    expect(await screen.findByText('Waiting for the bank')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
  });

  /** A payment whose bank waits for the payer, which our server hears when it is asked. */
  const anAskedTill = () => {
    const till: ReturnType<typeof aTill> = aTill(
      {
        confirmPayment: () => {
          const hasAnswered = sent('AnswerInSandbox').length > 0;
          const payment = aPayment(hasAnswered ? { status: 'PAID' } : { asksPayer: true });
          till.due = { ...till.due, ...(hasAnswered && { status: 'PAID' }), payment };
          return { success: true, errorCode: null, payment };
        },
        answerInSandbox: () => ({ success: true, errorCode: null, asksPayer: false }),
      },
      { due: aDue({ payment: aPayment() }) },
    );
    return till;
  };

  it.each([
    ['after a reload', `${PAGE}?payment=payment-1`],
    ['on another device', PAGE],
  ])('BIL-10~ says %s that the question of the bank is open, and goes on with it', async (_, page) => {
    anAskedTill();
    const { user } = await visit(page);
    expect(await screen.findByText('The bank’s question is open')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay €20' })).not.toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, confirm' }));
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    expect(sent('AnswerInSandbox')).toEqual([{ clientSecret: 'secret', approves: true }]);
    expect(sent('PayInSandbox')).toEqual([]);
  });

  it.each([
    ['after a reload', `${PAGE}?payment=payment-1`],
    ['on another device', PAGE],
  ])('BIL-10~ gives a payment with an open question up %s, and takes another card', async (_, page) => {
    anAskedTill();
    const { user } = await visit(page);
    await user.click(await screen.findByRole('button', { name: 'Pay another way' }));
    expect(await screen.findByRole('button', { name: 'Go on to pay' })).toBeInTheDocument();
    expect(sent('AbandonPayment')).toEqual([{ id: 'payment-1' }]);
  });

  it.each([
    ['after a reload', `${PAGE}?payment=payment-1`, 'Waiting for the bank'],
    ['on another device', PAGE, 'You’ve begun to pay'],
  ])(
    'BIL-10~ a payment that is processed can be stopped %s, and another begins once the bank has let it go',
    async (_, page, title) => {
      const till = aTill(
        {
          abandonPayment: () => {
            till.due = { ...till.due, payment: aPayment({ status: 'CONFIRMING', givenUp: true }) };
            return { success: true, errorCode: null, payment: till.due['payment'] };
          },
        },
        { due: aDue({ payment: aPayment({ status: 'CONFIRMING' }) }) },
      );
      const { user } = await visit(page);
      expect(await screen.findByText(title)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Pay another way' }));
      expect(await screen.findByText(/This payment is being stopped/)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Pay another way' })).not.toBeInTheDocument();
      till.due = aDue({ payment: aPayment({ status: 'EXPIRED', expiredBecause: 'ABANDONED', givenUp: true }) });
      expect(await screen.findByText(/You’ve given the last payment up/)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Go on to pay' })).toBeEnabled();
    },
  );

  it('BIL-10~ a payment that was left and paid elsewhere meanwhile is paid', async () => {
    aTill({}, { due: aDue({ payment: aPayment() }), isApproved: true });
    await visit(PAGE);
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
  });

  it('BIL-10~ offers to go on with a payment that was left, or to choose anew', async () => {
    const till = aTill({}, { due: aDue({ payment: aPayment() }) });
    const { user } = await visit(PAGE);
    expect(await screen.findByText('You’ve begun to pay')).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Change coupon or credit' }));
    expect(await screen.findByRole('button', { name: 'Go on to pay' })).toBeInTheDocument();
    expect(screen.getByText(/You’ve given the last payment up/)).toBeInTheDocument();
    expect((till.due?.['payment'] as { status: string }).status).toBe('EXPIRED');
  });

  it('TRN-07~ says that the place is free again once time is up', async () => {
    aTill({}, { due: aDue({ status: 'CLOSED', paysBy: new Date(platformNow().getTime() - 1_000).toISOString() }) });
    await visit(PAGE);
    expect(await screen.findByText('The place isn’t held any more')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'All payments' })).toHaveLength(2);
  });

  it.each([
    ['TOO_LATE', /It wasn’t paid in time/],
    ['DUE_CLOSED', /There is nothing to pay any more/],
    ['CANCELLED_BY_PROVIDER', /The payment service cancelled it/],
  ])('BIL-10~ says why a payment has ended: %s', async (expiredBecause, text) => {
    aTill({}, { due: aDue({ payment: aPayment({ status: 'EXPIRED', expiredBecause }) }) });
    await visit(`${PAGE}?payment=payment-1`);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('TRN-06~ asks for a mobile number first where the place needs one, and goes on to pay once it is verified', async () => {
    const pending = { number: '+39 333 1234567', resendAt: platformNow().toISOString(), expiresAt: null };
    const me = (phone: object) => ({ id: 'me', phone: { number: null, pending: null, ...phone } });
    const answer = (phone: object) => ({ success: true, errorCode: null, triesLeft: null, user: me(phone) });
    const till = aTill(
      {
        me: () => me({}),
        sendPhoneCode: () => answer({ pending }),
        confirmPhone: () => answer({ number: pending.number }),
      },
      { due: aDue({ paymentRefusal: 'MOBILE_REQUIRED' }) },
    );
    const { user } = await visit(PAGE);
    expect(await screen.findByText(/Verify your mobile number first/)).toBeInTheDocument();
    expect(screen.getByRole('timer')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Go on to pay' })).not.toBeInTheDocument();
    await user.type(await screen.findByLabelText('Mobile number'), '333 1234567');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText('Code'), '12345');
    await user.click(screen.getByRole('button', { name: 'Save number' }));
    expect(await screen.findByText(/The payment opens in a moment/)).toBeInTheDocument();
    till.due = aDue();
    expect(await screen.findByRole('button', { name: 'Go on to pay' })).toBeInTheDocument();
  });

  it('TRN-06~ asks for it also where it was removed while the price was shown', async () => {
    const till: ReturnType<typeof aTill> = aTill({
      me: () => ({ id: 'me', phone: { number: null, pending: null } }),
      startPayment: () => {
        till.due = aDue({ paymentRefusal: 'MOBILE_REQUIRED' });
        return { success: false, errorCode: 'MOBILE_REQUIRED', payment: null, clientSecret: null };
      },
    });
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument();
  });

  const refusedWith = (errorCode: string) => ({ success: false, errorCode, payment: null, provider: 'SANDBOX' });

  it.each([
    ['COUPON_REFUSED', 'Go on without the coupon', { couponCode: null }],
    ['VOUCHER_REFUSED', 'Go on without vouchers', { voucherIds: [] }],
  ])('BIL-07~ SMS-03~ leads on after %s', async (errorCode, way, without) => {
    aTill(
      { startPayment: () => refusedWith(errorCode) },
      { vouchers: [{ id: 'v1', code: 'ABC', brand: 'Setpoint', state: 'ACTIVE', value: euro(500) }] },
    );
    const { user } = await visit(PAGE);
    await user.click(await screen.findByLabelText(/ABC/));
    fireEvent.change(screen.getByLabelText('Coupon'), { target: { value: 'WELCOME10' } });
    expect(await screen.findByText('This code counts')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    await user.click(await screen.findByRole('button', { name: way }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    await waitFor(() => expect(sent('StartPayment')).toHaveLength(2));
    expect(sent('StartPayment')[1]).toMatchObject(without);
  });

  it.each([
    ['PAYMENTS_BARRED', 'Write to us', '/support#write'],
    ['DUE_NOT_FOUND', 'All payments', '/player/account/payments'],
  ])('BIL-09~ leads on after %s', async (errorCode, way, href) => {
    aTill({ startPayment: () => refusedWith(errorCode) });
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: way })).toHaveAttribute('href', href);
  });

  it('BIL-10~ leads to the payment that is under way elsewhere', async () => {
    const till: ReturnType<typeof aTill> = aTill({
      startPayment: () => {
        till.due = aDue({ payment: aPayment() });
        return refusedWith('PAYMENT_UNDER_WAY');
      },
    });
    const { user } = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
    expect(await screen.findByText('You’ve begun to pay')).toBeInTheDocument();
  });

  describe('of a subscription', () => {
    const CARD = { id: 'means-1', kind: 'CARD', label: '4242', savedAt: '2026-05-01T10:00:00Z' };
    const free = { kind: 'LEAGUE', price: aPrice(2_000, { credit: euro(2_000), card: euro(0) }) };
    /** Credit pays the phase whole; a means is saved as our server says. */
    const aTillOfCredit = (means: object | null = null, root: object = {}) => {
      const known = { means };
      const till: ReturnType<typeof aTill> = aTill(
        {
          myPaymentMeans: () => known.means,
          startSavingMeans: () => aSaving(),
          confirmSavedMeans: () => {
            if (sent('PayInSandbox').length > 0 || sent('AnswerInSandbox').length > 0) known.means = CARD;
            return aSaving(known.means ? { id: null, clientSecret: null, means: known.means } : {});
          },
          startPayment: () => {
            if (!known.means) return refusedWith('MEANS_REQUIRED');
            till.due = aDue({ ...free, status: 'PAID', payment: aPayment({ status: 'PAID' }) });
            const payment = till.due['payment'];
            return { success: true, errorCode: null, payment, clientSecret: null, provider: 'SANDBOX' };
          },
          ...root,
        },
        { due: aDue(free) },
      );
      return { till, known };
    };

    it('LEA-08~ keeps the means for the phases to come', async () => {
      aTill({ myPaymentMeans: null }, { due: aDue({ kind: 'LEAGUE' }) });
      const { user } = await visit(PAGE);
      await user.click(await screen.findByRole('button', { name: 'Go on to pay' }));
      await waitFor(() => expect(sent('StartPayment')[0]).toMatchObject({ saveMeans: true }));
    });

    it('LEA-08~ BIL-07~ saves a means first where nothing is to be paid today, and is then confirmed', async () => {
      aTillOfCredit();
      const { user } = await visit(PAGE);
      await user.click(await screen.findByRole('button', { name: 'Save a card or PayPal' }));
      await screen.findByLabelText(/^A card that works/);
      await expectAccessible();
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
      expect(sent('StartPayment')).toEqual([
        expect.objectContaining({ expectedCents: 2_000, expectedCardCents: 0, saveMeans: true }),
      ]);
    });

    it('LEA-08~ BIL-07~ goes on with the saving after a reload, and with the open question of the bank', async () => {
      aTillOfCredit(null, {
        startSavingMeans: () => aSaving({ asksPayer: true }),
        answerInSandbox: () => ({ success: true, errorCode: null, asksPayer: false }),
      });
      const { user } = await visit(`${PAGE}?saving=saving-1`);
      await user.click(await screen.findByRole('button', { name: 'Yes, confirm' }));
      expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    });

    it('LEA-08~ BIL-04~ back from the bank’s page the price is shown before it is paid', async () => {
      const { known } = aTillOfCredit();
      known.means = CARD;
      const { user, path } = await visit(`${PAGE}?saving=saving-1&redirect_status=succeeded&setup_intent=seti_1`);
      await user.click(await screen.findByRole('button', { name: 'Confirm' }));
      expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
      expect(path()).toBe(PAGE);
    });

    it('LEA-08~ says what later phases are charged to', async () => {
      aTillOfCredit(CARD);
      await visit(PAGE);
      expect(await screen.findByText(/Later phases are charged to: Card 4242/)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Confirm' })).toBeInTheDocument();
    });

    it('LEA-08~ offers to save a means where the known one is gone', async () => {
      const { known } = aTillOfCredit(CARD);
      const { user } = await visit(PAGE);
      const confirm = await screen.findByRole('button', { name: 'Confirm' });
      known.means = null;
      await user.click(confirm);
      expect(await screen.findByText(/A subscription needs a card or PayPal account/)).toBeInTheDocument();
      await user.click(await screen.findByRole('button', { name: 'Save a card or PayPal' }));
      await user.click(await screen.findByRole('button', { name: 'Save' }));
      expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    });

    it('BIL-09~ leads on where no means can be saved', async () => {
      aTillOfCredit(null, {
        startSavingMeans: () => aSaving({ success: false, errorCode: 'PAYMENTS_BARRED', id: null, clientSecret: null }),
      });
      const { user } = await visit(PAGE);
      await user.click(await screen.findByRole('button', { name: 'Save a card or PayPal' }));
      expect(await screen.findByRole('link', { name: 'Write to us' })).toBeInTheDocument();
    });
  });
});
