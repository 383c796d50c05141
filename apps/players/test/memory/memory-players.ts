import type { OutgoingEvent } from '@setpoint/events';
import { accept, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { Players } from '../../src/application/ports/players.js';
import { Relations, type RelationChange } from '../../src/application/ports/relations.js';
import type { Profile } from '../../src/domain/profile.js';
import { mirrored, STRANGERS, type Relation } from '../../src/domain/relation-machine.js';
import { profileEvents, relationEvents } from '../../src/events/outgoing.js';

/** The profiles in a map; `events` is what the outbox would hold. */
export class MemoryPlayers extends Players {
  readonly profiles = new Map<UserId, Profile>();
  readonly events: OutgoingEvent[] = [];

  constructor(...profiles: Profile[]) {
    super();
    for (const profile of profiles) this.profiles.set(profile.id, profile);
  }

  async byId(id: UserId): Promise<Profile | null> {
    return this.profiles.get(id) ?? null;
  }

  async byInviteCode(code: string): Promise<Profile | null> {
    return [...this.profiles.values()].find((profile) => profile.inviteCode === code) ?? null;
  }

  async change<Code extends string>(id: UserId, decide: (profile: Profile) => Outcome<Profile, Code>) {
    const profile = this.profiles.get(id);
    if (!profile) return refuse('PLAYER_NOT_FOUND');
    const decided = decide(profile);
    if (!decided.ok) return decided;
    this.profiles.set(id, decided.value);
    this.events.push(...profileEvents(profile, decided.value));
    return accept(decided.value);
  }
}

export class MemoryRelations extends Relations {
  readonly relations = new Map<string, Relation>();
  readonly events: OutgoingEvent[] = [];

  of(me: UserId, other: UserId): Relation {
    return this.relations.get(`${me} ${other}`) ?? STRANGERS;
  }

  async change<Code extends string>(
    { me, other, byInvitation = false }: RelationChange,
    decide: (relation: Relation) => Outcome<Relation, Code>,
  ) {
    const before = this.of(me, other);
    const decided = decide(before);
    if (!decided.ok) return decided;
    this.relations.set(`${me} ${other}`, decided.value).set(`${other} ${me}`, mirrored(decided.value));
    this.events.push(...relationEvents(me, other, before, decided.value, byInvitation));
    return decided;
  }
}
