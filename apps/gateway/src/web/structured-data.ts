import { assertNever } from '@setpoint/kernel';
import { DateTime } from 'luxon';
import type { FoundSubject, MatchOfPage, PlaceOfPage } from './subject-queries.js';

interface Words {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
}

const CONTEXT = { '@context': 'https://schema.org' };
const SPORTS: Readonly<Record<string, string>> = { '1': 'Tennis', '2': 'Padel' };

/** schema.org data of a page (PUB-04); only facts that the page shows as well. */
export function structuredData(found: FoundSubject, { title: name, description, url, image }: Words): object {
  const core = { ...CONTEXT, name, description, url, image };
  switch (found.kind) {
    case 'match':
      return { ...core, '@type': 'SportsEvent', ...ofMatch(found.match) };
    case 'player': {
      const { displayName, locationName, sports } = found.player;
      const person = {
        '@type': 'Person',
        ...{ name: displayName, url, image },
        knowsAbout: sports.map((sport) => SPORTS[sport]),
        ...(locationName && { homeLocation: { '@type': 'Place', name: locationName } }),
      };
      return { ...CONTEXT, '@type': 'ProfilePage', url, mainEntity: person };
    }
    case 'level': {
      const { player, playedAt } = found.level;
      return {
        ...core,
        '@type': 'Article',
        datePublished: playedAt,
        about: { '@type': 'Person', name: player.displayName },
      };
    }
    case 'run':
      return { ...core, '@type': 'Article', about: { '@type': 'SportsEvent', name: found.run.tournament.name } };
    case 'court': {
      const { address: streetAddress, city: addressLocality, country: addressCountry, ...rest } = found.court;
      const { lat, lng, phone: telephone, website } = rest;
      return {
        ...{ ...core, '@type': 'SportsActivityLocation' },
        address: { '@type': 'PostalAddress', streetAddress, addressLocality, addressCountry },
        geo: position(lat, lng),
        ...(telephone && { telephone }),
        ...(website && { sameAs: website }),
      };
    }
    case 'tournament': {
      const { startOn, endedAt, place, price, placesLeft, state, sport } = found.tournament;
      return {
        ...core,
        '@type': 'SportsEvent',
        ...{ sport: SPORTS[sport.id], startDate: startOn, ...(endedAt && { endDate: endedAt }) },
        eventStatus: statusOf(state === 'CANCELLED'),
        location: {
          ...{ '@type': 'Place', name: place.city, address: place.city },
          geo: position(place.lat, place.lng),
        },
        ...(state === 'OPEN' && {
          offers: {
            ...{ '@type': 'Offer', url, price: (price.cents / 100).toFixed(2), priceCurrency: price.currency },
            availability: `https://schema.org/${placesLeft > 0 ? 'InStock' : 'SoldOut'}`,
          },
        }),
      };
    }
    case 'league': {
      const { currentPhase, province, sport } = found.league;
      return {
        ...core,
        '@type': 'SportsEvent',
        sport: SPORTS[sport.id],
        ...(currentPhase && { startDate: currentPhase.startsOn, endDate: currentPhase.endsOn }),
        location: { '@type': 'Place', name: province.name, address: province.name },
      };
    }
    default:
      return assertNever(found);
  }
}

/** Of a page without a subject. */
export const structuredSite = ({ title: name, description, url }: Omit<Words, 'image'>): object => ({
  ...{ ...CONTEXT, '@type': 'WebPage', name, description, url },
  isPartOf: { '@type': 'WebSite', name: 'Setpoint', url: new URL(url).origin },
});

function ofMatch({ sport, state, datePlay, court, city, teamA, teamB, ...time }: MatchOfPage): object {
  const town = court?.city ?? city;
  const startDate = atTheCourt(time.startsAt, time.timeZone) ?? datePlay;
  const endDate = atTheCourt(time.endsAt, time.timeZone);
  return {
    sport: SPORTS[sport.id],
    eventStatus: statusOf(state === 'CANCELLED'),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(town && { location: { '@type': 'Place', name: court?.name ?? town, address: town } }),
    competitor: [...teamA, ...teamB].filter(isIn).map(({ user }) => ({ '@type': 'Person', name: user.displayName })),
  };
}

/** Time of the clock at the court, with its offset from UTC: 2026-06-01T18:30+02:00. */
const atTheCourt = (instant: string | null, zone: string): string | null =>
  instant && DateTime.fromISO(instant, { zone }).toFormat("yyyy-MM-dd'T'HH:mmZZ");

const position = (latitude: number, longitude: number) => ({ '@type': 'GeoCoordinates', latitude, longitude });

const isIn = ({ badge }: PlaceOfPage): boolean => badge === 'ACCEPTED';

const statusOf = (isOff: boolean) => `https://schema.org/${isOff ? 'EventCancelled' : 'EventScheduled'}`;
