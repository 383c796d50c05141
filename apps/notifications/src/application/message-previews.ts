import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@setpoint/i18n';
import { COMPETITION_MAILS, type CompetitionMailTemplate } from '../domain/mail/competition-mails.js';
import { GUEST_TEMPLATES, guestKindOf } from '../domain/mail/guest-messages.js';
import { mailTemplateOf, type MailTemplate, type MatchMailTemplate } from '../domain/mail/mail-rules.js';
import { NOTIFICATION_TYPES, type NotificationType } from '../domain/notice.js';
import { isPushed } from '../domain/topics.js';
import { MailTemplates } from './mail-templates.js';
import type { MessageChannel } from './ports/messages.js';
import { SAMPLE } from './sample-data.js';

export interface PreviewTemplate {
  /** The type of its notification, or the template of a message that has none. */
  readonly id: string;
  readonly channels: readonly MessageChannel[];
}

export interface Preview {
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
}

type Compose = (language: LanguageCode) => Preview;

/** Every message that the platform can send, as it would be sent, with the same sample data (NTF-09). */
@Injectable()
export class MessagePreviews {
  constructor(private readonly templates: MailTemplates) {}

  all(): PreviewTemplate[] {
    return [...this.catalogue()].map(([id, ways]) => ({ id, channels: Object.keys(ways) as MessageChannel[] }));
  }

  /** Null if the template does not support this channel. */
  of(id: string, channel: MessageChannel, language: LanguageCode): Preview | null {
    return this.catalogue().get(id)?.[channel]?.(language) ?? null;
  }

  private catalogue(): ReadonlyMap<string, Partial<Record<MessageChannel, Compose>>> {
    return new Map([
      ...NOTIFICATION_TYPES.map((type) => [type, this.ofType(type)] as const).filter(
        ([, ways]) => Object.keys(ways).length > 0,
      ),
      ['digest', { EMAIL: (language) => this.templates.digest(SAMPLE.digest(language, this.line(language))) }],
      ['verifyEmail', { EMAIL: (language) => this.templates.account(SAMPLE.account('VERIFY_EMAIL', language)) }],
      ['resetPassword', { EMAIL: (language) => this.templates.account(SAMPLE.account('RESET_PASSWORD', language)) }],
      ['ticketCopy', { EMAIL: (language) => this.templates.ticketCopy(SAMPLE.ticket(language)) }],
      ['ticketAnswer', { EMAIL: (language) => this.templates.ticketAnswer(SAMPLE.ticket(language), SAMPLE.answer) }],
      ['phoneCode', { SMS: (language) => inWords(this.templates.codeSms('12345', language)) }],
      ...GUEST_TEMPLATES.map((template) => [template, this.toGuest(template)] as const),
    ]);
  }

  private ofType(type: NotificationType): Partial<Record<MessageChannel, Compose>> {
    const template = mailTemplateOf(type);
    const push: Compose = (language) => this.templates.noticePush(SAMPLE.notice(type, language));
    if (type === 'MATCH_REMINDER')
      return {
        EMAIL: (language) => this.mail(template!, type, language),
        PUSH: (language) => ({ ...this.templates.reminderPush(SAMPLE.reminder(language)), html: null }),
        SMS: (language) => inWords(this.templates.reminderSms(SAMPLE.reminder(language))),
      };
    return {
      ...(template && { EMAIL: (language) => this.mail(template, type, language) }),
      ...(isPushed(type) && { PUSH: push, WHATSAPP: push }),
    };
  }

  private mail(template: MailTemplate, type: NotificationType, language: LanguageCode): Preview {
    if (template === 'notice') return this.templates.noticeMail(SAMPLE.notice(type, language));
    return isOfCompetition(template)
      ? this.templates.competition(SAMPLE.competition(template, type, language))
      : this.templates.match(SAMPLE.match(template, type, language));
  }

  private toGuest(template: (typeof GUEST_TEMPLATES)[number]): Partial<Record<MessageChannel, Compose>> {
    const message = (language: LanguageCode) => SAMPLE.guest(guestKindOf(template), language);
    return {
      EMAIL: (language) => this.templates.guestMail(message(language)),
      SMS: (language) => inWords(this.templates.guestSms(message(language))),
    };
  }

  private line = (language: LanguageCode) => (type: NotificationType) => {
    const { content, sender } = SAMPLE.notice(type, language);
    return this.templates.line(content.notice, sender, language);
  };
}

const isOfCompetition = (template: MatchMailTemplate | CompetitionMailTemplate): template is CompetitionMailTemplate =>
  COMPETITION_MAILS.some((one) => one === template);

const inWords = (text: string): Preview => ({ subject: null, text, html: null });
