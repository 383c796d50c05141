import {
  awaitedCode,
  CODE_LIFETIME_MS,
  decide,
  evolve,
  MOST_WRONG_TRIES,
  type PhoneCommand,
  RESEND_AFTER_MS,
} from '../../src/domain/phone-machine.js';
import { noPhone, type Phone } from '../../src/domain/phone.js';
import { after, aPerson, NOW } from '../builders.js';

const ONE = '+447400123123';
const OTHER = '+447400123456';
const none = noPhone(aPerson.id);
const verified: Phone = { ...none, verified: { number: ONE, at: NOW } };

const run = (phone: Phone, command: PhoneCommand, ms = 0) => {
  const { outcome, facts } = decide(phone, command, after(ms));
  return { outcome, facts, phone: facts.reduce(evolve, phone) };
};
const send = (number: string): PhoneCommand => ({ kind: 'SEND_CODE', number, hash: `${number} 12345` });
const enter = (code: string): PhoneCommand => ({ kind: 'CONFIRM', code, hashOf: (number) => `${number} ${code}` });
const sentTo = (phone: Phone, number: string) => run(phone, send(number)).phone;
const waiting = sentTo(none, ONE);
const wrongTimes = (times: number) => {
  let phone = waiting;
  for (let i = 0; i < times; i += 1) phone = run(phone, enter('54321')).phone;
  return phone;
};

describe('the phone of an account', () => {
  it('ACC-02~ is saved when the code of its SMS is entered', () => {
    const { outcome, phone } = run(waiting, enter('12345'), 1_000);
    expect(outcome.ok).toBe(true);
    expect(phone.verified).toEqual({ number: ONE, at: after(1_000) });
    expect(awaitedCode(phone, after(1_000))).toBeNull();
  });

  it('ACC-02~ keeps the former number until the code of the new one is entered', () => {
    const changing = sentTo(verified, OTHER);
    expect(changing.verified?.number).toBe(ONE);
    expect(run(changing, enter('12345')).phone.verified?.number).toBe(OTHER);
  });

  it('ACC-02~ is not verified anew', () => {
    expect(run(verified, send(ONE)).outcome).toMatchObject({ code: 'PHONE_ALREADY_SAVED' });
  });

  it.each([
    [CODE_LIFETIME_MS - 1, true],
    [CODE_LIFETIME_MS, false],
    [CODE_LIFETIME_MS + 1, false],
  ])('ACC-02~ takes a code for ten minutes: after %i ms %s', (ms, ok) => {
    expect(run(waiting, enter('12345'), ms).outcome).toMatchObject(ok ? { ok } : { ok, code: 'PHONE_CODE_EXPIRED' });
    expect(awaitedCode(waiting, after(ms)) !== null).toBe(ok);
  });

  it('ACC-02~ counts wrong codes: the fifth one voids the right one', () => {
    expect(run(waiting, enter('54321')).outcome).toMatchObject({
      code: 'PHONE_CODE_UNKNOWN',
      data: { triesLeft: MOST_WRONG_TRIES - 1 },
    });
    expect(run(wrongTimes(4), enter('12345')).outcome.ok).toBe(true);
    expect(run(wrongTimes(4), enter('54321')).outcome).toMatchObject({ code: 'PHONE_CODE_USED_UP' });
    expect(run(wrongTimes(5), enter('12345')).outcome).toMatchObject({ code: 'PHONE_CODE_USED_UP' });
    expect(awaitedCode(wrongTimes(5), NOW)).toBeNull();
  });

  it.each(['1234', '123456', '1234a', '', '１２３４５'])('ACC-02~ a code is exactly five digits, not “%s”', (code) => {
    const { outcome, facts } = run(waiting, enter(code));
    expect(outcome).toMatchObject({ code: 'PHONE_CODE_UNKNOWN' });
    expect(facts).toEqual([]);
  });

  it('ACC-02~ knows no code where none was asked for', () => {
    expect(run(none, enter('12345')).outcome).toMatchObject({ code: 'PHONE_CODE_UNKNOWN' });
  });

  it('ACC-02~ a code proves the number that it was sent to', () => {
    const later = run(waiting, send(OTHER), RESEND_AFTER_MS).phone;
    expect(run(later, enter('12345'), RESEND_AFTER_MS).phone.verified?.number).toBe(OTHER);
  });

  it('AUTH-27~ sends no second SMS within a minute, however often one presses', () => {
    const again = run(waiting, send(ONE), RESEND_AFTER_MS - 1);
    expect([again.outcome.ok, again.facts]).toEqual([true, []]);
    const other = run(waiting, send(OTHER), RESEND_AFTER_MS - 1);
    expect(other.outcome).toMatchObject({ code: 'SMS_LIMIT_REACHED', data: { retryAfterSeconds: 1 } });
    expect(run(waiting, send(ONE), RESEND_AFTER_MS).facts).toHaveLength(1);
  });

  it('ACC-02~ entering the code twice is entering it; another one is wrong', () => {
    const done = run(waiting, enter('12345')).phone;
    expect(run(done, enter('12345'))).toMatchObject({ outcome: { ok: true }, facts: [] });
    expect(run(done, enter('54321')).outcome).toMatchObject({ code: 'PHONE_CODE_UNKNOWN' });
  });

  it('ACC-02~ is removed with the code that is awaited, once', () => {
    const { phone } = run(sentTo(verified, OTHER), { kind: 'REMOVE' });
    expect(phone).toEqual(none);
    expect(run(phone, enter('12345')).outcome.ok).toBe(false);
    expect(run(phone, { kind: 'REMOVE' }).facts).toEqual([]);
  });
});
