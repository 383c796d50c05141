import fc from 'fast-check';
import { mailboxOf } from '../src/mailbox.js';

describe('the mailbox of an address', () => {
  it.each([
    ['ana@setpoint.example', 'ana@setpoint.example'],
    ['Ana@Setpoint.Example', 'ana@setpoint.example'],
    ['ana+padel@setpoint.example', 'ana@setpoint.example'],
    ['ana+padel+tennis@setpoint.example', 'ana@setpoint.example'],
    ['ana.neri@setpoint.example', 'ana.neri@setpoint.example'],
    ['a.n.a@gmail.com', 'ana@gmail.com'],
    ['a.na+padel@googlemail.com', 'ana@gmail.com'],
    ['ana@gmail.com.example', 'ana@gmail.com.example'],
    ['+ana@setpoint.example', '+ana@setpoint.example'],
    ['"a@b"@setpoint.example', '"a@b"@setpoint.example'],
    ['+393331234567', '+393331234567'],
  ])('MAT-05~ %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  it('MAT-05~ is its own mailbox, and always has a name', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('gmail.com', 'setpoint.example'), (address, host) => {
        for (const one of [address, address.replace(/@.*/, `@${host}`)]) {
          expect(mailboxOf(mailboxOf(one))).toBe(mailboxOf(one));
          expect(mailboxOf(one)).toMatch(/^.+@.+$/);
        }
      }),
    );
  });
});
