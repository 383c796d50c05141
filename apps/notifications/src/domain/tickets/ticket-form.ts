import { findNameError, hasHiddenCharacters, oneLine, tidyName, type FieldError } from '@setpoint/kernel';
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

type FieldErrorCode = 'REQUIRED' | 'TOO_LONG' | 'NOT_VALID' | 'NOT_A_NAME' | 'HIDDEN_CHARACTERS';

/** Without spaces around; a name and a subject are one line, as a line break would end a header of a mail. */
export const tidied = ({ name, email, phone, subject, message }: TicketForm): TicketForm => ({
  name: tidyName(name),
  email: email.trim(),
  phone: phone === null ? null : oneLine(phone) || null,
  subject: oneLine(subject),
  message: message.replaceAll('\r\n', '\n').trim(),
});

/** Validation errors of a normalised form: name, email, subject and message are required (PUB-02). */
export function errorsIn(form: TicketForm): FieldError<FieldErrorCode>[] {
  const required = (['name', 'email', 'subject', 'message'] as const).map((field) => errorIn(field, form[field]));
  const phone = form.phone === null || PHONE.test(form.phone) ? null : fieldError('phone', 'NOT_VALID');
  return [...required, phone].filter((one) => one !== null);
}

function errorIn(field: keyof typeof LONGEST, text: string): FieldError<FieldErrorCode> | null {
  if (text === '') return fieldError(field, 'REQUIRED');
  if ([...text].length > LONGEST[field]) return fieldError(field, 'TOO_LONG');
  if (field === 'name' && findNameError(text, LONGEST.name)) return fieldError(field, 'NOT_A_NAME');
  if (field === 'subject' && hasHiddenCharacters(text)) return fieldError(field, 'HIDDEN_CHARACTERS');
  if (!text.isWellFormed()) return fieldError(field, 'NOT_VALID');
  return field === 'email' && !z.email().safeParse(text).success ? fieldError(field, 'NOT_VALID') : null;
}

const fieldError = (field: string, code: FieldErrorCode): FieldError<FieldErrorCode> => ({ field, code });
