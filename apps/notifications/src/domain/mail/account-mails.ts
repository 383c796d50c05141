import { assertNever } from '@setpoint/kernel';
import type { LanguageCode, Texts } from '@setpoint/i18n';
import { renderMail, type RenderedMail } from './render-mail.js';

export type AccountMailTemplate = 'verifyEmail' | 'resetPassword';

export interface AccountMail {
  readonly kind: 'VERIFY_EMAIL' | 'RESET_PASSWORD';
  readonly firstName: string;
  readonly language: LanguageCode;
  /** Same-site path with a one-time code. */
  readonly path: string;
}

export function accountTemplate(kind: AccountMail['kind']): AccountMailTemplate {
  switch (kind) {
    case 'VERIFY_EMAIL':
      return 'verifyEmail';
    case 'RESET_PASSWORD':
      return 'resetPassword';
    default:
      return assertNever(kind);
  }
}

/** Verification and password mails (AUTH). `webUrl` is the origin that people use. */
export function composeAccountMail(mail: AccountMail, texts: Texts, webUrl: string): RenderedMail {
  const template = accountTemplate(mail.kind);
  const text = (key: string, values?: Record<string, string>) => texts.t(mail.language, `mail:${key}`, values);
  return renderMail({
    language: mail.language,
    subject: text(`${template}.subject`),
    greeting: text('greeting', { name: mail.firstName }),
    intro: text(`${template}.intro`),
    facts: [],
    button: { label: text(`${template}.button`), url: onSite(mail.path, webUrl) },
    buttonFails: text('buttonFails'),
    outro: text(`${template}.outro`),
    footer: text('footerAccount'),
  });
}

/** The absolute address of a path of our own site; throws for a path that leads elsewhere. */
export function onSite(path: string, webUrl: string): string {
  const url = new URL(path, webUrl);
  if (url.origin !== new URL(webUrl).origin) throw new Error('a mail may only link to our own site');
  return url.href;
}
