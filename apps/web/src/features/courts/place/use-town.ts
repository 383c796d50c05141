import { graphql } from '@setpoint/client';
import { ask } from '@setpoint/client/ask';
import { useSession } from '@setpoint/client/session';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kmBetween } from '../../../entities/court/distance.js';
import type { CentrePlace } from './city-field.js';
import type { Position } from './map-link.js';

const CentreTown = graphql(`
  query CentreTown($text: String!, $language: String) {
    searchPlaces(text: $text, language: $language) {
      name
      country
      lat
      lng
    }
  }
`);

/** The middle of a centre's town: that of the town that was chosen, else of the one of its name that is nearest. */
export function useTown(place: CentrePlace | null): Position | null {
  const { i18n } = useTranslation();
  const session = useSession();
  const [named, setNamed] = useState<{ readonly city: string; readonly town: Position | null } | null>(null);
  const isUnknown = place !== null && !place.town && named?.city !== place.city;
  useEffect(() => {
    if (!isUnknown || !place) return;
    const { city, country } = place;
    void ask(session, CentreTown, { text: city, language: i18n.language }).then(
      ({ searchPlaces }) => {
        const [nearest = null] = (searchPlaces ?? [])
          .filter((one) => one.country === country && one.name === city)
          .sort((a, b) => kmBetween(a, place) - kmBetween(b, place));
        setNamed({ city, town: nearest && { lat: nearest.lat, lng: nearest.lng } });
      },
      () => setNamed({ city, town: null }),
    );
  }, [isUnknown, place, session, i18n.language]);
  if (place?.town) return place.town;
  return named && named.city === place?.city ? named.town : null;
}
