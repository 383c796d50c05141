import { Reaches } from '../../src/application/ports/reach.js';
import { type Subscription, Subscriptions } from '../../src/application/ports/subscriptions.js';
import type { Choice } from '../../src/domain/preferences.js';
import type { DigestFrequency, QuietHours } from '../../src/domain/quiet-hours.js';
import { NO_REACH, type Reach } from '../../src/domain/reach.js';

export class MemoryReaches extends Reaches {
  readonly known = new Map<string, Reach>();

  knows(userId: string, but: Partial<Reach> = {}): this {
    this.known.set(userId, { ...NO_REACH, ...but });
    return this;
  }

  of(userIds: readonly string[]): Promise<ReadonlyMap<string, Reach>> {
    return Promise.resolve(new Map(userIds.map((id) => [id, this.known.get(id) ?? NO_REACH])));
  }

  choose(userId: string, choice: Choice): Promise<void> {
    const choices = this.reach(userId).choices.filter(
      ({ topic, channel }) => topic !== choice.topic || channel !== choice.channel,
    );
    return this.change(userId, { choices: [...choices, choice] });
  }

  setQuietHours(userId: string, quiet: QuietHours): Promise<void> {
    return this.change(userId, { quiet });
  }

  setDigest(userId: string, digest: DigestFrequency): Promise<void> {
    return this.change(userId, { digest });
  }

  private reach(userId: string): Reach {
    return this.known.get(userId) ?? NO_REACH;
  }

  private change(userId: string, change: Partial<Reach>): Promise<void> {
    this.known.set(userId, { ...this.reach(userId), ...change });
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
