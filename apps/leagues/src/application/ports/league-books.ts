import type { UserId } from '@setpoint/kernel';
import type { Candidate, Phase } from '@setpoint/league';
import type { Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { League, LeagueAction, LeaguePhase, Terms } from '../../domain/league.js';
import type { LeagueSubscription } from '../../domain/subscription.js';

/** What the rules look at of somebody, and whom they follow. */
export interface KnownPlayer extends Candidate {
  readonly isBarred: boolean;
  /** The account is locked or deleted. */
  readonly isClosed: boolean;
  /** Verified, E.164. */
  readonly mobile: string | null;
  /** Of those who were asked for. */
  readonly follows: readonly string[];
}

/** What a client asked for once, so that asking again is no second subscription. */
export interface KnownRequest {
  readonly subscription: LeagueSubscription;
  /** Of what was asked for. */
  readonly inputHash: string;
}

/** A league that is locked: phases, subscriptions and charges, to be changed in one transaction with what it emits. */
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
  /** False: in this very moment the request has made a subscription elsewhere. */
  add(subscription: LeagueSubscription, requestId: string, inputHash: string): Promise<boolean>;
  /** With versions, charges, and the places in the league, which are those of the phase's teams and of later ones. */
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

/** Each league with its book; whoever changes it waits for those who change it now. */
export abstract class LeagueBooks {
  /** Null: there is no such league. */
  abstract change<R>(leagueId: string, work: (book: LeagueBook) => Promise<R>): Promise<R | null>;
  /** The same as a part of somebody's transaction. */
  abstract open(leagueId: string, manager: EntityManager, effects: Effects): Promise<LeagueBook | null>;
  /** The league of a subscription; null when there is none. */
  abstract leagueOf(subscriptionId: string): Promise<string | null>;
  /** Whose subscription a member of a group is; null when there is no such member. */
  abstract subscriptionOf(memberId: string): Promise<{ readonly leagueId: string; readonly id: string } | null>;
  /** Leagues in which a player's subscriptions wait for a card. */
  abstract suspendedOf(
    playerId: UserId,
    manager: EntityManager,
  ): Promise<readonly { readonly leagueId: string; readonly id: string }[]>;
  /** Adds a league; the same request again answers the one that it led to, null where there is one of its kind. */
  abstract add(league: NewLeague): Promise<League | null>;
}

/** What is settled when its time has come. */
export abstract class DueLeagues {
  /** Works off phases that are due, each with its league locked; resolves with how many. */
  abstract phases(now: Date, settle: (book: LeagueBook, phaseId: string) => Promise<void>): Promise<number>;
  abstract subscriptions(
    now: Date,
    settle: (book: LeagueBook, subscriptionId: string) => Promise<void>,
  ): Promise<number>;
}
