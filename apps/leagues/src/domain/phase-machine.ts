import { daysLater, DAYS_TO_PUT_RIGHT, LEAST_ENTRIES, timesOf, type Phase } from '@setpoint/league';
import type { LeaguePhase } from './league.js';

/** Days before a phase on which its players are notified (NTF-01). */
const TOLD_DAYS = 7;

/** State of a phase's charges. */
export interface ChargesOfPhase {
  /** Without a last answer: not answered yet, or failed while that can still be put right (LEA-08). */
  readonly open: number;
  readonly paid: number;
  /** Paid, by teams that lack a teammate. */
  readonly incomplete: number;
}

export type PhaseEvent =
  | { readonly kind: 'ENROLMENT_OPENED' }
  | { readonly kind: 'STARTING_SOON' }
  /** Requests a charge of every continuing subscription. */
  | { readonly kind: 'CHARGED' }
  /** Groups are formed later than promised: some charges have failed and can still be put right. */
  | { readonly kind: 'DELAYED'; readonly until: Date }
  | { readonly kind: 'BEGAN' }
  | { readonly kind: 'CANCELLED' };

export interface PhaseStep {
  readonly phase: LeaguePhase;
  readonly events: readonly PhaseEvent[];
}

/**
 * What a phase does by itself: one step at most, so that whoever was away does one after the other. Groups wait for the
 * last answers to all charges (LEA-03, LEA-12).
 */
export function passTime(phase: LeaguePhase, charges: ChargesOfPhase, timeZone: string, now: Date): PhaseStep {
  switch (phase.state) {
    case 'PLANNED':
      if (now < phase.enrolmentOpensAt) return stay(phase, phase.enrolmentOpensAt);
      return to(phase, 'ENROLLING', tellingAt(phase, timeZone), { kind: 'ENROLMENT_OPENED' });
    case 'ENROLLING':
      return passEnrolment(phase, timeZone, now);
    case 'CHARGING':
      return passCharging(phase, charges, timeZone, now);
    default:
      return stay(phase, null);
  }
}

/**
 * Nothing is decided while an answer is out that can change it: whoever pays until then is in, and only then too few call
 * the phase off. Billing closes whatever is not paid in time; should that take longer, enough members don't wait for it.
 */
function passCharging(phase: LeaguePhase, charges: ChargesOfPhase, timeZone: string, now: Date): PhaseStep {
  const isEnough = charges.paid - charges.incomplete >= LEAST_ENTRIES;
  const [firstDayEnds, last] = [timesOf(phase, timeZone).charging.endsAt, lastAnswersAt(phase, timeZone)];
  if (now >= phase.finalsAt || isHopeless(charges) || (charges.open === 0 && !isEnough))
    return to(phase, 'CANCELLED', null, { kind: 'CANCELLED' });
  if (charges.open === 0 || (isEnough && now >= last))
    return {
      phase: { ...phase, state: 'IN_PROGRESS', dueAt: null, beganAt: now },
      events: [{ kind: 'BEGAN' }],
    };
  if (now < firstDayEnds) return stay(phase, firstDayEnds);
  if (now >= last) return stay(phase, daysLater(now, 1, timeZone));
  const isTold = phase.dueAt !== null && phase.dueAt > firstDayEnds;
  return isTold ? stay(phase, last) : to(phase, 'CHARGING', last, { kind: 'DELAYED', until: last });
}

function passEnrolment(phase: LeaguePhase, timeZone: string, now: Date): PhaseStep {
  // Too late to be played; nobody is charged.
  if (now >= phase.finalsAt) return to(phase, 'CANCELLED', null, { kind: 'CANCELLED' });
  if (now >= phase.startsAt)
    return to(phase, 'CHARGING', timesOf(phase, timeZone).charging.endsAt, { kind: 'CHARGED' });
  if (phase.notifiedAt !== null) return stay(phase, phase.startsAt);
  const at = tellingAt(phase, timeZone);
  if (now < at) return stay(phase, at);
  return { phase: { ...phase, notifiedAt: now, dueAt: phase.startsAt }, events: [{ kind: 'STARTING_SOON' }] };
}

/** The answers still out cannot change what becomes of a phase: it continues at once. */
export const goOnIfDecided = (phase: LeaguePhase, charges: ChargesOfPhase, now: Date): LeaguePhase =>
  phase.state === 'CHARGING' && (charges.open === 0 || isHopeless(charges)) ? { ...phase, dueAt: now } : phase;

/** The day by whose end each charge of a phase has been paid, or its time to be put right is over. */
export const lastAnswersAt = (phase: Phase, timeZone: string): Date =>
  daysLater(timesOf(phase, timeZone).charging.endsAt, DAYS_TO_PUT_RIGHT, timeZone);

/** Not even if everybody pays who still can. */
const isHopeless = ({ open, paid }: ChargesOfPhase): boolean => paid + open < LEAST_ENTRIES;

/** Nothing was played yet; a later cancellation voids results. */
export const hasNotBegun = ({ state }: LeaguePhase): boolean =>
  state === 'PLANNED' || state === 'ENROLLING' || state === 'CHARGING';

const stay = (phase: LeaguePhase, dueAt: Date | null): PhaseStep => ({ phase: { ...phase, dueAt }, events: [] });

const to = (phase: LeaguePhase, state: LeaguePhase['state'], dueAt: Date | null, event: PhaseEvent): PhaseStep => ({
  phase: { ...phase, state, dueAt },
  events: [event],
});

const tellingAt = ({ startsAt }: LeaguePhase, timeZone: string): Date => daysLater(startsAt, -TOLD_DAYS, timeZone);
