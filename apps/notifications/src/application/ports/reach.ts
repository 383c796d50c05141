import type { Reach, ReminderChannel } from '../../domain/reminders.js';

/** How people can be reached, from events of identity and from what they chose here. */
export abstract class Reaches {
  /** Of everybody who is asked about: who is not known can't be reached. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, Reach>>;
  abstract turn(userId: string, channel: ReminderChannel, on: boolean): Promise<void>;
}
