import { halfStep, TENNIS } from '@setpoint/kernel';
import type { DemoPerson } from './people.ts';

/** Levels by which somebody's own estimate is too low: with two, whether the watch sees it depends on the day of the demo. */
const TOO_LOW = 3;
const LONG_AGO_DAYS = 400;

/** Who does not play fair, so that the fair-play watch of support has something to show (BYD-12). */
export interface Cheats {
  /** They win in turn. */
  readonly inTurn: readonly [string, string];
  readonly sandbagger: string;
}

/** The first of the crowd who could: tennis players of one town who have been here for long, the sandbagger an eager one. */
export function cheatsAmong(everyone: readonly DemoPerson[]): Cheats {
  const crowd = everyone.filter(
    (person) =>
      !person.signsIn &&
      person.registeredDaysAgo > LONG_AGO_DAYS &&
      person.sports.some(({ sport, level }) => sport === TENNIS && level !== null),
  );
  const sandbagger = crowd
    .filter(({ skill, sports }) => skill[TENNIS] >= 4.5 && sports.length === 1)
    .toSorted((one, other) => other.eagerness - one.eagerness)[0]!;
  const [one, ...others] = crowd.filter((person) => person !== sandbagger && person.eagerness < 0.25);
  return {
    inTurn: [one!.id, others.find(({ city }) => city === one!.city)!.id],
    sandbagger: sandbagger.id,
  };
}

/** Everybody, with the estimate of who hides what they can. */
export const withLowEstimate = (everyone: readonly DemoPerson[], sandbagger: string): DemoPerson[] =>
  everyone.map((person) =>
    person.id === sandbagger
      ? { ...person, sports: person.sports.map(({ sport }) => ({ sport, level: lowOf(person.skill[sport]) })) }
      : person,
  );

const lowOf = (skill: number) => Math.max(1, halfStep(skill - TOO_LOW));
