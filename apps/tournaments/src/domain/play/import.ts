import { DRAW_VERSION, type Bracket, type Group, type Seed, type Tournament as Record } from '@setpoint/competition';
import type { LeavingReason, PlayOfTournament, PlayRules } from './play.js';
import { withGroups } from './begin.js';
import { settle, startPlayOff } from './settle.js';
import type { FrozenEntry } from '../registration.js';

export interface Imported {
  readonly rules: PlayRules;
  /** In the order of the sides of the record, each with an id of its own here. */
  readonly entries: readonly FrozenEntry[];
  readonly record: Pick<Record, 'sides' | 'groups' | 'seeds' | 'bracket'>;
  /** For lots and draws to come. */
  readonly seed: Seed;
}

/** An imported tournament, drawn and perhaps partly played elsewhere, which continues from the record (BYD-07). */
export function playOfRecord({ rules, entries, record, seed }: Imported, at: number): PlayOfTournament {
  const entryOf = new Map(record.sides.map(({ id }, index) => [id, entries[index]!]));
  const named = (id: string): string => entryOf.get(id)!.id;
  const groups = record.groups.map((group) => renamedGroup(group, (id) => entryOf.get(id)!));
  const bracket = record.bracket && renamed(record.bracket, named);
  const gone = [...groups.flatMap((group) => group.abandoned), ...(bracket?.abandoned ?? [])];
  const out = Object.fromEntries(gone.map((id): [string, LeavingReason] => [id, 'ABANDONED']));
  const empty: PlayOfTournament = {
    ...{ rules, seed, entries, algorithm: DRAW_VERSION, drawnAt: at, out, groups: [], draw: null, bracket: null },
    ...{ phases: [], fixtures: [], version: 1, completedAt: null },
  };
  const play = groups.length === 0 ? empty : withGroups(empty, groups);
  if (!bracket) return settle(play, at);
  const seeds = record.seeds.flatMap((id) => entryOf.get(id)?.id ?? []);
  const drawn = startPlayOff(play, { version: DRAW_VERSION, seed, seeds, places: bracket.places });
  return settle({ ...drawn, bracket }, at);
}

function renamedGroup({ members, fixtures, abandoned }: Group, entryOf: (id: string) => FrozenEntry): Group {
  const named = (id: string): string => entryOf(id).id;
  return {
    members: members.map(({ id }) => ({ id: named(id), rating: entryOf(id).rating })),
    fixtures: fixtures.map((fixture) => ({
      ...fixture,
      sides: [named(fixture.sides[0]), named(fixture.sides[1])] as const,
    })),
    abandoned: abandoned.map(named),
  };
}

function renamed({ places, fixtures, abandoned }: Bracket, named: (id: string) => string): Bracket {
  type Slot = Bracket['fixtures'][number]['slots'][number];
  const slotOf = (slot: Slot): Slot => (slot.kind === 'SIDE' ? { kind: 'SIDE', id: named(slot.id) } : slot);
  return {
    places: places.map((id) => (id === null ? null : named(id))),
    fixtures: fixtures.map((fixture) => ({ ...fixture, slots: [slotOf(fixture.slots[0]), slotOf(fixture.slots[1])] })),
    abandoned: abandoned.map(named),
  };
}
