import { assertNever } from '@setpoint/kernel';
import type { LanguageCode, Texts } from '@setpoint/i18n';
import { setMail, type SetMail } from './letter.js';

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
export function composeAccountMail(mail: AccountMail, texts: Texts, webUrl: string): SetMail {
  const template = accountTemplate(mail.kind);
  const say = (key: string, values?: Record<string, string>) => texts.t(mail.language, `mail:${key}`, values);
  return setMail({
    language: mail.language,
    subject: say(`${template}.subject`),
    greeting: say('greeting', { name: mail.firstName }),
    intro: say(`${template}.intro`),
    facts: [],
    button: { label: say(`${template}.button`), url: onSite(mail.path, webUrl) },
    buttonFails: say('buttonFails'),
    outro: say(`${template}.outro`),
    footer: say('footerAccount'),
  });
}

/** The absolute address of a path of ours; a path that leads elsewhere is a fault, not a link. */
export function onSite(path: string, webUrl: string): string {
  const url = new URL(path, webUrl);
  if (url.origin !== new URL(webUrl).origin) throw new Error('a mail may only link to our own site');
  return url.href;
}
