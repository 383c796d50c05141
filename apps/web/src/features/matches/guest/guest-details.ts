import type { Side } from '@setpoint/scoring';
import { z } from '../../../entities/draft/schema.js';

/** Somebody without an account, as a form takes them down (MAT-05). */
export interface GuestDetails {
  readonly name: string;
  readonly by: 'email' | 'phone';
  readonly address: string;
  readonly side: Side;
}

export type GuestFault = 'REQUIRED' | 'INVALID' | 'TOO_LONG';
export type GuestFaults = Partial<Record<'name' | 'address', GuestFault>>;

export const LONGEST_NAME = 50;
const LONGEST_ADDRESS = 254;

/** What can be said before the server is asked, which has the last word. */
export function faultsIn({ name, by, address }: GuestDetails): GuestFaults | null {
  const phone = address.replace(/[\s\p{Cf}\p{Pd}()./]/gu, '').replace(/^00/, '+');
  const isAddress = by === 'email' ? z.email().safeParse(address).success : z.e164().safeParse(phone).success;
  const faults: GuestFaults = {
    ...(name === '' ? { name: 'REQUIRED' } : name.length > LONGEST_NAME ? { name: 'TOO_LONG' } : {}),
    ...(address === ''
      ? { address: 'REQUIRED' }
      : address.length > LONGEST_ADDRESS
        ? { address: 'TOO_LONG' }
        : isAddress
          ? {}
          : { address: 'INVALID' }),
  };
  return Object.keys(faults).length > 0 ? faults : null;
}

/** As the API takes them. */
export const toGuestInput = ({ name, by, address, side }: GuestDetails) => ({ side, name, [by]: address });
