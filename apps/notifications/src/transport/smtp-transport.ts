import { createTransport, type Transporter } from 'nodemailer';
import { MessageTransport, Undeliverable, type Message } from '../application/messages.js';

export interface SmtpOptions {
  readonly smtpUrl: string;
  readonly mailFrom: string;
}

/** Sends mails through an SMTP server; other channels have no provider here. */
export class SmtpTransport extends MessageTransport {
  readonly staysHere = false;
  private readonly transporter: Transporter;

  constructor(private readonly options: SmtpOptions) {
    super();
    this.transporter = createTransport({ url: options.smtpUrl, connectionTimeout: 10_000, socketTimeout: 30_000 });
  }

  async send(message: Message): Promise<void> {
    if (message.channel !== 'EMAIL') throw new Undeliverable(`there is no provider for ${message.channel}`);
    try {
      await this.transporter.sendMail({
        from: this.options.mailFrom,
        // As one address object: what is in it can't become further recipients or headers.
        to: { name: '', address: message.to },
        subject: message.subject ?? '',
        text: message.text,
        ...(message.html !== null && { html: message.html }),
        // The same in every try, so that a server that took the mail before can tell.
        messageId: `<${message.id}@setpoint.example>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': message.language },
      });
    } catch (fault) {
      throw isRefusedForGood(fault) ? new Undeliverable(`refused: ${fault.response}`, { cause: fault }) : fault;
    }
  }
}

/** Replies from 500 on to the recipient are permanent, other faults pass (RFC 5321, 4.2.1). */
function isRefusedForGood(fault: unknown): fault is Error & { readonly response: string } {
  const { responseCode, command } = fault as { responseCode?: unknown; command?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && command === 'RCPT TO';
}
