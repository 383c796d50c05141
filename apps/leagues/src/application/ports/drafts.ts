import type { UserId } from '@setpoint/kernel';

/** Draft of a subscription (LEA-02). */
export interface SubscriptionDraft {
  readonly leagueId: string;
  /** From 0 on. */
  readonly activeStep: number;
  readonly isComplete: boolean;
  readonly partnerId: string | null;
  readonly reserveId: string | null;
  readonly preferences: {
    readonly absenceFrom: string | null;
    readonly absenceTo: string | null;
    readonly notificationMobile: string | null;
    readonly courtIds: readonly string[];
  } | null;
  readonly useCredit: boolean;
  readonly couponCode: string | null;
  readonly voucherIds: readonly string[];
}

export abstract class Drafts {
  abstract of(playerId: UserId, leagueId: string): Promise<SubscriptionDraft | null>;
  /** False: there is no such league. */
  abstract keep(playerId: UserId, draft: SubscriptionDraft, at: Date): Promise<boolean>;
  abstract drop(playerId: UserId, leagueId: string): Promise<void>;
}
