import { formatsOf, gridPosition, userId, type UserId } from '@setpoint/kernel';
import { seedLeagues, type SeededLeagues } from '@setpoint/leagues';
import type { PlayedFixture } from '@setpoint/matches';
import type { RunningService } from '@setpoint/service-kit';
import { seedTournaments, type SeededTournaments } from '@setpoint/tournaments';
import type { DemoCentre } from './centres.ts';
import { leagues } from './leagues.ts';
import { nearest } from './nearest.ts';
import type { DemoPerson } from './people.ts';
import { idFor, StoryRandom } from './random.ts';
import { tournaments } from './tournaments.ts';

const LEAGUES_SEED = 20_250_102;
const TOURNAMENTS_SEED = 20_250_301;

interface Competing {
  readonly everyone: readonly DemoPerson[];
  readonly playing: readonly DemoPerson[];
  readonly venues: readonly DemoCentre[];
  readonly relations: readonly { readonly followerId: string; readonly followedId: string }[];
  readonly favourites: readonly { readonly userId: string; readonly courtId: string }[];
  readonly support: UserId;
  readonly now: Date;
}

interface Competed {
  readonly places: SeededTournaments['paid'];
  readonly phases: SeededLeagues['paid'];
  /** All that was played, with where. */
  readonly fixtures: readonly PlayedFixture[];
}

/** Tournaments and leagues, by the levels that their players chose: what was played for them counts with all the rest. */
export async function competitions(
  services: Readonly<Record<string, RunningService>>,
  { everyone, playing, venues, relations: follows, favourites, support, now }: Competing,
): Promise<Competed> {
  const matchIdFor = (name: string) => idFor('match', name);
  const people = {
    profiles: everyone.map(profileOf),
    levels: everyone.map((person) => ({ userId: person.id, levels: levelsOf(person) })),
    ...{ follows, support, matchIdFor, now },
  };
  const luck = new StoryRandom(TOURNAMENTS_SEED);
  const playTournaments = () =>
    seedTournaments(services['tournaments']!, {
      ...people,
      favourites: [...favourites],
      available: new Set(
        everyone
          .filter(({ availability: { noFixedDays, slots } }) => noFixedDays || slots.length > 0)
          .map(({ id }) => id),
      ),
      mobile: new Set(),
      tournaments: tournaments(playing, (person) => nearest(venues, person).map(({ id }) => id), luck, now),
      random: luck,
    });
  const fortune = new StoryRandom(LEAGUES_SEED);
  const playLeagues = () =>
    seedLeagues(services['leagues']!, {
      ...people,
      availabilities: everyone.map(({ id, availability }) => ({
        userId: id,
        noFixedDays: availability.noFixedDays,
        slots: [...availability.slots],
      })),
      leagues: leagues(playing, fortune),
      random: fortune,
    });
  const [cups, rounds] = await Promise.all([playTournaments(), playLeagues()]);
  const byId = new Map(playing.map((person) => [person.id, person]));
  const courtFor = ({ sideA, sport }: PlayedFixture['ready']) => {
    const home = byId.get(sideA[0]!)!;
    const fitting = venues.filter(({ fields }) => fields.some((field) => field.sport === sport));
    return nearest(fitting, home)[0]!.id;
  };
  return {
    places: cups.paid,
    phases: rounds.paid,
    fixtures: [...cups.fixtures, ...rounds.fixtures].map((each) => ({ ...each, courtId: courtFor(each.ready) })),
  };
}

/** As others are told of them: homes to the nearest square of the grid. */
const profileOf = ({ id, firstName, lastName, sex, birthDate, sports, city, lat, lng }: DemoPerson) => ({
  ...{ userId: userId(id), displayName: `${firstName} ${lastName}`, sex, birthDate },
  sports: sports.map(({ sport }) => sport),
  location: { name: city.name, country: city.country, ...gridPosition({ lat, lng }), timeZone: city.timeZone },
});

/** Their own estimates. */
const levelsOf = ({ sports }: DemoPerson) =>
  sports.flatMap(({ sport, level }) =>
    level === null ? [] : formatsOf(sport).map((numberPlayers) => ({ sport, numberPlayers, rating: level })),
  );
