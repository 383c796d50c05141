import { accept, refuse, type Outcome } from '@setpoint/kernel';
import { DateTime } from 'luxon';

/** Days in which opponents agree on place and time and play. */
export interface Window {
  /** In milliseconds since 1970, as all times here. */
  readonly opensAt: number;
  /** Midnight at the place of the tournament: the first instant that is too late. */
  readonly closesAt: number;
  readonly extensions: number;
}

export interface PhaseOpening {
  readonly kind: 'GROUPS' | 'PLAY_OFF';
  readonly opensAt: number;
  readonly timeZone: string;
  /** What the tournament gives in summer, 15 to 30 days. */
  readonly summerDays?: number;
}

const USUAL_DAYS = 5;
const SUMMER = { from: '06-15', to: '08-15', leastDays: 15, mostDays: 30 };
const WINTER = { from: '12-15', to: '12-31', days: { GROUPS: 10, PLAY_OFF: 15 } };

const EXTENSION_DAYS = 3;
const MOST_EXTENSIONS = 2;

/**
 * The window of a phase (TRN-10): so many whole local days from its own opening, whatever clocks do; the day of the
 * opening comes on top. It is the day on which the phase opens there that makes it a summer or winter phase.
 */
export function windowOf(opening: PhaseOpening): Window {
  const opens = DateTime.fromMillis(opening.opensAt, { zone: opening.timeZone });
  if (!opens.isValid) throw new RangeError(`${opening.timeZone} is no time zone`);
  const first = opens.equals(opens.startOf('day')) ? opens : opens.plus({ days: 1 });
  return { opensAt: opening.opensAt, closesAt: midnight(first, daysOf(opening, opens)), extensions: 0 };
}

function daysOf({ kind, summerDays = SUMMER.leastDays }: PhaseOpening, opens: DateTime): number {
  if (!Number.isInteger(summerDays) || summerDays < SUMMER.leastDays || summerDays > SUMMER.mostDays)
    throw new RangeError(`A summer window has ${SUMMER.leastDays} to ${SUMMER.mostDays} days, not ${summerDays}`);
  const day = opens.toFormat('MM-dd');
  if (day >= SUMMER.from && day <= SUMMER.to) return summerDays;
  return day >= WINTER.from && day <= WINTER.to ? WINTER.days[kind] : USUAL_DAYS;
}

/** The start of the day so many days later; where clocks skip midnight, that is later than 0:00. */
const midnight = (from: DateTime, days: number): number =>
  from.set({ hour: 12, minute: 0 }).plus({ days }).startOf('day').toMillis();

/** Three days more, twice at most (REP-03). `until`, the end of a league phase, is never passed. */
export function extend(
  window: Window,
  timeZone: string,
  until = Infinity,
): Outcome<Window, 'MAX_EXTENSIONS_REACHED' | 'PHASE_ENDS'> {
  if (window.extensions >= MOST_EXTENSIONS) return refuse('MAX_EXTENSIONS_REACHED');
  if (window.closesAt >= until) return refuse('PHASE_ENDS');
  const closes = DateTime.fromMillis(window.closesAt, { zone: timeZone });
  const closesAt = Math.min(midnight(closes, EXTENSION_DAYS), until);
  return accept({ ...window, closesAt, extensions: window.extensions + 1 });
}
