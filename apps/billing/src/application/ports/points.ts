import type { Page, PageRequest, UserId } from '@setpoint/kernel';
import type { PointsEntry } from '../../domain/points/points.js';
import type { SupportAction } from '../../domain/discounts/support-action.js';

export interface PositionedEntry extends PointsEntry {
  readonly id: string;
}

export abstract class Points {
  /** Zero for who never had any. */
  abstract balanceOf(player: UserId): Promise<number>;
  /** The latest first. */
  abstract history(player: UserId, page: PageRequest): Promise<Page<PositionedEntry>>;
  /** By support: each cause once. The balance never falls below zero. */
  abstract adjust(entry: PointsEntry, action: SupportAction): Promise<'ADJUSTED' | 'TOO_FEW'>;
}
