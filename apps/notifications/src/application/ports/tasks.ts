import type { DataOf, taskChanged } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';

type Told = DataOf<typeof taskChanged>;

/** Something that waits for a player (SHL-10). */
export interface Task extends Pick<Told, 'kind' | 'about' | 'costs' | 'cents'> {
  readonly id: string;
  readonly since: Date;
  /** The first instant at which it is too late. */
  readonly until: Date | null;
}

export abstract class Tasks {
  /** What still waits, the most urgent first; what is in no hurry last. */
  abstract of(player: UserId, now: Date, limit: number): Promise<readonly Task[]>;
}
