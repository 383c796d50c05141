import { accept, refuse, type NumberPlayersId, type Outcome } from '@setpoint/kernel';
import { firstPhaseFrom, momentOf, timesOf } from './calendar.js';
import { ordinalOf, type Phase } from './phase.js';
import { whyNotTeammates, type Candidate, type LeagueRules, type TeammateCode } from './subscribing.js';

/** Phases in a row that a subscription lasts at least (LEA-09). */
export const LEAST_PHASES = 3;

/** A phase that concerns a member: paid, or not held because too few had paid. */
export interface PhaseOfMember {
  readonly phase: Phase;
  readonly kind: 'PAID' | 'NOT_HELD';
}

export type CancellationCode = 'SUBSCRIPTION_NOT_FOUND' | 'FEWER_THAN_THREE_PHASES';

/**
 * Whether a member may cancel: after three phases in a row. The phase that is being played counts, for a cancellation ends
 * the subscription after it, and the next one is charged at the very moment it ends. One that was not held is passed over.
 */
export function checkCancellation(phases: readonly PhaseOfMember[] | null): Outcome<null, CancellationCode> {
  if (phases === null) return refuse('SUBSCRIPTION_NOT_FOUND');
  const count = mostInARow(phases);
  return count >= LEAST_PHASES ? accept(null) : refuse('FEWER_THAN_THREE_PHASES', { data: { count } });
}

function mostInARow(phases: readonly PhaseOfMember[]): number {
  const kinds = new Map(phases.map(({ phase, kind }) => [ordinalOf(phase), kind]));
  let most = 0;
  let count = 0;
  let last: number | null = null;
  for (const ordinal of [...kinds.keys()].sort((a, b) => a - b)) {
    if (last !== null && ordinal > last + 1) count = 0;
    if (kinds.get(ordinal) === 'PAID') most = Math.max(most, ++count);
    last = ordinal;
  }
  return most;
}

export interface TeamChange {
  /** Undefined leaves as it is, null is none. */
  readonly partner?: Candidate | null;
  readonly reserve?: Candidate | null;
}

export interface Membership {
  readonly player: Pick<Candidate, 'id' | 'sex'>;
  readonly isInactive: boolean;
  readonly partner: Candidate | null;
  readonly reserve: Candidate | null;
}

export type ChangeCode =
  | 'SUBSCRIPTION_NOT_FOUND'
  | 'SUBSCRIPTION_INACTIVE'
  | 'TEAM_MISSING'
  | 'TEAMMATE_REQUIRED'
  | TeammateCode;

/** Whether a member may change the team, and from which phase on it is the new one (LEA-09, LEA-13). */
export function checkTeamChange(
  change: TeamChange,
  membership: Membership | null,
  league: LeagueRules,
  now: Date,
): Outcome<{ readonly from: Phase }, ChangeCode> {
  if (!membership) return refuse('SUBSCRIPTION_NOT_FOUND');
  if (membership.isInactive) return refuse('SUBSCRIPTION_INACTIVE');
  if (hasNothingToChange(change, league.numberPlayers)) return refuse('TEAM_MISSING');
  const partner = change.partner === undefined ? membership.partner : change.partner;
  const reserve = change.reserve === undefined ? membership.reserve : change.reserve;
  if (league.numberPlayers === 2 && !partner && !reserve) return refuse('TEAMMATE_REQUIRED');
  const own = [membership.partner?.id, membership.reserve?.id];
  const teammates = [partner, reserve].map(
    // Who is in this team already is in no other one.
    (each) => each && (own.includes(each.id) ? { ...each, isInTeam: false } : each),
  );
  const code = whyNotTeammates([teammates[0]!, teammates[1]!], membership.player, league);
  return code ? refuse(code) : accept({ from: momentOf(now, league.timeZone).next });
}

/** Singles have no partner, only a reserve. */
const hasNothingToChange = ({ partner, reserve }: TeamChange, numberPlayers: NumberPlayersId) =>
  reserve === undefined && (numberPlayers === 1 || partner === undefined);

/** What holds from a phase on, such as preferences or a team. */
export interface From<T> {
  readonly from: Phase;
  readonly value: T;
}

/** What holds in a phase; of several for one phase the last. Null before the first. */
export function inForce<T>(versions: readonly From<T>[], phase: Phase): T | null {
  let found: From<T> | null = null;
  for (const version of versions)
    if (ordinalOf(version.from) <= ordinalOf(phase) && (!found || ordinalOf(version.from) >= ordinalOf(found.from)))
      found = version;
  return found && found.value;
}

/** The first phase under a price or terms announced to every subscriber: enrolment for it opens thirty days before. */
export function firstPhaseUnder(announcedAt: Date, timeZone: string): Phase {
  let phase = momentOf(announcedAt, timeZone).next;
  while (timesOf(phase, timeZone).enrolment.startsAt < announcedAt)
    phase = firstPhaseFrom(timesOf(phase, timeZone).endsAt, timeZone);
  return phase;
}
