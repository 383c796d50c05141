import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { graphql } from '@setpoint/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const PLACES = graphql(`
  query SupportPlaces($text: String!, $language: String) {
    searchPlaces(text: $text, language: $language) {
      name
      fullName
      country
      lat
      lng
      timeZone
    }
  }
`);

/** A town as it was found. */
export interface FoundPlace {
  readonly city: string;
  /** Two letters, ISO 3166. */
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
}

/** A town by its name, with its position and its clocks. */
export function PlacePicker({
  value,
  error,
  onChange,
}: {
  readonly value: { readonly city: string } | null;
  readonly error: string | undefined;
  onChange(place: FoundPlace): void;
}) {
  const { t, i18n } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed, 250);
  const skip = text.trim().length < 2 || text === value?.city;
  const { data } = useQuery(PLACES, { variables: { text, language: i18n.language }, skip });
  const found = data?.searchPlaces ?? [];
  const labels = new Map(found.map((place) => [place.fullName, place]));
  const names = [...new Set([...(value ? [value.city] : []), ...labels.keys()])];
  return (
    <Select
      label={t('tournaments.city')}
      required
      searchable
      data={names}
      // The server has found them, also by other spellings.
      filter={({ options }) => options}
      nothingFoundMessage={skip ? t('tournaments.typeCity') : t('tournaments.noCity')}
      value={value?.city ?? null}
      error={error}
      onSearchChange={setTyped}
      onChange={(chosen) => {
        const place = chosen === null ? undefined : labels.get(chosen);
        if (!place) return;
        const { name: city, country, lat, lng, timeZone } = place;
        onChange({ city, country, lat, lng, timeZone });
      }}
    />
  );
}
