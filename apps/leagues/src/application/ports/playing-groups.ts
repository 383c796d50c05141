import type { OutgoingEvent } from '@setpoint/events';
import type { Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Prize } from '../../domain/league.js';
import type { PlayingGroup } from '../../domain/play/group.js';
import type { TableRow } from '../../domain/play/table.js';
import type { LeagueStep } from '../../domain/play/league-step.js';

export type GroupKey =
  | { readonly groupId: string }
  | { readonly fixtureId: string }
  | { readonly memberId: string }
  | { readonly subscriptionId: string; readonly phaseId: string };

/** A prize of a player by the place in a group's final. */
export interface NewAward {
  readonly id: string;
  readonly leagueId: string;
  readonly groupId: string;
  readonly playerId: string;
  readonly prize: Prize;
  readonly wonAt: Date;
}

/** What a member did in a group of a year. */
export interface YearRow extends TableRow {
  readonly phaseId: string;
  readonly playerIds: readonly string[];
  readonly groupSize: number;
}

export interface RankedTeam {
  readonly playerIds: readonly string[];
  readonly position: number;
  readonly points: number;
  readonly played: number;
  readonly appw: number;
  readonly phases: number;
}

/** One transaction in which groups change. */
export interface GroupWork {
  /** Others wait until the end. */
  load(key: GroupKey): Promise<PlayingGroup | null>;
  /** Which one is meant; others do not wait. */
  idOf(key: GroupKey): Promise<string | null>;
  /** All of a phase, in the order in which they are to be loaded where several are: one at a time is held in memory. */
  idsIn(phaseId: string): Promise<readonly string[]>;
  /** Those of a phase with a place, the nearest in level first. */
  withPlaces(phaseId: string, level: number): Promise<readonly string[]>;
  /** Whole, and locked like one. */
  loadPhase(phaseId: string): Promise<readonly PlayingGroup[]>;
  form(groups: readonly PlayingGroup[], at: Date): Promise<void>;
  save(before: PlayingGroup, after: PlayingGroup, now: Date): Promise<void>;
  /** States of the phase's groups; locks the phase until the end of the transaction. */
  lockPhase(phaseId: string): Promise<{ readonly state: string; readonly groups: readonly PlayingGroup['state'][] }>;
  movePhase(phaseId: string, state: 'FINALS' | 'COMPLETED'): Promise<void>;
  prizesOf(leagueId: string): Promise<readonly Prize[]>;
  /** The prizes of a group; those before that were not claimed give way. Answers which are new. */
  award(groupId: string, awards: readonly NewAward[], at: Date): Promise<readonly NewAward[]>;
  /** Tables of all groups in phases of a year that are over, the earliest phase first. */
  yearOf(leagueId: string, year: number): Promise<readonly YearRow[]>;
  rank(leagueId: string, year: number, teams: readonly RankedTeam[]): Promise<void>;
  /** The current table, and the last nightly one; null before the first. */
  tables(groupId: string): Promise<{ readonly now: readonly TableRow[]; readonly kept: readonly TableRow[] | null }>;
  /** Stores the nightly table; `next` is the next time. */
  keepNight(group: PlayingGroup, table: readonly TableRow[], now: Date, next: Date | null): Promise<void>;
  note(step: LeagueStep): Promise<void>;
  emit(...events: readonly OutgoingEvent[]): void;
}

/** Groups of phases with their matches. */
export abstract class PlayingGroups {
  abstract on(manager: EntityManager, effects: Effects): GroupWork;
  abstract transaction<R>(work: (work: GroupWork) => Promise<R>): Promise<R>;
  /** One batch of groups in which something is due; 0: nothing is. */
  abstract settleDue(now: Date, settle: (group: PlayingGroup, work: GroupWork) => Promise<void>): Promise<number>;
  /** One batch of groups whose night it is. */
  abstract settleNights(now: Date, settle: (group: PlayingGroup, work: GroupWork) => Promise<void>): Promise<number>;
}
