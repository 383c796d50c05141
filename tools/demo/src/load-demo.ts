import { seedAsking, seedCourts, seedFavourites, seedPlay } from '@setpoint/courts';
import { evaluationGiven, matchReady, resultConfirmed, type courtChanged } from '@setpoint/events';
import { ensureSignIns, seedAccounts } from '@setpoint/identity';
import { courtId, formatsOf, userId, type SportId } from '@setpoint/kernel';
import { seedFixtures, seedMatches } from '@setpoint/matches';
import { seedPlayers } from '@setpoint/players';
import type { FileStore, PictureFolder, RunningService } from '@setpoint/service-kit';
import { keepMatchPhotos } from './pictures/match-photos.ts';
import { asking, ownedPage } from './asking.ts';
import { centres } from './centres.ts';
import { competitions } from './competitions.ts';
import { cheatsAmong, withLowEstimate } from './cheats.ts';
import { dataOf, isNews } from './events.ts';
import { nearest } from './nearest.ts';
import { comingMatches } from './coming-matches.ts';
import { keepPictures } from './pictures/keep-pictures.ts';
import { DEMO_PASSWORD, follows, people, type DemoPerson } from './people.ts';
import { StoryRandom } from './random.ts';
import { seedFollowers } from './seed-followers.ts';
import { sportDetailsOf } from './sport-details.ts';
import { storyEnd } from './story-adapters.ts';
import { startStoryServices, type DemoEnvironment } from './story-services.ts';

const SEED = 20_240_907;
/** Of their own: whatever is played for competitions, the rest of the world stays as it is. */
const FIXTURES_SEED = 20_250_401;
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

export interface DemoTarget extends DemoEnvironment {
  readonly pictures: PictureFolder;
  readonly now: Date;
}

/**
 * Eight cities, sixty centres, four hundred players and two years of their matches: the same rows on every machine and at
 * every hour of a day. The services' own rules make them. What is long past comes in bulk: each service gets what the
 * events would have brought it; the rest is delivered.
 */
export async function loadDemo({ pictures, now, ...environment }: DemoTarget): Promise<void> {
  const end = storyEnd(now);
  const { byName, finish, stop } = await startStoryServices(environment, end);
  try {
    await tell(byName, pictures, environment.files, end);
    await finish();
  } finally {
    await stop();
  }
}

async function tell(
  services: Readonly<Record<string, RunningService>>,
  pictures: PictureFolder,
  store: FileStore,
  now: Date,
): Promise<void> {
  const random = new StoryRandom(SEED);
  const crowd = people(random);
  const cheats = cheatsAmong(crowd);
  const everyone = withLowEstimate(crowd, cheats.sandbagger);
  const venues = centres(random);
  const playing = everyone.filter(({ roles }) => !roles.includes('SUPPORT'));
  const owner = everyone.find(({ roles }) => roles.includes('COURT_OWNER'))!;
  const [owned, bare] = venues.filter(({ city }) => city === owner.city.name);
  const relations = follows(random, everyone);
  const [{ faces, covers }, photoKeys] = await Promise.all([
    keepPictures(pictures, everyone, venues, now),
    keepMatchPhotos(store, venues),
  ]);
  const registeredAt = (person: DemoPerson) => new Date(now.getTime() - person.registeredDaysAgo * DAY_MS);

  const cast = playing.filter(({ signsIn }) => signsIn);
  const favourites = cast.flatMap((person) =>
    nearest(venues, person).map(({ id }) => ({ userId: person.id, courtId: id })),
  );
  const courtSeeds = venues.map((venue) => ({
    ...venue,
    sports: [...new Set(venue.fields.map(({ sport }) => sport))],
  }));
  const openCentres = async () => {
    const opened = await seedCourts(
      services['courts']!,
      venues.map((venue) => ({
        ...venue,
        id: courtId(venue.id),
        bookingUrl: null,
        coverUrl: covers.get(venue.id)!,
        ownerId: venue === owned || venue === bare ? userId(owner.id) : null,
        // One page of the owner is complete, the other is not.
        ...(venue === owned && ownedPage(venue, photoKeys)),
        ...(venue === bare && { description: null, email: null, website: null, offers: [] }),
      })),
    );
    await seedFavourites(
      services['courts']!,
      favourites.map((each) => ({ userId: userId(each.userId), courtId: courtId(each.courtId) })),
    );
    return opened;
  };
  // Each has tables of its own: while one waits for Postgres, another works.
  const [accounts, courts, past] = await Promise.all([
    seedAccounts(
      services['identity']!,
      everyone.map((person) => ({
        id: userId(person.id),
        email: person.email,
        firstName: person.firstName,
        lastName: person.lastName,
        language: person.language,
        sports: person.sports.map(({ sport }) => sport),
        roles: person.roles,
        verified: true,
        registeredAt: registeredAt(person),
      })),
    ),
    openCentres(),
    seedMatches(services['matches']!, {
      players: everyone.map((person) => ({
        id: person.id,
        city: person.city.name,
        lat: person.lat,
        lng: person.lng,
        timeZone: person.city.timeZone,
        levels: person.sports.flatMap(({ sport, level }) =>
          level === null ? [] : formatsOf(sport).map((numberPlayers) => ({ sport, numberPlayers, rating: level })),
        ),
        // Support plays no match.
        skill: person.roles.includes('SUPPORT') ? {} : skillOf(person),
        eagerness: person.eagerness,
        availability: person.availability,
        registeredAt: registeredAt(person),
      })),
      courts: courtSeeds,
      follows: relations,
      random,
      now,
      days: 730,
      count: 6000,
      photoKeys,
      inTurn: cheats.inTurn,
      featured: playing.filter(({ signsIn, roles }) => signsIn && roles.length === 0).map(({ id }) => id),
    }),
  ]);
  const played = await competitions(services, {
    ...{ everyone, playing, venues, relations, favourites, now },
    support: userId(everyone.find(({ roles }) => roles.includes('SUPPORT'))!.id),
  });
  const { events: ofFixtures } = await seedFixtures(services['matches']!, {
    fixtures: played.fixtures,
    courts: courtSeeds,
    ...{ random: new StoryRandom(FIXTURES_SEED), now },
  });
  const history = { events: [...past.events, ...ofFixtures].sort((one, other) => +one.at - +other.at) };
  const [profiles] = await Promise.all([
    seedPlayers(services['players']!, {
      players: everyone.map((person) => ({
        ...person,
        location: {
          name: person.city.name,
          fullName: person.city.fullName,
          country: person.city.country,
          lat: person.lat,
          lng: person.lng,
          timeZone: person.city.timeZone,
        },
        sportDetails: sportDetailsOf(person),
        photoUrl: faces.get(person.id) ?? null,
        isStaff: person.roles.includes('SUPPORT'),
        registeredAt: registeredAt(person),
        lastLoginAt: new Date(now.getTime() - person.lastLoginHoursAgo * HOUR_MS),
      })),
      follows: relations.map((relation, i) => ({
        ...relation,
        since: new Date(now.getTime() - (20 + (i % 600)) * DAY_MS),
      })),
      courts: dataOf<typeof courtChanged>(courts, 'courts.court-changed.v1'),
      results: dataOf<typeof resultConfirmed>(history.events, resultConfirmed.type),
      ready: dataOf<typeof matchReady>(history.events, matchReady.type),
      evaluations: dataOf<typeof evaluationGiven>(history.events, evaluationGiven.type),
      coming: comingMatches(history.events.filter(({ at }) => isNews(at, now))),
      random,
      now,
    }),
    seedPlay(services['courts']!, {
      results: dataOf<typeof resultConfirmed>(history.events, resultConfirmed.type),
      ready: dataOf<typeof matchReady>(history.events, matchReady.type),
      now,
    }),
    asking({ store, venues, cast, owner, now }).then((asked) => seedAsking(services['courts']!, asked)),
  ]);
  await seedFollowers(services, {
    ...{ everyone, relations, favourites, played, accounts, courts, profiles, now },
    history: history.events,
  });
}

/** Makes the provider users of those who sign in, unless they are there: the emulator may have forgotten them. */
export async function ensureDemoSignIns(identity: RunningService): Promise<void> {
  const cast = people(new StoryRandom(SEED)).filter(({ signsIn }) => signsIn);
  await ensureSignIns(
    identity,
    cast.map(({ id, email, firstName, lastName }) => ({
      id: userId(id),
      email,
      firstName,
      lastName,
      verified: true,
      password: DEMO_PASSWORD,
    })),
  );
}

function skillOf(person: DemoPerson): Partial<Record<SportId, number>> {
  return Object.fromEntries(person.sports.map(({ sport }) => [sport, person.skill[sport]]));
}
