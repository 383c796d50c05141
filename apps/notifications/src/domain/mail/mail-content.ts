import type { Notice } from '../notice.js';
import type { Occurrence } from '../recipients.js';
import {
  COMPETITION_MAILS,
  competitionContentOf,
  type CompetitionMailContent,
  type CompetitionMailTemplate,
} from './competition-mails.js';
import { mailFor, type MailTemplate } from './mail-rules.js';
import { contentOf, type MatchMailContent } from './match-mails.js';

/** What a mail is about, kept until it is composed. */
export type MailContent = MatchMailContent | CompetitionMailContent;

/** The mail that goes with a notice, if any. */
export function mailOf(notice: Notice, event: Occurrence): MailContent | null {
  const template = mailFor(notice.type, event);
  if (!template) return null;
  return isOfCompetition(template)
    ? competitionContentOf(template, notice, event)
    : contentOf(template, notice.senderId, event);
}

export const isAboutMatch = (content: MailContent): content is MatchMailContent => 'match' in content;

const isOfCompetition = (template: MailTemplate): template is CompetitionMailTemplate =>
  COMPETITION_MAILS.some((one) => one === template);
