import { GUEST_TEMPLATES } from './guest-messages.js';

const SECRET_TEMPLATES: readonly string[] = ['verifyEmail', 'resetPassword', ...GUEST_TEMPLATES];
const GONE = '[link]';
const CODES: Readonly<Record<string, RegExp>> = { phoneCode: /\d{5}/g, claimCode: /\b\d{6}\b/g };

interface Kept {
  readonly template: string;
  readonly text: string;
  readonly html: string | null;
}

/**
 * What may be kept of a message that has left: the links of account mails open accounts, those of guests
 * act for the guest and codes prove numbers, so only their addressee may have them. Null when there is nothing to hide.
 */
export function withoutSecrets(message: Kept): { text: string; html: string | null } | null {
  const code = CODES[message.template];
  if (code) {
    const hidden = (text: string) => text.replace(code, '[code]');
    return { text: hidden(message.text), html: message.html === null ? null : hidden(message.html) };
  }
  if (!SECRET_TEMPLATES.includes(message.template)) return null;
  const hide = (text: string) => text.replace(/https?:\/\/[^\s"<>]+/g, GONE);
  return { text: hide(message.text), html: message.html === null ? null : hide(message.html) };
}
