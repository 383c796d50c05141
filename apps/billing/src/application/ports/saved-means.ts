import type { UserId } from '@setpoint/kernel';
import type { Means } from '../../domain/payment.js';

export interface NewMeans {
  readonly id: string;
  readonly playerId: UserId;
  readonly means: Means;
  readonly savedAt: Date;
}

/** A request to save a payment method without paying. */
export interface MeansSetup {
  readonly id: string;
  readonly playerId: UserId;
  readonly requestHash: string;
  readonly provider: Means['provider'];
  /** The provider's reference; null until stored. */
  readonly ref: string | null;
  readonly startedAt: Date;
  /** When the payment method was saved. */
  readonly keptAt: Date | null;
}

/** Payment methods for off-session subscription charges, one per player (LEA-08). */
export abstract class SavedMeans {
  abstract of(player: UserId, provider: Means['provider']): Promise<NewMeans | null>;
  /** The provider's customer id of a player; null before first use. */
  abstract customerOf(player: UserId, provider: Means['provider']): Promise<string | null>;
  /** The first one is kept. */
  abstract keepCustomer(player: UserId, provider: Means['provider'], customer: string): Promise<void>;
  /** Unique per player and request. */
  abstract begin(setup: MeansSetup): Promise<MeansSetup>;
  /** The setup of an earlier request. */
  abstract begunBy(player: UserId, requestHash: string): Promise<MeansSetup | null>;
  abstract findSetup(id: string): Promise<MeansSetup | null>;
  abstract findSetupByRef(ref: string): Promise<MeansSetup | null>;
  abstract prepared(id: string, ref: string): Promise<void>;
  /** Completes a setup by saving its payment method, replacing the previous one. Idempotent. */
  abstract keep(setupId: string, means: NewMeans): Promise<void>;
}
