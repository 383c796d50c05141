import type { Id, NumberPlayersId, SportId, UserId } from '@setpoint/kernel';

export type TournamentId = Id<'Tournament'>;
/** An entry is a confirmed registration: both have one id. */
export type RegistrationId = Id<'Registration'>;

export const tournamentId = (raw: string) => raw as TournamentId;
export const registrationId = (raw: string) => raw as RegistrationId;

export type TournamentType = 'CLASSIC' | 'SLAM' | 'SLAM_QUALI' | 'LEAGUE';
export type CompetitionSex = 'MEN' | 'WOMEN' | 'MIXED' | 'ALL';
export type TournamentFormat = 'GROUPS_AND_PLAY_OFF' | 'PLAY_OFF';
export type GameMode = 'ONE_SET_9_GAMES' | 'THREE_SETS_6_GAMES' | 'NEXTGEN';
export type TournamentState = 'PLANNED' | 'OPEN' | 'CLOSED' | 'IN_PROGRESS' | 'COMPLETED' | 'CANCELLED';
export type AwardPlacing = 'WINNER' | 'SECOND' | 'SEMIFINALIST';

/** An option of a prize. In euro cents. */
export type PrizeChoice =
  | { readonly kind: 'VOUCHER' | 'CREDIT'; readonly cents: number }
  | { readonly kind: 'POINTS'; readonly points: number };

/** The prize of a placing: one of the options (TRN-13). */
export interface Prize {
  readonly placing: AwardPlacing;
  readonly choices: readonly PrizeChoice[];
}

/** Its id is that of the upload. */
export interface TournamentPhoto {
  readonly id: string;
  /** Where its files are. */
  readonly key: string;
}

/** Commands of support on a tournament (TRN-01). */
export interface TournamentDetails {
  readonly name: string;
  readonly type: TournamentType;
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
  readonly sex: CompetitionSex;
  /** Half steps, both included. */
  readonly levelMin: number | null;
  readonly levelMax: number | null;
  /** Years on the first day, both included. */
  readonly ageMin: number | null;
  readonly ageMax: number | null;
  readonly isPrivate: boolean;
  readonly format: TournamentFormat;
  readonly gameMode: GameMode;
  /** Per player, before reductions, in cents. */
  readonly priceCents: number;
  /** YYYY-MM-DD, local date of the place. */
  readonly startOn: string;
  /** Of a phase in summer. */
  readonly summerDays: number | null;
  readonly teamsToStart: number;
  readonly minTeams: number;
  readonly maxTeams: number;
  readonly seeds: number | null;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
  readonly radiusKm: number;
  readonly timeZone: string;
  readonly rules: string | null;
  readonly prizes: readonly Prize[];
  /** Of qualifiers: where the winner and the second are entered (TRN-12). */
  readonly slamId: TournamentId | null;
}

/** Days before the start on which entries without availability are notified (TRN-09). */
export type NoticeDays = 7 | 3 | 1;

export interface Tournament extends TournamentDetails {
  readonly id: TournamentId;
  readonly state: TournamentState;
  readonly inviteCode: string | null;
  /** In the order in which they are shown. */
  readonly photos: readonly TournamentPhoto[];
  /** Entries that support has seeded, the best first; the others follow by rating. May contain some that have left. */
  readonly handSeeds: readonly RegistrationId[];
  /** The first day's midnight, or seven days after registrations closed if that is later. */
  readonly startsAt: Date;
  readonly openedAt: Date | null;
  readonly closedAt: Date | null;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** The latest notice about missing availability. */
  readonly noticed: NoticeDays | null;
  readonly createdAt: Date;
  readonly createdBy: UserId;
  /** Version, incremented with each change by support. */
  readonly version: number;
}
