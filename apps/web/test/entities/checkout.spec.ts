import fc from 'fast-check';
import { pauseBefore } from '../../src/entities/checkout/ask-again.js';
import { codeOf } from '../../src/entities/checkout/choices.js';
import { shownLeft } from '../../src/entities/checkout/held-until.js';
import { cameBack, withoutReturn } from '../../src/entities/checkout/return-address.js';
import { forgetRequestId, requestIdFor } from '../../src/entities/request/request-id.js';

describe('asking again', () => {
  it('BIL-10~ is never done faster than once a second, and less and less often', () =>
    fc.assert(
      fc.property(fc.nat(200), (tries) => {
        expect(pauseBefore(tries)).toBeGreaterThanOrEqual(1_000);
        expect(pauseBefore(tries + 1)).toBeGreaterThanOrEqual(pauseBefore(tries));
        expect(pauseBefore(tries)).toBeLessThanOrEqual(10_000);
      }),
    ));
});

describe('the time that is left', () => {
  it.each([
    [545_000, '9:05'],
    [1, '0:01'],
    [0, '0:00'],
    [-5_000, '0:00'],
    [59_999, '1:00'],
  ])('TRN-07~ of %i ms is shown as %s', (ms, text) => expect(shownLeft(ms)).toBe(text));
});

describe('a coupon as it is typed', () => {
  it.each([
    ['welcome 10', 'WELCOME10'],
    ['  ', null],
    ['', null],
  ])('BIL-07~ %j is the code %j', (typed, code) => expect(codeOf(typed)).toBe(code));
});

describe('the way back from the bank', () => {
  it('BIL-10~ leaves nothing of the provider in the address', () => {
    const back = new URLSearchParams(
      'step=payment&payment=p1&payment_intent=pi&payment_intent_client_secret=s&redirect_status=succeeded',
    );
    expect(cameBack(back)).toBe(true);
    expect(withoutReturn(back).toString()).toBe('step=payment&payment=p1');
    expect(cameBack(withoutReturn(back))).toBe(false);
  });
});

describe('the id of a request', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('BIL-03~ stays while the same is asked for, and changes with the wish or once it is answered', () => {
    const first = requestIdFor('payment.d1', { cents: 100 });
    expect(requestIdFor('payment.d1', { cents: 100 })).toBe(first);
    expect(requestIdFor('payment.d2', { cents: 100 })).not.toBe(first);
    const other = requestIdFor('payment.d1', { cents: 200 });
    expect(other).not.toBe(first);
    forgetRequestId('payment.d1');
    expect(requestIdFor('payment.d1', { cents: 200 })).not.toBe(other);
  });

  it.each(['null', '{', '{"text":1}', '[]'])('BIL-03~ is made anew where the browser kept %s', (kept) => {
    window.sessionStorage.setItem('setpoint.request.a', kept);
    expect(requestIdFor('a', 1)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
