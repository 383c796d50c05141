import type { Notice } from '../notice.js';
import type { Occurrence } from '../recipients.js';
import {
  COMPETITION_MAILS,
  competitionContentOf,
  type CompetitionMailContent,
  type CompetitionMailTemplate,
} from './competition-mails.js';
import { mailFor, type MailTemplate } from './mail-rules.js';
import type { DigestContent } from './digest-mail.js';
import { contentOf, type MatchMailContent } from './match-mails.js';
import { noticeContentOf, type NoticeContent } from './notice-words.js';

/** Content of a message, stored until composed. */
export type MailContent = MatchMailContent | CompetitionMailContent | NoticeContent | DigestContent;

/** The mail that goes with a notice, if any. */
export function mailOf(notice: Notice, event: Occurrence): MailContent | null {
  const template = mailFor(notice.type, event);
  if (!template) return null;
  if (template === 'notice') return noticeContentOf(notice, event.data);
  return isOfCompetition(template)
    ? competitionContentOf(template, notice, event)
    : contentOf(template, notice.senderId, event);
}

export const isNotice = (content: MailContent): content is NoticeContent => content.template === 'notice';
export const isDigest = (content: MailContent): content is DigestContent => content.template === 'digest';
export const isAboutMatch = (content: MailContent): content is MatchMailContent => 'match' in content;

const isOfCompetition = (template: MailTemplate): template is CompetitionMailTemplate =>
  COMPETITION_MAILS.some((one) => one === template);
