import { Directory, type Person, type Place } from '../../src/application/ports/directory.js';

export class MemoryDirectory extends Directory {
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
      timeZone: null,
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
}
