import { Injectable } from '@nestjs/common';
import { Clock } from '@setpoint/kernel';
import { withoutSecrets } from '../domain/mail/secrets.js';
import { playersOf } from '../domain/recipients.js';
import { MailTemplates } from './mail-templates.js';
import { Directory } from './ports/directory.js';
import { MessageTransport, Undeliverable } from './ports/message-transport.js';
import { type ComposedMessage, Messages, type UncomposedMessage } from './ports/messages.js';

/** The person's account or profile has not arrived here yet. */
export class AddressUnknown extends Error {
  constructor() {
    super('the address of the person is not known yet');
  }
}

/**
 * Sends one message. Neither an outage of the provider nor an address that is not known yet loses it: both delay it
 * (NTF-08).
 */
@Injectable()
export class SendMessage {
  constructor(
    private readonly messages: Messages,
    private readonly directory: Directory,
    private readonly templates: MailTemplates,
    private readonly transport: MessageTransport,
    private readonly clock: Clock,
  ) {}

  /** Rejects when it should be tried again. What was sent or given up before stays so. */
  async execute(id: string, isLastTry: boolean): Promise<void> {
    const message = await this.messages.waiting(id);
    if (!message) return;
    let composed: ComposedMessage;
    try {
      composed = message.content ? await this.compose(message) : message;
      await this.transport.send(composed);
    } catch (error) {
      const isHopeless = error instanceof Undeliverable;
      await this.messages.failed(id, isHopeless || isLastTry);
      if (isHopeless) return;
      throw error;
    }
    await this.messages.sent(id, this.clock.now(), this.transport.staysHere ? null : withoutSecrets(composed));
  }

  /** With the address, the language and the names as they are known now. */
  private async compose({ content, ...message }: UncomposedMessage): Promise<ComposedMessage> {
    const { match, actorId } = content;
    const people = await this.directory.people([message.userId, actorId, ...playersOf(match)]);
    const reader = people.get(message.userId);
    if (!reader?.email) throw new AddressUnknown();
    const court = match.courtId === null ? null : await this.directory.place(match.courtId);
    const names = new Map([...people.values()].map((person) => [person.userId, person.displayName]));
    const mail = this.templates.match({ ...content, reader, actor: names.get(actorId) ?? null, court, names });
    const composition = { ...mail, to: reader.email, language: reader.language };
    await this.messages.compose(message.id, composition);
    return { ...message, ...composition, content: null };
  }
}
