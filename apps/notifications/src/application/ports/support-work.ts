import type { UnitOfWork } from './unit-of-work.js';

/** What support did about messages (ADM-01). */
export interface SupportAction {
  readonly kind: 'MESSAGE_SENT' | 'MESSAGE_RESENT';
  readonly by: string;
  readonly at: Date;
  /** The person whom it concerns; null where only an address is known. */
  readonly userId: string | null;
  /** What was written, or the id of the message that was sent again. */
  readonly after: string;
}

export abstract class SupportWork {
  /** The action together with its log entry, atomically. */
  abstract run<Result>(
    act: (work: UnitOfWork, keep: (action: SupportAction) => Promise<void>) => Promise<Result>,
  ): Promise<Result>;
  /** About a person, oldest first. */
  abstract actionsAbout(userId: string): Promise<readonly SupportAction[]>;
}
