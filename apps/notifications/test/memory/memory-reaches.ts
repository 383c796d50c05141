import { Reaches } from '../../src/application/ports/reach.js';
import { type Subscription, Subscriptions } from '../../src/application/ports/subscriptions.js';
import type { Reach, ReminderChannel } from '../../src/domain/reminders.js';

const NOBODY: Reach = { closed: false, number: null, turnedOff: [], subscriptions: [] };

export class MemoryReaches extends Reaches {
  readonly known = new Map<string, Reach>();

  knows(userId: string, but: Partial<Reach> = {}): this {
    this.known.set(userId, { ...NOBODY, ...but });
    return this;
  }

  of(userIds: readonly string[]): Promise<ReadonlyMap<string, Reach>> {
    return Promise.resolve(new Map(userIds.map((id) => [id, this.known.get(id) ?? NOBODY])));
  }

  turn(userId: string, channel: ReminderChannel, on: boolean): Promise<void> {
    const reach = this.known.get(userId) ?? NOBODY;
    const others = reach.turnedOff.filter((one) => one !== channel);
    this.known.set(userId, { ...reach, turnedOff: on ? others : [...others, channel] });
    return Promise.resolve();
  }
}

export class MemorySubscriptions extends Subscriptions {
  readonly all = new Map<string, Subscription>();

  find(id: string): Promise<Subscription | null> {
    return Promise.resolve(this.all.get(id) ?? null);
  }

  isIn(sessionId: string): Promise<boolean> {
    return Promise.resolve([...this.all.values()].some((one) => one.sessionId === sessionId));
  }

  async add(subscription: Subscription, most: number): Promise<void> {
    await this.drop((one) => one.sessionId === subscription.sessionId || one.endpoint === subscription.endpoint);
    this.all.set(subscription.id, subscription);
    const own = [...this.all.values()].filter((one) => one.userId === subscription.userId);
    const dropped = own.slice(0, Math.max(0, own.length - most));
    await this.drop((one) => dropped.includes(one));
  }

  removeFrom(sessionId: string): Promise<void> {
    return this.drop((one) => one.sessionId === sessionId);
  }

  remove(id: string): Promise<void> {
    return this.drop((one) => one.id === id);
  }

  private drop(isGone: (one: Subscription) => boolean): Promise<void> {
    for (const one of this.all.values()) if (isGone(one)) this.all.delete(one.id);
    return Promise.resolve();
  }
}
