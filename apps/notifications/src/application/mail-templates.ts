import type { LanguageCode, Texts } from '@setpoint/i18n';
import { type AccountNotice, composeAccountNotice } from '../domain/mail/account-notices.js';
import { type AccountMail, composeAccountMail } from '../domain/mail/account-mails.js';
import { composeBookingSms, composeClaimCode, type ClaimCode } from '../domain/mail/court-messages.js';
import { composeGuestMail, composeGuestSms, type GuestMessage } from '../domain/mail/guest-messages.js';
import {
  composeCodeSms,
  composeReminderPush,
  composeReminderSms,
  type MatchReminder,
} from '../domain/mail/reminders.js';
import { type CompetitionMail, composeCompetitionMail } from '../domain/mail/competition-mails.js';
import { composeDigest, type DigestMail } from '../domain/mail/digest-mail.js';
import { composeNoticeMail, composeNoticePush, noticeLine, type NoticeMessage } from '../domain/mail/notice-words.js';
import { composeTicketAnswer, composeTicketCopy } from '../domain/mail/ticket-mails.js';
import { composeMatchMail, type MatchMail } from '../domain/mail/match-mails.js';

/** Composes messages with the texts and the address of this installation. */
export class MailTemplates {
  constructor(
    private readonly texts: Texts,
    private readonly webUrl: string,
  ) {}

  match = (mail: MatchMail) => composeMatchMail(mail, this.texts, this.webUrl);

  competition = (mail: CompetitionMail) => composeCompetitionMail(mail, this.texts, this.webUrl);

  guestMail = (message: GuestMessage) => composeGuestMail(message, this.texts, this.webUrl);

  guestSms = (message: GuestMessage) => composeGuestSms(message, this.texts, this.webUrl);

  reminderSms = (reminder: MatchReminder) => composeReminderSms(reminder, this.texts, this.webUrl);

  reminderPush = (reminder: MatchReminder) => composeReminderPush(reminder, this.texts, this.webUrl);

  noticePush = (message: NoticeMessage) => composeNoticePush(message, this.texts, this.webUrl);

  noticeMail = (message: NoticeMessage) => composeNoticeMail(message, this.texts, this.webUrl);

  line = (notice: Parameters<typeof noticeLine>[0], sender: Parameters<typeof noticeLine>[1], language: LanguageCode) =>
    noticeLine(notice, sender, language, this.texts);

  digest = (mail: DigestMail) => composeDigest(mail, this.texts, this.webUrl);

  codeSms = (code: string, language: LanguageCode) => composeCodeSms(code, language, this.texts);

  accountNotice = (notice: AccountNotice) => composeAccountNotice(notice, this.texts, this.webUrl);
  bookingSms = (booking: Parameters<typeof composeBookingSms>[0]) =>
    composeBookingSms(booking, this.texts, this.webUrl);

  claimCode = (claim: ClaimCode) => composeClaimCode(claim, this.texts, this.webUrl);

  account = (mail: AccountMail) => composeAccountMail(mail, this.texts, this.webUrl);

  ticketCopy = (ticket: Parameters<typeof composeTicketCopy>[0]) => composeTicketCopy(ticket, this.texts, this.webUrl);

  ticketAnswer = (ticket: Parameters<typeof composeTicketAnswer>[0], answer: string) =>
    composeTicketAnswer(ticket, answer, this.texts, this.webUrl);
}
