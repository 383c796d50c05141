import type { Page, PageRequest } from '@setpoint/kernel';
import type { League, LeaguePhase, Prize, PrizeChoice } from '../../domain/league.js';
import type { PlayingGroup } from '../../domain/play/group.js';
import type { TableRow } from '../../domain/play/table.js';
import type { RankedTeam } from './playing-groups.js';

export interface Award {
  readonly id: string;
  readonly leagueId: string;
  readonly playerId: string;
  readonly placing: Prize['placing'];
  readonly choices: readonly PrizeChoice[];
  readonly wonAt: Date;
  readonly claimedAt: Date | null;
  readonly claimed: PrizeChoice['kind'] | null;
}

/** A group without its members and matches. */
export interface GroupOutline {
  readonly id: string;
  readonly leagueId: string;
  readonly phaseId: string;
  /** From 1, the strongest first. */
  readonly number: number;
  readonly state: PlayingGroup['state'];
}

/** Groups of a phase that are listed at once; others are found by their number. */
export const LISTED_GROUPS = 300;
/** The latest prizes of a league, or of a player. */
export const LISTED_AWARDS = 100;

/** A subscription that needs an action of the player. */
export interface SubscriptionTask {
  readonly kind: 'PAY' | 'SETTLE_PAYMENT';
  readonly until: Date | null;
}

/** Reads of league play for pages; missing items are omitted. */
export abstract class PlayReads {
  /** Whole groups. */
  abstract groups(ids: readonly string[]): Promise<readonly PlayingGroup[]>;
  /** All of a phase, whole: for its record. */
  abstract groupsOfPhase(phaseId: string): Promise<readonly PlayingGroup[]>;
  abstract outlines(ids: readonly string[]): Promise<readonly GroupOutline[]>;
  abstract outlineAt(phaseId: string, number: number): Promise<GroupOutline | null>;
  /** By number, the first LISTED_GROUPS of each phase. */
  abstract outlinesOfPhases(phaseIds: readonly string[]): Promise<readonly GroupOutline[]>;
  /** Those of them with a match that waits for support. */
  abstract undecided(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** How many there are, by phase. */
  abstract groupCounts(phaseIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** In the current phase of each league, by league. */
  abstract groupsOfPlayer(player: string, leagueIds: readonly string[]): Promise<ReadonlyMap<string, GroupOutline>>;
  /** By group. */
  abstract tables(groupIds: readonly string[]): Promise<ReadonlyMap<string, readonly TableRow[]>>;
  abstract tablesOfLastNight(groupIds: readonly string[]): Promise<ReadonlyMap<string, readonly TableRow[]>>;
  abstract leagues(ids: readonly string[]): Promise<readonly League[]>;
  abstract phases(ids: readonly string[]): Promise<readonly LeaguePhase[]>;
  /** The latest first, LISTED_AWARDS of each league. */
  abstract awardsOfLeagues(leagueIds: readonly string[]): Promise<readonly Award[]>;
  /** The latest first, LISTED_AWARDS at most. */
  abstract awardsOfPlayer(player: string): Promise<readonly Award[]>;
  /** Of one player in a league, the latest first. */
  abstract unclaimedAwards(leagueId: string, player: string): Promise<readonly Award[]>;
  /** Years with a ranking, the latest first, by league. */
  abstract rankingYears(leagueIds: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
  abstract ranking(leagueId: string, year: number, page: PageRequest): Promise<Page<RankedTeam>>;
  abstract subscriptionTask(leagueId: string, player: string): Promise<SubscriptionTask | null>;
  /** Whether the player has said when they can play. */
  abstract hasAvailability(player: string): Promise<boolean>;
}
