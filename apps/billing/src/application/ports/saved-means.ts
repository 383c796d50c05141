import type { UserId } from '@setpoint/kernel';
import type { Means } from '../../domain/payment.js';

export interface NewMeans {
  readonly id: string;
  readonly playerId: UserId;
  readonly means: Means;
  readonly savedAt: Date;
}

/** A player's wish to leave a means without paying. */
export interface MeansSetup {
  readonly id: string;
  readonly playerId: UserId;
  readonly requestHash: string;
  readonly provider: Means['provider'];
  /** The provider's name for its side; null until that is stored. */
  readonly ref: string | null;
  readonly startedAt: Date;
  /** When its means was kept. */
  readonly keptAt: Date | null;
}

/** What may be charged for subscriptions without its player, one means each (LEA-08). */
export abstract class SavedMeans {
  abstract of(player: UserId, provider: Means['provider']): Promise<NewMeans | null>;
  /** The provider's name for a player; null before the first time. */
  abstract customerOf(player: UserId, provider: Means['provider']): Promise<string | null>;
  /** The first one stays. */
  abstract keepCustomer(player: UserId, provider: Means['provider'], customer: string): Promise<void>;
  /** Of one player and request there is one. */
  abstract begin(setup: MeansSetup): Promise<MeansSetup>;
  abstract findSetup(id: string): Promise<MeansSetup | null>;
  abstract findSetupByRef(ref: string): Promise<MeansSetup | null>;
  abstract prepared(id: string, ref: string): Promise<void>;
  /** Ends a setup with its means, in the place of the one before; a second time it changes nothing. */
  abstract keep(setupId: string, means: NewMeans): Promise<void>;
}
