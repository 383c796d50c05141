import type { Texts } from '@setpoint/i18n';
import type { Ticket } from '../tickets/ticket.js';
import { onSite } from './account-mails.js';
import { renderMail, type RenderedMail } from './render-mail.js';

type OfTicket = Pick<Ticket, 'number' | 'name' | 'subject' | 'message' | 'language'>;

/** Copy of a support ticket for its author (PUB-02). */
export function composeTicketCopy(ticket: OfTicket, texts: Texts, webUrl: string): RenderedMail {
  return compose('ticketCopy', ticket, ticket.message, texts, webUrl);
}

/** Support's answer, in the ticket's language. */
export function composeTicketAnswer(ticket: OfTicket, answer: string, texts: Texts, webUrl: string): RenderedMail {
  return compose('ticketAnswer', ticket, answer, texts, webUrl);
}

function compose(
  template: 'ticketCopy' | 'ticketAnswer',
  { number, name, subject, language }: OfTicket,
  quote: string,
  texts: Texts,
  webUrl: string,
): RenderedMail {
  const text = (key: string, values?: Record<string, string>) => texts.t(language, `mail:${key}`, values);
  const named = { number: String(number), subject };
  return renderMail({
    language,
    subject: text(`${template}.subject`, named),
    greeting: text('greeting', { name }),
    intro: text(`${template}.intro`, named),
    facts: [{ label: text('label.about'), value: `${subject} (#${number})` }],
    quote,
    button: { label: text(`${template}.button`), url: onSite('/support', webUrl) },
    buttonFails: text('buttonFails'),
    footer: text(`${template}.footer`),
  });
}
