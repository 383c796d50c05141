import { useLazyQuery } from '@apollo/client/react';
import { Autocomplete, Button, Stack, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { graphql } from '@setpoint/client';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const CitiesByName = graphql(`
  query CitiesByName($text: String!, $language: String) {
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

export interface CentrePlace {
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
}

/** The town of a centre, found by its name; who stands at the centre can put it right there. */
export function CityField({
  value,
  error,
  onChange,
}: {
  readonly value: CentrePlace | null;
  readonly error?: ReactNode;
  onChange(place: CentrePlace): void;
}) {
  const { t, i18n } = useTranslation('centre');
  const [text, setText] = useState(value?.city ?? '');
  const [said, setSaid] = useState<string | null>(null);
  const [search, { data }] = useLazyQuery(CitiesByName);
  const ask = useDebouncedCallback((wanted: string) => {
    if (wanted.trim().length >= 2)
      void search({ variables: { text: wanted.trim(), language: i18n.language } }).catch(() => {});
  }, 250);
  const found = data?.searchPlaces ?? [];

  function choose(typed: string) {
    setText(typed);
    const chosen = found.find(({ fullName }) => fullName === typed);
    if (!chosen) return ask(typed);
    const { name: city, country, lat, lng, timeZone } = chosen;
    onChange({ city, country, lat, lng, timeZone });
    setText(city);
  }

  function stand() {
    if (!value) return;
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => {
        onChange({ ...value, lat: coords.latitude, lng: coords.longitude });
        setSaid(t('place.placed'));
      },
      () => setSaid(t('place.refused')),
    );
  }

  return (
    <Stack gap="xs">
      <Autocomplete
        label={t('place.city')}
        required
        value={text}
        error={error}
        data={[...new Set(found.map(({ fullName }) => fullName))]}
        filter={({ options }) => options}
        onChange={choose}
        onBlur={() => setText(value?.city ?? '')}
      />
      {value && 'geolocation' in navigator && (
        <Button
          variant="default"
          leftSection={<IconCurrentLocation size={18} aria-hidden />}
          onClick={stand}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('place.here')}
        </Button>
      )}
      {said && (
        <Text size="sm" role="status">
          {said}
        </Text>
      )}
    </Stack>
  );
}
