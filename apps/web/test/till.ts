import { jest } from '@jest/globals';
import { sent, theApiKnows } from './api.js';
import { aDue, aPayment, euro } from './checkout.js';

type Made = Record<string, unknown>;

/** What billing answers: a due that tests change as it goes on. */
export interface Till {
  due: Made | null;
  credit: number;
  vouchers: Made[];
  /** The payer has approved the payment elsewhere. */
  isApproved: boolean;
}

/** Billing with its sandbox, for one due; what a test names itself goes first. */
export function aTill(root: Made = {}, more: Partial<Till> = {}): Till {
  const till: Till = { due: aDue(), credit: 0, vouchers: [], isApproved: false, ...more };
  const paymentOf = () => till.due?.['payment'] ?? null;
  const change = (payment: Made) => {
    till.due = { ...till.due, payment: { ...(paymentOf() as Made), ...payment } };
    return { success: true, errorCode: null, payment: paymentOf() };
  };
  theApiKnows({
    dueOf: () => till.due,
    payment: paymentOf,
    myCredit: () => euro(till.credit),
    myVouchers: () => till.vouchers,
    startPayment: () => {
      if (!paymentOf()) till.due = { ...till.due, payment: aPayment() };
      return {
        success: true,
        errorCode: null,
        payment: paymentOf(),
        clientSecret: 'secret',
        provider: 'SANDBOX',
        publishableKey: null,
      };
    },
    payInSandbox: () => ({ success: true, errorCode: null, asksPayer: false }),
    confirmPayment: () => {
      if (!till.isApproved && sent('PayInSandbox').length === 0) return change({});
      const answer = change({ status: 'PAID', declined: null });
      till.due = { ...till.due, status: 'PAID' };
      return answer;
    },
    abandonPayment: () => change({ status: 'EXPIRED', expiredBecause: 'ABANDONED' }),
    ...root,
  });
  return till;
}

/** Billing with the keys of Stripe. */
export function aTillOfStripe(clientSecret = 'pi_1_secret_2'): Till {
  const till: Till = aTill(
    {
      startPayment: () => {
        if (!till.due?.['payment']) till.due = { ...till.due, payment: aPayment() };
        const payment = till.due?.['payment'];
        return {
          success: true,
          errorCode: null,
          payment,
          clientSecret,
          provider: 'STRIPE',
          publishableKey: 'pk_test_1',
        };
      },
    },
    { isApproved: true },
  );
  return till;
}

export interface FakeStripe {
  confirmed: { method: string; return_url: string | undefined }[];
  /** What the next confirmation answers. */
  error: { type: string; message: string } | null;
}

/** One for all tests of a file: the library loads the script once. */
const fake: FakeStripe = { confirmed: [], error: null };

const element = () => {
  const listeners: Record<string, () => void> = {};
  return {
    on: (event: string, listener: () => void) => void (listeners[event] = listener),
    mount: () => queueMicrotask(() => listeners['ready']?.()),
    off: jest.fn(),
    update: jest.fn(),
    destroy: jest.fn(),
    unmount: jest.fn(),
  };
};
const confirm = (method: string) => async (asked: { confirmParams?: { return_url?: string } }) => {
  fake.confirmed.push({ method, return_url: asked.confirmParams?.return_url });
  return fake.error ? { error: fake.error } : {};
};
const stripe = {
  elements: () => ({ create: element, getElement: () => null, update: jest.fn(), submit: async () => ({}) }),
  createToken: jest.fn(),
  createPaymentMethod: jest.fn(),
  confirmCardPayment: jest.fn(),
  confirmPayment: confirm('confirmPayment'),
  confirmSetup: confirm('confirmSetup'),
  handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
    fake.confirmed.push({ method: 'handleNextAction', return_url: clientSecret });
    return {};
  },
  _registerWrapper: jest.fn(),
  registerAppInfo: jest.fn(),
};

/** Stripe's script as the page sees it once it is loaded: fields that are filled in by themselves. */
export function fakeStripe(): FakeStripe {
  Object.assign(fake, { confirmed: [], error: null });
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
  return fake;
}

export const withoutStripe = (): void => void Reflect.deleteProperty(window, 'Stripe');
