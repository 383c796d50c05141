import type { NumberPlayersId, SportId } from '@setpoint/kernel';
import type { Phase } from '@setpoint/league';
import type { GameMode } from '@setpoint/scoring';
import type { Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

/** A subscription that is paid for the phase, with the team in force. */
export interface PaidMember {
  readonly subscriptionId: string;
  /** Subscriber, partner, reserve, in order of preference. */
  readonly playerIds: readonly string[];
  /** Of the player, or the mean of the team's two, when the phase starts. */
  readonly level: number;
}

export interface PhaseStart {
  readonly league: {
    readonly id: string;
    readonly name: string;
    readonly sport: SportId;
    readonly numberPlayers: NumberPlayersId;
    readonly gameMode: GameMode;
    readonly timeZone: string;
  };
  readonly phase: Phase & { readonly id: string };
  /** At least as many as a phase needs (LEA-03). */
  readonly members: readonly PaidMember[];
  readonly at: Date;
}

/** Members who paid after the groups were formed. */
export interface Joining {
  readonly phaseId: string;
  readonly member: PaidMember;
  readonly at: Date;
}

export interface Leaving {
  readonly subscriptionId: string;
  readonly phaseId: string;
  readonly reason: 'ABANDONED' | 'EXCLUDED';
  readonly at: Date;
}

/** Play of a phase, for the subscription use-cases; each call is part of their transaction. */
export abstract class PhasePlay {
  /** Forms the groups of a phase that moves to IN_PROGRESS (LEA-04); a second call for the same phase changes nothing. */
  abstract begin(start: PhaseStart, manager: EntityManager, effects: Effects): Promise<void>;
  /**
   * Somebody who paid late plays from the next round on, in the group nearest in level that has a place. False where none
   * has, or no round is to come: then it goes back. Who is in a group already stays there.
   */
  abstract join(joining: Joining, manager: EntityManager, effects: Effects): Promise<boolean>;
  /** A member withdraws: later matches are forfeits, earlier results stand. False if the member is in no group. */
  abstract leave(leaving: Leaving, manager: EntityManager, effects: Effects): Promise<boolean>;
  /** The phase is aborted: groups close without finals or prizes, open matches are withdrawn. */
  abstract cancel(phaseId: string, at: Date, manager: EntityManager, effects: Effects): Promise<void>;
}
