import type { Page, PageRequest, UserId } from '@setpoint/kernel';
import type { PointsEntry } from '../../domain/points/points.js';
import type { SupportAction } from '../../domain/discounts/support-action.js';

export interface PositionedEntry extends PointsEntry {
  readonly id: string;
}

export abstract class Points {
  /** Zero for players who never had any. */
  abstract balanceOf(player: UserId): Promise<number>;
  /** The latest first. */
  abstract history(player: UserId, page: PageRequest): Promise<Page<PositionedEntry>>;
  /** Adjustment by support, once per cause. The balance never falls below zero. */
  abstract adjust(entry: PointsEntry, action: SupportAction): Promise<'ADJUSTED' | 'TOO_FEW'>;
}
