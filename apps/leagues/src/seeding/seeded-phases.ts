import { isSamePhase, momentOf, phaseAfter, phaseBefore, timesOf, type Phase } from '@setpoint/league';
import { plannedPhase, type League, type LeaguePhase } from '../domain/league.js';
import { goOnIfDecided, passTime } from '../domain/phase-machine.js';

/** The phases of a league that goes on, at an instant. */
export interface SeededPhases {
  /** Those that have started, from the first one. */
  readonly begun: readonly Phase[];
  /** The last one that is over. */
  readonly over: Phase;
  readonly coming: Phase;
  /** Whether one may enrol for the coming one. */
  readonly isEnrolling: boolean;
}

/** From the first phase of the year in which one was over last: there are always prizes and a ranking. */
export function phasesAt(now: Date, timeZone: string): SeededPhases {
  const { next: coming, enrolling } = momentOf(now, timeZone);
  const last = phaseBefore(coming);
  const over = timesOf(last, timeZone).endsAt <= now ? last : phaseBefore(last);
  const begun: Phase[] = [];
  for (let phase: Phase = { year: over.year, number: 1 }; !isSamePhase(phase, coming); phase = phaseAfter(phase))
    begun.push(phase);
  return { begun, over, coming, isEnrolling: enrolling !== null };
}

/** A phase after all that it does by itself until now, where enough have paid and every charge was answered at once. */
export function phaseAt(league: Pick<League, 'id' | 'timeZone'>, { year, number }: Phase, now: Date): LeaguePhase {
  let phase = plannedPhase(league, { year, number });
  while (phase.dueAt !== null && phase.dueAt <= now) {
    const at = phase.dueAt;
    const charges = { open: 0, paid: Infinity, incomplete: 0 };
    phase = goOnIfDecided(passTime(phase, charges, league.timeZone, at).phase, charges, at);
  }
  return phase;
}
