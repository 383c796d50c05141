import type { UserId } from '@setpoint/kernel';
import { isEnded, playersOf, type Registration } from './registration.js';
import type { Prize, PrizeChoice, Tournament } from './tournament.js';

type TournamentPlace = Pick<Tournament, 'city' | 'lat' | 'lng' | 'radiusKm'>;

/** Something that entries were told and that is different now (TRN-16). */
export type TournamentChange =
  | { readonly what: 'START'; readonly before: Date; readonly after: Date }
  | { readonly what: 'PLACE'; readonly before: TournamentPlace; readonly after: TournamentPlace }
  | { readonly what: 'PRIZES'; readonly before: readonly Prize[]; readonly after: readonly Prize[] }
  | { readonly what: 'RULES' };

export interface ChangedFact {
  readonly kind: 'CHANGED';
  /** Entered, or waiting for a place. */
  readonly playerIds: readonly UserId[];
  readonly changes: readonly TournamentChange[];
}

/** What has to be told; nothing without changes or entries. */
export function changedFacts(
  before: Tournament,
  after: Tournament,
  registrations: readonly Registration[],
): ChangedFact[] {
  const changes = changesBetween(before, after);
  const playerIds = registrations.filter((each) => !isEnded(each)).flatMap(playersOf);
  return changes.length > 0 && playerIds.length > 0 ? [{ kind: 'CHANGED', playerIds, changes }] : [];
}

function changesBetween(before: Tournament, after: Tournament): TournamentChange[] {
  const [was, is] = [placeOf(before), placeOf(after)];
  const isSamePlace = PLACE.every((field) => was[field] === is[field]);
  const arePrizesSame = keepsPrizes(before.prizes, after.prizes) && keepsPrizes(after.prizes, before.prizes);
  const changes: TournamentChange[] = [];
  if (before.startsAt.getTime() !== after.startsAt.getTime())
    changes.push({ what: 'START', before: before.startsAt, after: after.startsAt });
  if (!isSamePlace) changes.push({ what: 'PLACE', before: was, after: is });
  if (!arePrizesSame) changes.push({ what: 'PRIZES', before: before.prizes, after: after.prizes });
  if (before.rules !== after.rules) changes.push({ what: 'RULES' });
  return changes;
}

const PLACE = ['city', 'lat', 'lng', 'radiusKm'] as const;
const placeOf = ({ city, lat, lng, radiusKm }: Tournament): TournamentPlace => ({ city, lat, lng, radiusKm });

/** Each choice of each placing is still there, and not worth less. */
export function keepsPrizes(before: readonly Prize[], after: readonly Prize[]): boolean {
  return before.every(({ placing, choices }) => {
    const now = after.find((prize) => prize.placing === placing)?.choices ?? [];
    return choices.every((choice) => now.some((other) => other.kind === choice.kind && worth(other) >= worth(choice)));
  });
}

const worth = (choice: PrizeChoice): number => (choice.kind === 'POINTS' ? choice.points : choice.cents);
