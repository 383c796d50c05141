import { createTransport, type Transporter } from 'nodemailer';
import { MessageTransport, Undeliverable } from '../application/ports/message-transport.js';
import type { ComposedMessage } from '../application/ports/messages.js';
import { type UnsubscribeLinks } from '../application/unsubscribe-links.js';
import { mailSubjectOf } from '../application/mail-subject.js';

export interface SmtpOptions {
  readonly smtpUrl: string;
  readonly mailFrom: string;
}

/** Sends mails through an SMTP server; other channels have no provider here. */
export class SmtpTransport extends MessageTransport {
  readonly staysHere = false;
  private readonly transporter: Transporter;

  constructor(
    private readonly options: SmtpOptions,
    private readonly links: UnsubscribeLinks,
  ) {
    super();
    this.transporter = createTransport({ url: options.smtpUrl, connectionTimeout: 10_000, socketTimeout: 30_000 });
  }

  async send(message: ComposedMessage): Promise<void> {
    if (message.channel !== 'EMAIL') throw new Undeliverable(`there is no provider for ${message.channel}`);
    try {
      await this.transporter.sendMail({
        from: this.options.mailFrom,
        // As one address object: nothing in it can become a further recipient or header.
        to: { name: '', address: message.to },
        subject: message.subject ?? '',
        text: message.text,
        ...(message.html !== null && { html: message.html }),
        // The same in every try, so that a server recognises a mail that it took before.
        messageId: `<${message.id}@setpoint.example>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': message.language,
          ...this.unsubscribing(message),
        },
      });
    } catch (error) {
      throw isRefusedForGood(error) ? new Undeliverable(`refused: ${error.response}`, { cause: error }) : error;
    }
  }

  /** Mail programs show a button for it, and press it with a POST (RFC 8058). */
  private unsubscribing(message: ComposedMessage): Record<string, string> {
    const url = this.links.urlFor(message.userId, mailSubjectOf(message));
    if (url === null) return {};
    return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  }
}

/** Replies from 500 on to the recipient are permanent, other errors pass (RFC 5321, 4.2.1). */
function isRefusedForGood(error: unknown): error is Error & { readonly response: string } {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && command === 'RCPT TO';
}
