import type { Clock } from '@setpoint/kernel';
import { z } from 'zod';
import { MessageTransport, notReachable, Undeliverable } from '../application/ports/message-transport.js';
import type { ComposedMessage } from '../application/ports/messages.js';
import { ask, notNow } from './answers.js';
import { pushPayloadOf } from './push-message.js';

export interface WhatsAppOptions {
  readonly token: string;
  readonly numberId: string;
  /** With the version: `https://graph.facebook.com/v23.0`. */
  readonly url: string;
}

/** The template that Meta has approved: title, text, and a button whose address ends with the path. */
const TEMPLATE = 'setpoint_notice';
/** Too many of ours, or of this pair, for the moment. */
const LIMITS: readonly number[] = [4, 80_007, 130_429, 131_048, 131_056];
/** The number is not on WhatsApp, or its owner takes nothing of ours. */
const NOT_THERE: readonly number[] = [131_026, 131_050];

const refusal = z.object({ error: z.object({ code: z.number() }) });

/** Sends by the WhatsApp Cloud API. What it took it takes again: only an answer that was lost can double a message. */
export class WhatsAppTransport extends MessageTransport {
  readonly staysHere = false;

  constructor(
    private readonly options: WhatsAppOptions,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send(message: ComposedMessage): Promise<void> {
    const { token, numberId, url } = this.options;
    const response = await ask(`${url}/${numberId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(this.bodyFor(message)),
    });
    if (response.ok) return void (await response.body?.cancel());
    const code = refusal.safeParse(await response.json().catch(() => null)).data?.error.code ?? 0;
    const refused = `WhatsApp answered ${response.status}${code ? ` (${code})` : ''}`;
    if (NOT_THERE.includes(code)) throw notReachable(refused);
    const passes =
      response.status === 401 || response.status === 429 || response.status >= 500 || LIMITS.includes(code);
    throw passes ? notNow(refused, response, this.clock.now()) : new Undeliverable(refused);
  }

  private bodyFor(message: ComposedMessage) {
    const { title, body, url, language } = pushPayloadOf(message);
    const text = (words: string) => ({ type: 'text', text: words });
    return {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: message.to.replace(/^\+/, ''),
      type: 'template',
      biz_opaque_callback_data: message.id,
      template: {
        name: TEMPLATE,
        language: { code: language },
        components: [
          // A parameter may be neither empty nor of several lines.
          { type: 'body', parameters: [text(oneLine(title)), text(oneLine(body) || '–')] },
          { type: 'button', sub_type: 'url', index: '0', parameters: [text(new URL(url).pathname.slice(1) || '/')] },
        ],
      },
    };
  }
}

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();
