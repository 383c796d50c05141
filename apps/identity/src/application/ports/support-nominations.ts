/** Addresses whose owners are to get the role of support. Letter case makes no difference. */
export abstract class SupportNominations {
  /** Those of the setting: new ones are added, once each; those that still wait and are no longer listed are removed. */
  abstract keepSetting(emails: readonly string[], now: Date): Promise<void>;
  /** By the command, also for an address that had its turn before. */
  abstract nominate(email: string, now: Date): Promise<void>;
  /** Removes those of the command that have waited since before an instant. */
  abstract lapse(before: Date): Promise<void>;
  /** Addresses that wait for their owner. */
  abstract waiting(): Promise<readonly string[]>;
}
