import { Injectable } from '@nestjs/common';
import type { CompetitionMailContent } from '../domain/mail/competition-mails.js';
import { isAboutMatch } from '../domain/mail/mail-content.js';
import type { MatchMailContent } from '../domain/mail/match-mails.js';
import { playersOf } from '../domain/recipients/of-matches.js';
import { isReachable } from '../domain/reminders.js';
import { MailTemplates } from './mail-templates.js';
import { Directory, type Person } from './ports/directory.js';
import { Undeliverable } from './ports/message-transport.js';
import type { Composition, UncomposedMessage } from './ports/messages.js';
import { Reaches } from './ports/reach.js';
import { Subscriptions } from './ports/subscriptions.js';

/** The person's account or profile has not arrived here yet. */
export class AddressUnknown extends Error {
  constructor() {
    super('the address of the person is not known yet');
  }
}

/** Composes a message with the address, the language and the names as they are known when it is sent. */
@Injectable()
export class ComposeMessage {
  constructor(
    private readonly directory: Directory,
    private readonly reaches: Reaches,
    private readonly subscriptions: Subscriptions,
    private readonly templates: MailTemplates,
  ) {}

  /** @throws AddressUnknown, or Undeliverable when the person is not to be reached in this way any more */
  async execute(message: UncomposedMessage): Promise<Composition> {
    const { content } = message;
    return isAboutMatch(content) ? this.aboutMatch(message, content) : this.aboutCompetition(message, content);
  }

  private async aboutCompetition({ userId }: UncomposedMessage, content: CompetitionMailContent): Promise<Composition> {
    const { actorId } = content;
    const people = await this.directory.people([userId, actorId]);
    const reader = people.get(userId);
    if (!reader?.email) throw new AddressUnknown();
    const actor = people.get(actorId)?.displayName ?? null;
    return {
      ...this.templates.competition({ ...content, reader, actor }),
      to: reader.email,
      language: reader.language,
    };
  }

  private async aboutMatch(message: UncomposedMessage, content: MatchMailContent): Promise<Composition> {
    const { channel, userId } = message;
    const { match, actorId } = content;
    const people = await this.directory.people([userId, actorId, ...playersOf(match)]);
    const reader = people.get(userId);
    if (!reader) throw new AddressUnknown();
    const court = match.courtId === null ? null : await this.directory.place(match.courtId);
    switch (channel) {
      case 'SMS':
        return this.sms(reader, { match, court, language: reader.language });
      case 'PUSH':
        return this.push(message, { match, court, language: reader.language });
      default: {
        if (!reader.email) throw new AddressUnknown();
        const names = new Map([...people.values()].map((person) => [person.userId, person.displayName]));
        const mail = this.templates.match({ ...content, reader, actor: names.get(actorId) ?? null, court, names });
        return { ...mail, to: reader.email, language: reader.language };
      }
    }
  }

  private async sms(reader: Person, reminder: Parameters<MailTemplates['reminderSms']>[0]): Promise<Composition> {
    const reach = (await this.reaches.of([reader.userId])).get(reader.userId);
    if (!reach?.number || !isReachable(reach, 'SMS')) throw new Undeliverable('wants no SMS any more');
    const { language } = reader;
    return { to: reach.number, language, subject: null, text: this.templates.reminderSms(reminder), html: null };
  }

  private async push(
    { userId, subscriptionId }: UncomposedMessage,
    reminder: Parameters<MailTemplates['reminderPush']>[0],
  ): Promise<Composition> {
    const reach = (await this.reaches.of([userId])).get(userId);
    const subscription = subscriptionId === null ? null : await this.subscriptions.find(subscriptionId);
    if (!subscription || !reach || !isReachable(reach, 'PUSH'))
      throw new Undeliverable('takes no notifications any more');
    // Of the endpoint only where it is: whoever has all of it could be mistaken for us.
    const to = new URL(subscription.endpoint).host;
    return { to, language: reminder.language, ...this.templates.reminderPush(reminder), html: null };
  }
}
