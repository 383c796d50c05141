import { findNameError, tidyName, type NameError } from '@setpoint/kernel';
import type { Side } from '@setpoint/scoring';
import { z } from '../../../entities/draft/schema.js';

/** Somebody without an account, as a form takes them down (MAT-05). */
export interface GuestDetails {
  readonly name: string;
  readonly by: 'email' | 'phone';
  readonly address: string;
  readonly side: Side;
}

export type GuestErrorCode = NameError | 'INVALID';
export type GuestErrors = Partial<Record<'name' | 'address', GuestErrorCode>>;

const LONGEST_ADDRESS = 254;

/** Client-side validation; the server decides. */
export function errorsIn({ name, by, address }: GuestDetails): GuestErrors | null {
  const phone = address.replace(/[\s\p{Cf}\p{Pd}()./]/gu, '').replace(/^00/, '+');
  const isAddress = by === 'email' ? z.email().safeParse(address).success : z.e164().safeParse(phone).success;
  const nameError = findNameError(tidyName(name));
  const errors: GuestErrors = {
    ...(nameError && { name: nameError }),
    ...(address === ''
      ? { address: 'REQUIRED' }
      : address.length > LONGEST_ADDRESS
        ? { address: 'TOO_LONG' }
        : isAddress
          ? {}
          : { address: 'INVALID' }),
  };
  return Object.keys(errors).length > 0 ? errors : null;
}

/** As the API takes them. */
export const toGuestInput = ({ name, by, address, side }: GuestDetails) => ({ side, name, [by]: address });
