import { DRAW_VERSION, type Bracket, type Seed, type Tournament as Record } from '@setpoint/competition';
import type { LeavingReason, PlayOfTournament, PlayRules } from './play.js';
import { settle, startPlayOff } from './settle.js';
import type { FrozenEntry } from '../registration.js';

export interface Imported {
  readonly rules: PlayRules;
  /** In the order of the sides of the record, each with an id of its own here. */
  readonly entries: readonly FrozenEntry[];
  readonly record: Pick<Record, 'sides' | 'seeds' | 'bracket'>;
  /** For lots to come. */
  readonly seed: Seed;
}

/** A tournament that others have drawn, and perhaps played in part: it goes on from where the record stands (BYD-07). */
export function playOfRecord({ rules, entries, record, seed }: Imported, at: number): PlayOfTournament {
  const idOf = new Map(record.sides.map(({ id }, index) => [id, entries[index]!.id as string]));
  const named = (id: string) => idOf.get(id)!;
  const bracket = renamed(record.bracket, named);
  const out = Object.fromEntries(bracket.abandoned.map((id): [string, LeavingReason] => [id, 'ABANDONED']));
  const play: PlayOfTournament = {
    ...{ rules, seed, entries, algorithm: DRAW_VERSION, drawnAt: at, out, groups: [], draw: null, bracket: null },
    ...{ phases: [], fixtures: [], version: 1, completedAt: null },
  };
  const seeds = record.seeds.flatMap((id) => idOf.get(id) ?? []);
  const drawn = startPlayOff(play, { version: DRAW_VERSION, seed, seeds, places: bracket.places });
  return settle({ ...drawn, bracket }, at);
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
