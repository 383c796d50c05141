import { useLazyQuery } from '@apollo/client/react';
import { Autocomplete, Button, Group, Select, Stack } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { graphql } from '@setpoint/client';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Distance, SearchPlace } from './params.js';

const SearchPlaces = graphql(`
  query SearchPlaces($text: String!, $language: String) {
    searchPlaces(text: $text, language: $language) {
      name
      fullName
      lat
      lng
    }
  }
`);

const DISTANCES = [5, 10, 20, 30, 50, 100] as const;

/** A place with suggestions, and how far around it. `place` null is home, `km` null is the default radius. */
export function PlaceField({
  place,
  km,
  home,
  anywhere = true,
  leastKm = DISTANCES[0],
  onChange,
}: {
  readonly place: SearchPlace | null;
  readonly km: Distance;
  readonly home: { readonly name: string; readonly km: number };
  /** Whether a search without a place is offered. */
  readonly anywhere?: boolean;
  /** The smallest distance that is offered. */
  readonly leastKm?: number;
  onChange(value: { place: SearchPlace | null; km: Distance }): void;
}) {
  const { t, i18n } = useTranslation('match');
  const [text, setText] = useState(place?.name ?? home.name);
  const [search, { data }] = useLazyQuery(SearchPlaces);
  const ask = useDebouncedCallback((wanted: string) => {
    if (wanted.trim().length >= 2)
      void search({ variables: { text: wanted.trim(), language: i18n.language } }).catch(() => {});
  }, 250);
  const found = data?.searchPlaces ?? [];
  const distances = [
    ...new Set([...DISTANCES.filter((one) => one >= leastKm), ...(typeof km === 'number' ? [km] : []), home.km]),
  ].sort((a, b) => a - b);
  return (
    <Stack gap="sm">
      <Autocomplete
        label={t('filter.place')}
        leftSection={<IconMapPin size={18} aria-hidden />}
        value={text}
        disabled={km === 'any'}
        data={[...new Set(found.map((one) => one.fullName))]}
        filter={({ options }) => options}
        onChange={(value) => {
          setText(value);
          const chosen = found.find((one) => one.fullName === value);
          if (chosen) {
            onChange({ place: { name: chosen.name, lat: chosen.lat, lng: chosen.lng }, km });
            setText(chosen.name);
          } else ask(value);
        }}
        onBlur={() => setText(place?.name ?? home.name)}
      />
      <Group align="end" gap="sm" wrap="nowrap">
        <Select
          flex={1}
          label={t('filter.distance')}
          value={String(km ?? home.km)}
          data={[
            ...distances.map((value) => ({ value: String(value), label: t('filter.within', { km: value }) })),
            ...(anywhere ? [{ value: 'any', label: t('filter.anywhere') }] : []),
          ]}
          onChange={(value) =>
            onChange({ place, km: value === 'any' ? 'any' : Number(value) === home.km ? null : Number(value) })
          }
        />
        {place && (
          <Button
            variant="default"
            onClick={() => {
              setText(home.name);
              onChange({ place: null, km });
            }}
          >
            {t('filter.home', { place: home.name })}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
