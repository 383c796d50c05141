import type { UserId } from '@setpoint/kernel';
import type { Candidate, Phase } from '@setpoint/league';
import type { Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { League, LeagueAction, LeaguePhase, Terms } from '../../domain/league.js';
import type { LeagueSubscription } from '../../domain/subscription.js';

/** Data about a player for the rules, and whom they follow. */
export interface KnownPlayer extends Candidate {
  readonly isBarred: boolean;
  /** The account is locked or deleted. */
  readonly isClosed: boolean;
  /** Verified, E.164. */
  readonly mobile: string | null;
  /** Of those who were asked for. */
  readonly follows: readonly string[];
}

/** A client's request, stored for idempotency. */
export interface KnownRequest {
  readonly subscription: LeagueSubscription;
  /** Of what was asked for. */
  readonly inputHash: string;
}

/** A locked league: phases, subscriptions and charges, changed in one transaction with the events. */
export interface LeagueBook {
  readonly league: League;
  readonly manager: EntityManager;
  readonly effects: Effects;
  /** In their order. */
  phases(): Promise<readonly LeaguePhase[]>;
  /** Adds those that are new. */
  plan(phases: readonly LeaguePhase[]): Promise<void>;
  savePhase(phase: LeaguePhase): Promise<void>;
  /** In integer cents of euros. */
  priceOf(phase: Phase): Promise<number>;
  announce(terms: Terms): Promise<void>;
  subscription(id: string): Promise<LeagueSubscription | null>;
  /** Those that are not over. */
  current(): Promise<readonly LeagueSubscription[]>;
  /** Those that are charged for a phase, also where they are over. */
  charged(phaseId: string): Promise<readonly LeagueSubscription[]>;
  request(playerId: UserId, requestId: string): Promise<KnownRequest | null>;
  /** False if the same request has just created a subscription elsewhere. */
  add(subscription: LeagueSubscription, requestId: string, inputHash: string): Promise<boolean>;
  /** With versions, charges and places in the league, for the teams of this and later phases. */
  save(subscriptions: readonly LeagueSubscription[], placesFrom: Phase): Promise<void>;
  players(ids: readonly string[], exceptOf?: string): Promise<ReadonlyMap<string, KnownPlayer>>;
  saveLeague(league: League): Promise<void>;
  keep(action: LeagueAction): Promise<void>;
}

export interface NewLeague {
  readonly league: League;
  readonly requestId: string;
  readonly phases: readonly LeaguePhase[];
  readonly terms: Terms;
  readonly action: LeagueAction;
}

/** Each league with its book; changes are serialised per league. */
export abstract class LeagueBooks {
  /** Null: there is no such league. */
  abstract change<R>(leagueId: string, work: (book: LeagueBook) => Promise<R>): Promise<R | null>;
  /** The same within the caller's transaction. */
  abstract open(leagueId: string, manager: EntityManager, effects: Effects): Promise<LeagueBook | null>;
  /** The league of a subscription; null when there is none. */
  abstract leagueOf(subscriptionId: string): Promise<string | null>;
  /** The subscription of a group member; null if there is no such member. */
  abstract subscriptionOf(memberId: string): Promise<{ readonly leagueId: string; readonly id: string } | null>;
  /** Leagues in which a player's subscriptions wait for a card. */
  abstract suspendedOf(
    playerId: UserId,
    manager: EntityManager,
  ): Promise<readonly { readonly leagueId: string; readonly id: string }[]>;
  /** Adds a league; a repeated request returns the same one; null if one of its kind exists. */
  abstract add(league: NewLeague): Promise<League | null>;
}

/** Time-driven settlement. */
export abstract class DueLeagues {
  /** Processes due phases, locking each league; resolves with their number. */
  abstract phases(now: Date, settle: (book: LeagueBook, phaseId: string) => Promise<void>): Promise<number>;
  abstract subscriptions(
    now: Date,
    settle: (book: LeagueBook, subscriptionId: string) => Promise<void>,
  ): Promise<number>;
}
