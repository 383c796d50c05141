import type { accountNoticeRequested, DataOf } from '@setpoint/events';
import type { Texts } from '@setpoint/i18n';
import { onSite } from './account-mails.js';
import { dayAndTime } from './local-time.js';
import { renderMail, type RenderedMail } from './render-mail.js';

export type AccountNotice = DataOf<typeof accountNoticeRequested>;

const TEMPLATES = {
  DELETION_REQUESTED: { template: 'deletionRequested', path: '/player/account/delete-account' },
  DELETION_CANCELLED: { template: 'deletionCancelled', path: '/' },
  ACCOUNT_DELETED: { template: 'accountDeleted', path: '/' },
  DATA_READY: { template: 'dataReady', path: '/player/account/data' },
} as const;

export const noticeTemplate = (kind: AccountNotice['kind']) => TEMPLATES[kind].template;

/** Mails about an account or its data (ACC-06, BYD-08). Times are in UTC, since accounts have no time zone. */
export function composeAccountNotice(notice: AccountNotice, texts: Texts, webUrl: string): RenderedMail {
  const { template, path } = TEMPLATES[notice.kind];
  const { date, time } = dayAndTime(new Date(notice.until ?? 0), 'UTC');
  const text = (key: string, values?: Record<string, string>) => texts.t(notice.language, `mail:${key}`, values);
  return renderMail({
    language: notice.language,
    subject: text(`${template}.subject`),
    greeting: text('greeting', { name: notice.firstName }),
    intro: text(`${template}.intro`, { when: text('dateAndTime', { date, time }) }),
    facts: [],
    button: { label: text(`${template}.button`), url: onSite(path, webUrl) },
    buttonFails: text('buttonFails'),
    outro: text(`${template}.outro`),
    footer: text('footerAccount'),
  });
}
