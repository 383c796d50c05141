import type { SportId, UserId } from '@setpoint/kernel';
import { timesOf, type LeagueRules, type Phase } from '@setpoint/league';

export type PhaseState = 'PLANNED' | 'ENROLLING' | 'CHARGING' | 'IN_PROGRESS' | 'FINALS' | 'COMPLETED' | 'CANCELLED';

export type GameMode = 'ONE_SET_9_GAMES' | 'THREE_SETS_6_GAMES' | 'NEXTGEN';

export interface PrizeChoice {
  readonly kind: 'VOUCHER' | 'POINTS' | 'CREDIT';
  /** Of vouchers and credit. */
  readonly cents: number | null;
  readonly points: number | null;
}

export interface Prize {
  readonly placing: 'WINNER' | 'SECOND' | 'SEMIFINALIST';
  readonly choices: readonly PrizeChoice[];
}

/** A league goes on from year to year: three phases in each, until support ends it (LEA-01). */
export interface League extends LeagueRules {
  readonly id: string;
  readonly name: string;
  readonly province: string;
  readonly sport: SportId;
  /** The first one. */
  readonly year: number;
  readonly gameMode: GameMode;
  readonly rules: string | null;
  readonly prizes: readonly Prize[];
  readonly version: number;
  readonly createdAt: Date;
  readonly createdBy: UserId;
  readonly endedAt: Date | null;
}

export interface LeaguePhase extends Phase {
  readonly id: string;
  readonly leagueId: string;
  readonly state: PhaseState;
  readonly enrolmentOpensAt: Date;
  readonly startsAt: Date;
  readonly finalsAt: Date;
  /** The first instant after it. */
  readonly endsAt: Date;
  /** Null: no further deadlines. */
  readonly dueAt: Date | null;
  readonly notifiedAt: Date | null;
  readonly beganAt: Date | null;
  /** Imported: nobody subscribed to it here. */
  readonly importedAt: Date | null;
}

export const phaseId = (leagueId: string, { year, number }: Phase): string => `${leagueId}-${year}-${number}`;

/** An upcoming phase. */
export function plannedPhase(league: Pick<League, 'id' | 'timeZone'>, { year, number }: Phase): LeaguePhase {
  const { enrolment, startsAt, endsAt, final } = timesOf({ year, number }, league.timeZone);
  return {
    id: phaseId(league.id, { year, number }),
    leagueId: league.id,
    ...{ year, number, state: 'PLANNED', startsAt, endsAt },
    enrolmentOpensAt: enrolment.startsAt,
    finalsAt: final.startsAt,
    dueAt: enrolment.startsAt,
    ...{ notifiedAt: null, beganAt: null, importedAt: null },
  };
}

/** Price and rules that hold from a phase on (LEA-09). */
export interface Terms {
  readonly from: Phase;
  /** In integer cents of euros. */
  readonly priceCents: number;
  readonly terms: string | null;
  readonly announcedAt: Date;
}

export type LeagueActionKind =
  | 'CREATED'
  | 'EDITED'
  | 'TERMS_ANNOUNCED'
  | 'PHASE_CANCELLED'
  | 'PHASE_IMPORTED'
  | 'MEMBER_MOVED'
  | 'MEMBER_EXCLUDED'
  | 'FIXTURE_EXTENDED'
  | 'FIXTURE_DECIDED';

/** An action of support (ADM-01); append-only. */
export interface LeagueAction {
  readonly kind: LeagueActionKind;
  readonly by: UserId;
  readonly at: Date;
  readonly reason: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

export const isOver = ({ state }: Pick<LeaguePhase, 'state'>): boolean =>
  state === 'COMPLETED' || state === 'CANCELLED';
