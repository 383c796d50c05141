import type { RunningService, ServiceCommand } from '@setpoint/service-kit';
import { NOMINATION_DAYS } from '../domain/rules/support-nomination.js';
import { GrantNominatedSupport, type NominationState } from './grant-nominated-support.js';

const LATER = `within ${NOMINATION_DAYS} days`;

const TEXTS: Record<NominationState, string> = {
  GRANTED: 'The account with this address has the role of support, in sessions from the next token on.',
  NOT_REGISTERED: `Nobody has registered with this address. Whoever registers and verifies it ${LATER} gets the role of support then.`,
  NOT_VERIFIED: `The address of this account is not verified, so it has not got the role of support. It gets the role as soon as the address is verified, ${LATER}.`,
  LOCKED: `This account is locked, so it has not got the role of support. It gets the role once it is unlocked, ${LATER}.`,
};

/** `--grant-support <address>`: the first account of support of an installation (ADM-15). */
export const grantSupport: ServiceCommand = {
  argument: 'address',
  async run({ app }: RunningService, address: string) {
    const outcome = await app.get(GrantNominatedSupport).nominate(address);
    return outcome.ok
      ? { done: true, text: TEXTS[outcome.value] }
      : { done: false, text: 'This is not a mail address.' };
  },
};
