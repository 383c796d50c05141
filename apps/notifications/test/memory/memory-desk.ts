import { Desk, type NewMessage, type NewNotification, type Person, type Place } from '../../src/application/desk.js';

/** A desk in memory. */
export class MemoryDesk extends Desk {
  readonly kept: NewNotification[] = [];
  readonly posted: NewMessage[] = [];
  readonly rung: string[] = [];
  readonly known = new Map<string, Person>();
  readonly places = new Map<string, Place>();

  /** With an email unless told. */
  knows(userId: string, but: Partial<Person> = {}): this {
    const firstName = userId[0]!.toUpperCase() + userId.slice(1);
    this.known.set(userId, {
      userId,
      email: `${userId}@setpoint.example`,
      firstName,
      displayName: `${firstName} Rossi`,
      language: 'en',
      referredBy: null,
      ...but,
    });
    return this;
  }

  people(userIds: readonly string[]): Promise<ReadonlyMap<string, Person>> {
    return Promise.resolve(new Map([...this.known].filter(([id]) => userIds.includes(id))));
  }

  place(courtId: string): Promise<Place | null> {
    return Promise.resolve(this.places.get(courtId) ?? null);
  }

  keep(notifications: readonly NewNotification[]): Promise<NewNotification[]> {
    const news = notifications.filter((one) => !this.kept.some((other) => key(one) === key(other)));
    this.kept.push(...news);
    return Promise.resolve(news);
  }

  post(messages: readonly NewMessage[]): Promise<void> {
    this.posted.push(...messages);
    return Promise.resolve();
  }

  ring(userIds: readonly string[]): void {
    this.rung.push(...userIds);
  }
}

const key = ({ eventId, userId, type }: NewNotification) => `${eventId} ${userId} ${type}`;
