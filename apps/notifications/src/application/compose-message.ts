import { Injectable } from '@nestjs/common';
import type { CompetitionMailContent } from '../domain/mail/competition-mails.js';
import { isAboutMatch, isDigest, isNotice } from '../domain/mail/mail-content.js';
import type { MatchMailContent } from '../domain/mail/match-mails.js';
import type { NoticeContent } from '../domain/mail/notice-words.js';
import type { RenderedMail } from '../domain/mail/render-mail.js';
import { playersOf } from '../domain/recipients/of-matches.js';
import { placeOf } from '../domain/push/subscription.js';
import { mailSubjectOf } from './mail-subject.js';
import { MailTemplates } from './mail-templates.js';
import { Directory, type Person } from './ports/directory.js';
import { notReachable } from './ports/message-transport.js';
import { type Composition, Messages, type UncomposedMessage } from './ports/messages.js';
import { Reaches } from './ports/reach.js';
import { Subscriptions } from './ports/subscriptions.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

/** The person's account or profile has not arrived here yet. */
export class AddressUnknown extends Error {
  constructor() {
    super('the address of the person is not known yet');
  }
}

/** All notifications of the digest have been read. */
export class NothingNew extends Error {}

/** Composes a message with the address, language and names at the time of sending. */
@Injectable()
export class ComposeMessage {
  constructor(
    private readonly directory: Directory,
    private readonly reaches: Reaches,
    private readonly subscriptions: Subscriptions,
    private readonly messages: Messages,
    private readonly templates: MailTemplates,
    private readonly links: UnsubscribeLinks,
  ) {}

  /** @throws AddressUnknown; Undeliverable when the person is not to be reached in this way any more; NothingNew */
  async execute(message: UncomposedMessage): Promise<Composition> {
    const { content } = message;
    if (isNotice(content)) return this.notice(message, content);
    if (isDigest(content)) return this.digest(message);
    return isAboutMatch(content) ? this.aboutMatch(message, content) : this.aboutCompetition(message, content);
  }

  private async aboutCompetition(message: UncomposedMessage, content: CompetitionMailContent): Promise<Composition> {
    const { userId } = message;
    const { actorId } = content;
    const people = await this.directory.people([userId, actorId, ...(content.playerIds ?? [])]);
    const reader = withAddress(people.get(userId));
    const names = namesOf(people);
    const actor = names.get(actorId) ?? null;
    return mailTo(
      reader,
      this.templates.competition({ ...content, reader, actor, names, stopUrl: this.stopUrl(message) }),
    );
  }

  private async aboutMatch(message: UncomposedMessage, content: MatchMailContent): Promise<Composition> {
    const { channel, userId } = message;
    const { match, actorId } = content;
    const people = await this.directory.people([userId, actorId, ...playersOf(match)]);
    const reader = people.get(userId);
    if (!reader) throw new AddressUnknown();
    const court = match.courtId === null ? null : await this.directory.place(match.courtId);
    const reminder = { match, court, language: reader.language };
    if (channel === 'SMS')
      return this.instant(message, reader, { subject: null, text: this.templates.reminderSms(reminder) });
    if (channel === 'PUSH') return this.instant(message, reader, this.templates.reminderPush(reminder));
    const names = namesOf(people);
    const addressed = withAddress(reader);
    const actor = names.get(actorId) ?? null;
    const stopUrl = this.stopUrl(message);
    return mailTo(addressed, this.templates.match({ ...content, reader, actor, court, names, stopUrl }));
  }

  private async notice(message: UncomposedMessage, content: NoticeContent): Promise<Composition> {
    const { userId, channel } = message;
    const { senderId, courtId } = content.notice;
    const place = courtId ?? content.about?.courtId ?? null;
    const people = await this.directory.people([userId, senderId]);
    const reader = people.get(userId);
    if (!reader) throw new AddressUnknown();
    const court = place === null ? null : await this.directory.place(place);
    const words = { content, reader, sender: people.get(senderId) ?? null, court, stopUrl: this.stopUrl(message) };
    return channel === 'EMAIL'
      ? mailTo(withAddress(reader), this.templates.noticeMail(words))
      : this.instant(message, reader, this.templates.noticePush(words));
  }

  private async digest(message: UncomposedMessage): Promise<Composition> {
    const { id, userId } = message;
    const news = await this.messages.newsOf(id);
    if (news.length === 0) throw new NothingNew();
    const people = await this.directory.people([userId, ...news.map(({ senderId }) => senderId)]);
    const reader = withAddress(people.get(userId));
    const lines = news.map((one) => ({
      at: one.at,
      line: this.templates.line(one, people.get(one.senderId) ?? null, reader.language),
    }));
    return mailTo(reader, this.templates.digest({ reader, news: lines, stopUrl: this.stopUrl(message) }));
  }

  private stopUrl(message: UncomposedMessage): string | null {
    return this.links.urlFor(message.userId, mailSubjectOf(message));
  }

  private async instant(
    { channel, userId, subscriptionId }: UncomposedMessage,
    { language }: Person,
    words: { readonly subject: string | null; readonly text: string },
  ): Promise<Composition> {
    if (channel === 'PUSH') {
      const subscription = subscriptionId === null ? null : await this.subscriptions.find(subscriptionId);
      if (!subscription || subscription.userId !== userId) throw notReachable('takes no notifications any more');
      return { to: placeOf(subscription), language, ...words, html: null };
    }
    const number = (await this.reaches.of([userId])).get(userId)?.number;
    if (!number) throw notReachable('has no verified number any more');
    return { to: number, language, ...words, html: null };
  }
}

const namesOf = (people: ReadonlyMap<string, Person>) =>
  new Map([...people.values()].map((person) => [person.userId, person.displayName]));

function withAddress(person: Person | undefined): Person & { readonly email: string } {
  const { email = null } = person ?? {};
  if (!person || email === null) throw new AddressUnknown();
  return { ...person, email };
}

const mailTo = ({ email, language }: Person & { readonly email: string }, mail: RenderedMail): Composition => ({
  ...mail,
  ...{ to: email, language },
});
