import { daysLater, LEAST_ENTRIES, timesOf } from '@setpoint/league';
import type { LeaguePhase } from './league.js';

/** Days before a phase on which its players are notified (NTF-01). */
const TOLD_DAYS = 7;

/** State of a phase's charges. */
export interface ChargesOfPhase {
  /** Without an answer so far. */
  readonly open: number;
  readonly paid: number;
}

export type PhaseEvent =
  | { readonly kind: 'ENROLMENT_OPENED' }
  | { readonly kind: 'STARTING_SOON' }
  /** Requests a charge of every continuing subscription. */
  | { readonly kind: 'CHARGED' }
  | { readonly kind: 'BEGAN' }
  | { readonly kind: 'CANCELLED' };

export interface PhaseStep {
  readonly phase: LeaguePhase;
  readonly events: readonly PhaseEvent[];
}

/**
 * What a phase does by itself: one step at most, so that whoever was away does one after the other. Groups wait for the
 * answers to all charges, and no longer than its first day (LEA-03, LEA-12).
 */
export function passTime(phase: LeaguePhase, charges: ChargesOfPhase, timeZone: string, now: Date): PhaseStep {
  switch (phase.state) {
    case 'PLANNED':
      if (now < phase.enrolmentOpensAt) return stay(phase, phase.enrolmentOpensAt);
      return to(phase, 'ENROLLING', tellingAt(phase, timeZone), { kind: 'ENROLMENT_OPENED' });
    case 'ENROLLING':
      return passEnrolment(phase, timeZone, now);
    case 'CHARGING': {
      const ends = timesOf(phase, timeZone).charging.endsAt;
      if (now < ends && charges.open > 0) return stay(phase, ends);
      if (charges.paid < LEAST_ENTRIES || now >= phase.finalsAt)
        return to(phase, 'CANCELLED', null, { kind: 'CANCELLED' });
      return {
        phase: { ...phase, state: 'IN_PROGRESS', dueAt: null, beganAt: now },
        events: [{ kind: 'BEGAN' }],
      };
    }
    default:
      return stay(phase, null);
  }
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

/** All charges of a phase are settled: it continues at once. */
export const allAnswered = (phase: LeaguePhase, { open }: ChargesOfPhase, now: Date): LeaguePhase =>
  phase.state === 'CHARGING' && open === 0 ? { ...phase, dueAt: now } : phase;

/** Nothing was played yet; a later cancellation voids results. */
export const hasNotBegun = ({ state }: LeaguePhase): boolean =>
  state === 'PLANNED' || state === 'ENROLLING' || state === 'CHARGING';

const stay = (phase: LeaguePhase, dueAt: Date | null): PhaseStep => ({ phase: { ...phase, dueAt }, events: [] });

const to = (phase: LeaguePhase, state: LeaguePhase['state'], dueAt: Date | null, event: PhaseEvent): PhaseStep => ({
  phase: { ...phase, state, dueAt },
  events: [event],
});

const tellingAt = ({ startsAt }: LeaguePhase, timeZone: string): Date => daysLater(startsAt, -TOLD_DAYS, timeZone);
