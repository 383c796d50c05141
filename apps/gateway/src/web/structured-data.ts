import { assertNever } from '@setpoint/kernel';
import type { FoundSubject, MatchOfPage, PlaceOfPage } from './subject-queries.js';

interface Words {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
}

const CONTEXT = { '@context': 'https://schema.org' };
const SPORTS: Readonly<Record<string, string>> = { '1': 'Tennis', '2': 'Padel' };

/** What a page is about in the words of schema.org (PUB-04). Only what stands on the page, too. */
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
      const { address: streetAddress, city: addressLocality } = found.court;
      const address = { '@type': 'PostalAddress', streetAddress, addressLocality };
      return { ...core, '@type': 'SportsActivityLocation', address };
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
          geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
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

function ofMatch({ sport, state, datePlay, timePlay, court, city, teamA, teamB }: MatchOfPage): object {
  const town = court?.city ?? city;
  return {
    sport: SPORTS[sport.id],
    eventStatus: statusOf(state === 'CANCELLED'),
    // In the clock of the court, whose offset is not known here.
    ...(datePlay && { startDate: timePlay ? `${datePlay}T${timePlay.slice(0, 5)}` : datePlay }),
    ...(town && { location: { '@type': 'Place', name: court?.name ?? town, address: town } }),
    competitor: [...teamA, ...teamB].filter(isIn).map(({ user }) => ({ '@type': 'Person', name: user.displayName })),
  };
}

const isIn = ({ badge }: PlaceOfPage): boolean => badge === 'ACCEPTED';

const statusOf = (isOff: boolean) => `https://schema.org/${isOff ? 'EventCancelled' : 'EventScheduled'}`;
