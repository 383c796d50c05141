import type { FieldError } from '@setpoint/kernel';
import { z } from 'zod';

/** Fields of the support and court partnership forms. */
export interface TicketForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
}

export const LONGEST = { name: 100, email: 254, phone: 30, subject: 150, message: 5_000 } as const;
const PHONE = /^\+?[\d\s()./-]{6,30}$/;

type FieldErrorCode = 'REQUIRED' | 'TOO_LONG' | 'NOT_VALID';

/** Without spaces around; a line break in a name or a subject would end a header of a mail. */
export const tidied = ({ name, email, phone, subject, message }: TicketForm): TicketForm => ({
  name: inOneLine(name),
  email: email.trim(),
  phone: phone === null ? null : inOneLine(phone) || null,
  subject: inOneLine(subject),
  message: message.replaceAll('\r\n', '\n').trim(),
});

const inOneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Validation errors of a normalised form: name, email, subject and message are required (PUB-02). */
export function errorsIn(form: TicketForm): FieldError<FieldErrorCode>[] {
  const required = (['name', 'email', 'subject', 'message'] as const).map((field) => errorIn(field, form[field]));
  const phone = form.phone === null || PHONE.test(form.phone) ? null : fieldError('phone', 'NOT_VALID');
  return [...required, phone].filter((one) => one !== null);
}

function errorIn(field: keyof typeof LONGEST, text: string): FieldError<FieldErrorCode> | null {
  if (text === '') return fieldError(field, 'REQUIRED');
  if ([...text].length > LONGEST[field]) return fieldError(field, 'TOO_LONG');
  if (!text.isWellFormed()) return fieldError(field, 'NOT_VALID');
  return field === 'email' && !z.email().safeParse(text).success ? fieldError(field, 'NOT_VALID') : null;
}

const fieldError = (field: string, code: FieldErrorCode): FieldError<FieldErrorCode> => ({ field, code });
