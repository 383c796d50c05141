import { refuse, type FieldError, type Refusal } from '@setpoint/kernel';

/** What can be wrong with a field; the web app has a text for each. */
export type PlayerFieldCode =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'NOT_A_NAME'
  | 'HIDDEN_CHARACTERS'
  | 'INVALID'
  | 'UNKNOWN'
  | 'DUPLICATE'
  | 'TOO_MANY'
  | 'OUT_OF_RANGE'
  | 'LEVEL_NOT_ALLOWED'
  | 'NOT_AFTER_FROM'
  | 'BEFORE_FROM'
  | 'NOT_IN_THE_PAST'
  | 'IN_THE_PAST'
  | 'TOO_LONG_AGO'
  | 'TOO_FAR_AHEAD';

export type PlayerFieldError = FieldError<PlayerFieldCode>;

export const invalidData = (...fields: readonly PlayerFieldError[]): Refusal<'INVALID_DATA'> =>
  refuse('INVALID_DATA', { fields });
