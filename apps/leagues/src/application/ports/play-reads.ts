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

/** A subscription that needs an action of the player. */
export interface SubscriptionTask {
  readonly kind: 'PAY' | 'SETTLE_PAYMENT';
  readonly until: Date | null;
}

/** Reads of league play for pages; missing items are omitted. */
export abstract class PlayReads {
  abstract groups(ids: readonly string[]): Promise<readonly PlayingGroup[]>;
  /** By number. */
  abstract groupsOfPhases(phaseIds: readonly string[]): Promise<readonly PlayingGroup[]>;
  /** In the current phase of each league, by league. */
  abstract groupsOfPlayer(player: string, leagueIds: readonly string[]): Promise<ReadonlyMap<string, PlayingGroup>>;
  /** By group. */
  abstract tables(groupIds: readonly string[]): Promise<ReadonlyMap<string, readonly TableRow[]>>;
  abstract tablesOfLastNight(groupIds: readonly string[]): Promise<ReadonlyMap<string, readonly TableRow[]>>;
  abstract leagues(ids: readonly string[]): Promise<readonly League[]>;
  abstract phases(ids: readonly string[]): Promise<readonly LeaguePhase[]>;
  /** The latest first. */
  abstract awardsOfLeagues(leagueIds: readonly string[]): Promise<readonly Award[]>;
  abstract awardsOfPlayer(player: string): Promise<readonly Award[]>;
  /** Years with a ranking, the latest first, by league. */
  abstract rankingYears(leagueIds: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
  abstract ranking(leagueId: string, year: number, page: PageRequest): Promise<Page<RankedTeam>>;
  abstract subscriptionTask(leagueId: string, player: string): Promise<SubscriptionTask | null>;
  /** Whether the player has said when they can play. */
  abstract hasAvailability(player: string): Promise<boolean>;
}
