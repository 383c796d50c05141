import { seedPayments, seedPoints } from '@setpoint/billing';
import { seedChat } from '@setpoint/chat';
import { seedAsking, seedCourts, seedFavourites, seedPlay } from '@setpoint/courts';
import {
  evaluationGiven,
  levelsChanged,
  matchReady,
  resultConfirmed,
  type accountRegistered,
  type courtChanged,
  type DataOf,
  type OutgoingEvent,
  type profileChanged,
} from '@setpoint/events';
import { ensureSignIns, seedAccounts, seedProfiles } from '@setpoint/identity';
import { courtId, formatsOf, userId, type SportId } from '@setpoint/kernel';
import { groupsOfLeagues, seedLeagues } from '@setpoint/leagues';
import { peopleOfMatches, seedLevels, seedMatches } from '@setpoint/matches';
import { seedNotifications } from '@setpoint/notifications';
import { seedPlayers } from '@setpoint/players';
import type { PictureFolder, RunningService } from '@setpoint/service-kit';
import { entriesOfTournaments, groupsOfTournaments, seedTournaments } from '@setpoint/tournaments';
import type { FileStore } from '@setpoint/uploads';
import { keepMatchPhotos } from './pictures/match-photos.ts';
import { asking, ownedPage } from './asking.ts';
import { centres, type DemoCentre } from './centres.ts';
import { cheatsAmong, withLowEstimate } from './cheats.ts';
import { discounts } from './discounts.ts';
import { comingMatches } from './coming-matches.ts';
import { conversations } from './conversations.ts';
import { keepPictures } from './pictures/keep-pictures.ts';
import { leagues } from './leagues.ts';
import { payments } from './payments.ts';
import { DEMO_PASSWORD, follows, people, type DemoPerson } from './people.ts';
import { idFor, StoryRandom } from './random.ts';
import { sportDetailsOf } from './sport-details.ts';
import { tournaments } from './tournaments.ts';

const SEED = 20_240_907;
/** Of their own: whatever is played in leagues, the rest of the world stays as it is. */
const LEAGUES_SEED = 20_250_102;
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** What is older is no news, but counts. */
const NEWS_DAYS = 30;
/** What is older has been read. */
const UNREAD_DAYS = 2;

export interface DemoTarget {
  readonly services: Readonly<Record<string, RunningService>>;
  readonly pictures: PictureFolder;
  /** Of uploads. */
  readonly store: FileStore;
  readonly now: Date;
}

/**
 * Eight cities, sixty centres, four hundred players and two years of their matches, the same on every machine.
 * Everything goes through the services' own rules, in bulk and without the bus: each service gets what the
 * events would have brought it.
 */
export async function loadDemo({ services, pictures, store, now }: DemoTarget): Promise<void> {
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

  const accounts = await seedAccounts(
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
  );
  const courts = await seedCourts(
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
  const cast = playing.filter(({ signsIn }) => signsIn);
  await seedFavourites(
    services['courts']!,
    cast.flatMap((person) =>
      nearest(venues, person).map(({ id }) => ({ userId: userId(person.id), courtId: courtId(id) })),
    ),
  );
  const history = await seedMatches(services['matches']!, {
    players: playing.map((person) => ({
      id: person.id,
      city: person.city.name,
      lat: person.lat,
      lng: person.lng,
      timeZone: person.city.timeZone,
      levels: person.sports.flatMap(({ sport, level }) =>
        level === null ? [] : formatsOf(sport).map((numberPlayers) => ({ sport, numberPlayers, rating: level })),
      ),
      skill: skillOf(person),
      eagerness: person.eagerness,
      availability: person.availability,
      registeredAt: registeredAt(person),
    })),
    courts: venues.map((venue) => ({ ...venue, sports: [...new Set(venue.fields.map(({ sport }) => sport))] })),
    follows: relations,
    random,
    now,
    days: 730,
    count: 6000,
    photoKeys,
    inTurn: cheats.inTurn,
    featured: playing.filter(({ signsIn, roles }) => signsIn && roles.length === 0).map(({ id }) => id),
  });
  await seedPlay(services['courts']!, {
    results: dataOf<typeof resultConfirmed>(history.events, resultConfirmed.type),
    ready: dataOf<typeof matchReady>(history.events, matchReady.type),
    now,
  });
  await seedAsking(services['courts']!, await asking({ store, venues, cast, owner, now }));
  const profiles = await seedPlayers(services['players']!, {
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
    coming: comingMatches(history.events.filter(({ at }) => now.getTime() - at.getTime() < NEWS_DAYS * DAY_MS)),
    random,
    now,
  });
  const profileChanges = dataOf<typeof profileChanged>(profiles, 'players.profile-changed.v1');
  await seedLevels(services['matches']!, dataOf<typeof levelsChanged>(profiles, levelsChanged.type));
  await seedProfiles(services['identity']!, profileChanges);
  await seedNotifications(services['notifications']!, {
    accounts: dataOf<typeof accountRegistered>(accounts, 'identity.account-registered.v1'),
    profiles: profileChanges,
    courts: dataOf<typeof courtChanged>(courts, 'courts.court-changed.v1'),
    events: history.events
      .filter(({ at }) => now.getTime() - at.getTime() < NEWS_DAYS * DAY_MS)
      .map(({ contract, data, at }, i) => ({ id: eventId(i), type: contract.type, data, at })),
    readBefore: new Date(now.getTime() - UNREAD_DAYS * DAY_MS),
    now,
  });
  await seedPoints(services['billing']!, {
    accounts: dataOf<typeof accountRegistered>(accounts, 'identity.account-registered.v1'),
    results: dataOf<typeof resultConfirmed>(history.events, resultConfirmed.type),
    evaluations: history.events
      .filter(({ contract }) => contract.type === evaluationGiven.type)
      .map(({ data, at }) => ({ data: data as DataOf<typeof evaluationGiven>, at })),
    profiles: profileChanges,
    ...discounts(everyone, now),
  });
  const favourites = cast.flatMap((person) =>
    nearest(venues, person).map(({ id }) => ({ userId: person.id, courtId: id })),
  );
  const places = await seedTournaments(services['tournaments']!, {
    profiles: profileChanges,
    levels: dataOf<typeof levelsChanged>(profiles, levelsChanged.type),
    follows: relations,
    favourites,
    results: dataOf<typeof resultConfirmed>(history.events, resultConfirmed.type),
    available: new Set(
      playing.filter(({ availability: { noFixedDays, slots } }) => noFixedDays || slots.length > 0).map(({ id }) => id),
    ),
    mobile: new Set(),
    tournaments: tournaments(playing, (person) => nearest(venues, person).map(({ id }) => id), random, now),
    ...{ support: userId(everyone.find(({ roles }) => roles.includes('SUPPORT'))!.id), random, now },
  });
  const fortune = new StoryRandom(LEAGUES_SEED);
  const phases = await seedLeagues(services['leagues']!, {
    profiles: profileChanges,
    levels: dataOf<typeof levelsChanged>(profiles, levelsChanged.type),
    availabilities: playing.map(({ id, availability }) => ({
      userId: id,
      noFixedDays: availability.noFixedDays,
      slots: [...availability.slots],
    })),
    follows: relations,
    results: dataOf<typeof resultConfirmed>(history.events, resultConfirmed.type),
    leagues: leagues(playing, fortune),
    ...{ support: userId(everyone.find(({ roles }) => roles.includes('SUPPORT'))!.id), random: fortune, now },
  });
  await seedPayments(services['billing']!, payments(places, phases));
  const circles = {
    matches: await peopleOfMatches(services['matches']!),
    tournaments: await groupsOfTournaments(services['tournaments']!),
    entries: await entriesOfTournaments(services['tournaments']!),
    leagueGroups: await groupsOfLeagues(services['leagues']!),
  };
  await seedChat(services['chat']!, {
    ...{ profiles: profileChanges, follows: relations, favourites, ...circles },
    courts: dataOf<typeof courtChanged>(courts, 'courts.court-changed.v1'),
    conversations: conversations({ people: everyone, ...circles, now }),
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

const FAVOURITES = 2;

/** The centres of the town next to a person's home. */
const nearest = (venues: readonly DemoCentre[], { city, lat, lng }: DemoPerson): readonly DemoCentre[] =>
  venues
    .filter((venue) => venue.city === city.name)
    .toSorted((one, other) => Math.hypot(one.lat - lat, one.lng - lng) - Math.hypot(other.lat - lat, other.lng - lng))
    .slice(0, FAVOURITES);

function skillOf(person: DemoPerson): Partial<Record<SportId, number>> {
  return Object.fromEntries(person.sports.map(({ sport }) => [sport, person.skill[sport]]));
}

const dataOf = <C extends OutgoingEvent['contract']>(events: readonly OutgoingEvent[], type: string) =>
  events.filter(({ contract }) => contract.type === type).map(({ data }) => data as DataOf<C>);

const eventId = (index: number) => idFor('event', index);
