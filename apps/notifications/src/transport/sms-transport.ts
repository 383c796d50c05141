import type { Clock } from '@setpoint/kernel';
import { z } from 'zod';
import { MessageTransport, notReachable, Undeliverable } from '../application/ports/message-transport.js';
import type { ComposedMessage } from '../application/ports/messages.js';
import { ask, notNow } from './answers.js';

export interface SmsOptions {
  readonly accountId: string;
  readonly token: string;
  /** A number (E.164), a name of up to eleven letters, or a pool of numbers (`MG…`). */
  readonly sender: string;
  /** With the version: `https://api.twilio.com/2010-04-01`. */
  readonly url: string;
}

/** Too many of ours for the moment. */
const LIMITS: readonly number[] = [14_107, 20_429, 21_611];
/** No mobile number, or its owner has answered STOP. */
const NOT_THERE: readonly number[] = [21_211, 21_610, 21_614];
const POOL = /^MG/;
/** By how much the provider's clock may be behind. */
const SKEW_MS = 60_000;

const refusal = z.object({ code: z.number() });
const text = z.string().nullish();
const taken = z.object({ messages: z.array(z.object({ body: text, date_created: text, status: text })).default([]) });

/**
 * Sends by the API of Twilio, which others speak, too. It has no key for what is asked twice: before another try it
 * is asked what it took for this number.
 */
export class SmsTransport extends MessageTransport {
  readonly staysHere = false;

  constructor(
    private readonly options: SmsOptions,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send(message: ComposedMessage): Promise<void> {
    if (message.attempts > 0 && (await this.hasTaken(message))) return;
    const { sender } = this.options;
    const response = await this.ask('', {
      method: 'POST',
      body: new URLSearchParams({
        To: message.to,
        [POOL.test(sender) ? 'MessagingServiceSid' : 'From']: sender,
        Body: message.text,
      }),
    });
    if (response.ok) return void (await response.body?.cancel());
    await this.refuse(response);
  }

  /** Whether the answer to an earlier try was lost. */
  private async hasTaken({ to, text, dueAt }: ComposedMessage): Promise<boolean> {
    const response = await this.ask(`?${new URLSearchParams({ To: to, PageSize: '20' }).toString()}`);
    if (!response.ok) return this.refuse(response);
    const { messages } = taken.parse(await response.json());
    const since = dueAt.getTime() - SKEW_MS;
    return messages.some(
      ({ body, status, date_created: at }) =>
        body === text && status !== 'failed' && status !== 'undelivered' && at && Date.parse(at) >= since,
    );
  }

  private ask(query: string, init: RequestInit = {}): Promise<Response> {
    const { accountId, token, url } = this.options;
    const credentials = Buffer.from(`${accountId}:${token}`).toString('base64');
    return ask(`${url}/Accounts/${accountId}/Messages.json${query}`, {
      ...init,
      headers: { authorization: `Basic ${credentials}` },
    });
  }

  private async refuse(response: Response): Promise<never> {
    const { code } = refusal.safeParse(await response.json().catch(() => null)).data ?? { code: 0 };
    const refused = `the SMS provider answered ${response.status}${code ? ` (${code})` : ''}`;
    if (NOT_THERE.includes(code)) throw notReachable(refused);
    const passes =
      response.status === 401 || response.status === 429 || response.status >= 500 || LIMITS.includes(code);
    throw passes ? notNow(refused, response, this.clock.now()) : new Undeliverable(refused);
  }
}
