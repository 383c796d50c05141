import { findNameError as findErrorInName, tidyName, type NameError } from '@setpoint/kernel';

/** Client-side validation; codes are keys below `auth:field`. */
export type FieldCode =
  | 'required'
  | 'tooLong'
  | 'notAName'
  | 'emailNotValid'
  | 'passwordShort'
  | 'passwordCommon'
  | 'passwordsDiffer'
  | 'sportRequired'
  | 'inviteUnknown';

const SHORTEST_PASSWORD = 8;

const NAME_CODES = {
  REQUIRED: 'required',
  TOO_LONG: 'tooLong',
  NOT_A_NAME: 'notAName',
} as const satisfies Record<NameError, FieldCode>;

export function findNameError(name: string): FieldCode | null {
  const error = findErrorInName(tidyName(name));
  return error && NAME_CODES[error];
}

export function findEmailError(email: string): FieldCode | null {
  if (!email.trim()) return 'required';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'emailNotValid';
}

export function findNewPasswordError(password: string): FieldCode | null {
  if (!password) return 'required';
  return [...password].length < SHORTEST_PASSWORD ? 'passwordShort' : null;
}

const INVITE_CODE_LENGTH = 8;

/** Whether the code of an invite link is there in full (PLY-09); as on the server, only letters and digits count. */
export const isWholeCode = (code: string): boolean =>
  [...code.replace(/[^\p{L}\p{N}]/gu, '')].length === INVITE_CODE_LENGTH;

/** Maps the server's field codes. */
export function fieldCodeOf(field: string, code: string): FieldCode {
  if (field === 'sports') return 'sportRequired';
  if (field === 'email') return code === 'REQUIRED' ? 'required' : 'emailNotValid';
  if (field === 'referralCode') return 'inviteUnknown';
  return code === 'REQUIRED' || code === 'TOO_LONG' ? NAME_CODES[code] : 'notAName';
}
