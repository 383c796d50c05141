import { accept, refuse } from '@setpoint/kernel';
import type { CommandOf } from '../commands.js';
import type { Match } from '../match.js';
import { invalidData } from '../refusals.js';
import type { Decision } from '../result-decisions.js';
import { extendedClose } from './competition.js';

/** A time before or after the days in which a fixture is played (TRN-10). */
export const outsidePlayPeriod = refuse('OUTSIDE_PLAY_PERIOD');

/** REP-03; the permit has looked at the rest. */
export function extend({ who, extension }: CommandOf<'EXTEND_PLAY_PERIOD'>, match: Match, now: Date): Decision {
  const competition = match.competition!;
  if (extension !== competition.extensions + 1) return invalidData({ field: 'extension', code: 'OUT_OF_RANGE' });
  return accept([{ type: 'WINDOW_MOVED', closesAt: extendedClose(competition), by: who, at: now }]);
}
