import { createTexts, LANGUAGE_CODES } from '@setpoint/i18n';
import { composeTicketAnswer, composeTicketCopy } from '../../src/domain/mail/ticket-mails.js';
import { actOnTicket, type TicketCommand } from '../../src/domain/tickets/act-on-ticket.js';
import { errorsIn, tidied, type TicketForm } from '../../src/domain/tickets/ticket-form.js';
import type { Ticket, TicketAction, TicketState } from '../../src/domain/tickets/ticket.js';

const aForm = (but: Partial<TicketForm> = {}): TicketForm => ({
  ...{ name: 'Carla Verdi', email: 'carla@setpoint.example', phone: null, subject: 'A refund', message: 'When?' },
  ...but,
});
const aTicket = (but: Partial<Ticket> = {}): Ticket => ({
  ...{ id: 't1', number: 1001, kind: 'SUPPORT', state: 'OPEN', userId: null, version: 1, language: 'en' },
  ...{ openedAt: new Date('2026-06-01T10:00:00Z') },
  ...aForm(),
  ...but,
});

describe('the form of support', () => {
  it.each(['name', 'email', 'subject', 'message'] as const)('PUB-02~ asks for %s', (field) => {
    expect(errorsIn(tidied(aForm({ [field]: ' \n ' })))).toEqual([{ field, code: 'REQUIRED' }]);
  });

  it.each([
    ['name', 'x'.repeat(101), 'TOO_LONG'],
    ['subject', 'x'.repeat(151), 'TOO_LONG'],
    ['message', 'x'.repeat(5_001), 'TOO_LONG'],
    ['email', `${'x'.repeat(250)}@a.it`, 'TOO_LONG'],
    ['email', 'carla@', 'NOT_VALID'],
    ['email', 'carla@setpoint.example, ben@setpoint.example', 'NOT_VALID'],
    ['message', 'half \ud800', 'NOT_VALID'],
    ['name', '🎾', 'NOT_A_NAME'],
    ['name', 'Ana \u202eissoR', 'NOT_A_NAME'],
    ['subject', 'Hello \u2066you', 'HIDDEN_CHARACTERS'],
    ['phone', 'call me', 'NOT_VALID'],
  ])('PUB-02~ refuses a %s that is not one', (field, value, code) => {
    expect(errorsIn(tidied(aForm({ [field]: value })))).toEqual([{ field, code }]);
  });

  it('PUB-02~ takes the longest of each, in letters of any kind', () => {
    const longest = {
      name: '𝒜'.repeat(100),
      subject: 'é'.repeat(150),
      message: '字'.repeat(5_000),
      phone: '+39 333 1',
    };
    expect(errorsIn(tidied(aForm(longest)))).toEqual([]);
  });

  it('PUB-02~ keeps subject and name in one line, and the lines of a message', () => {
    const form = tidied(aForm({ subject: 'Hi\r\nBcc: all@there.example', message: ' one\r\ntwo ' }));
    expect([form.subject, form.message]).toEqual(['Hi Bcc: all@there.example', 'one\ntwo']);
  });
});

describe('what support does about a ticket', () => {
  it.each<[TicketState, TicketAction, TicketState | 'TICKET_IS_CLOSED' | 'TICKET_NOT_CLOSED']>([
    ['OPEN', 'ANSWER', 'ANSWERED'],
    ['OPEN', 'NOTE', 'OPEN'],
    ['OPEN', 'CLOSE', 'CLOSED'],
    ['OPEN', 'REOPEN', 'TICKET_NOT_CLOSED'],
    ['ANSWERED', 'ANSWER', 'ANSWERED'],
    ['ANSWERED', 'NOTE', 'ANSWERED'],
    ['ANSWERED', 'CLOSE', 'CLOSED'],
    ['ANSWERED', 'REOPEN', 'TICKET_NOT_CLOSED'],
    ['CLOSED', 'ANSWER', 'TICKET_IS_CLOSED'],
    ['CLOSED', 'NOTE', 'CLOSED'],
    ['CLOSED', 'CLOSE', 'TICKET_IS_CLOSED'],
    ['CLOSED', 'REOPEN', 'OPEN'],
  ])('ADM-07~ %s, %s: %s', (state, action, wanted) => {
    const outcome = actOnTicket(aTicket({ state }), { action, text: 'Tomorrow.', version: 1 });
    expect(outcome.ok ? outcome.value.state : outcome.code).toBe(wanted);
    if (outcome.ok) expect(outcome.value.version).toBe(2);
  });

  it.each<[string, Partial<TicketCommand>, string]>([
    ['an answer to what a colleague has changed', { version: 3 }, 'TICKET_CHANGED'],
    ['an answer without words', { text: null }, 'TEXT_NOT_VALID'],
    ['a note that is too long', { action: 'NOTE', text: 'x'.repeat(5_001) }, 'TEXT_NOT_VALID'],
  ])('ADM-07~ refuses %s', (_what, but, code) => {
    const command: TicketCommand = { action: 'ANSWER', text: 'Tomorrow.', version: 1, ...but };
    expect(actOnTicket(aTicket(), command)).toMatchObject({ ok: false, code });
  });
});

describe('mails about a ticket', () => {
  const texts = createTexts();
  it.each(LANGUAGE_CODES)('PUB-02~ I18N-03~ copy and answer quote what was written, in %s', (language) => {
    const ticket = aTicket({ language, message: '<b>When?</b>\n\nThank you' });
    const copy = composeTicketCopy(ticket, texts, 'https://setpoint.example');
    expect(copy.subject).toContain('#1001');
    expect(copy.text).toContain('<b>When?</b>\n\nThank you');
    expect(copy.html).toContain('&#60;b&#62;When?&#60;/b&#62;<br><br>Thank you');
    const answer = composeTicketAnswer(ticket, 'Tomorrow.', texts, 'https://setpoint.example');
    expect(answer.subject).toBe('Re: A refund (#1001)');
    expect(answer.text).toContain('Tomorrow.');
    expect(answer.text).not.toContain('When?');
  });
});
