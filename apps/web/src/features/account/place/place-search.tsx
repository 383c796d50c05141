import { useLazyQuery } from '@apollo/client/react';
import { Alert, Autocomplete, Button, Stack, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { graphql } from '@setpoint/client';
import { IconCurrentLocation, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './place-search.module.css';
import { usePosition, type FoundPlace, type PositionError } from './use-place.js';

const FindPlace = graphql(`
  query FindPlace($text: String!, $language: String) {
    searchPlaces(text: $text, language: $language) {
      name
      fullName
      country
      lat
      lng
    }
  }
`);

const TYPING_PAUSE_MS = 250;

export interface PlaceSearchProps {
  readonly onFound: (place: FoundPlace) => void;
  readonly busy?: boolean;
}

/** A place by name with suggestions, or the browser's position (SHL-07). */
export function PlaceSearch({ onFound, busy = false }: PlaceSearchProps) {
  const { t, i18n } = useTranslation('account');
  const [text, setText] = useState('');
  const [locating, setLocating] = useState(false);
  const [positionError, setPositionError] = useState<PositionError | null>(null);
  /** The text that no place is called like. */
  const [unknown, setUnknown] = useState<string | null>(null);
  const [search, { data, error }] = useLazyQuery(FindPlace);
  const locate = usePosition();
  const ask = useDebouncedCallback((wanted: string) => {
    if (wanted.length < 2) return;
    search({ variables: { text: wanted, language: i18n.language } }).then(
      (answer) => setUnknown(answer.data?.searchPlaces.length === 0 ? wanted : null),
      () => {},
    );
  }, TYPING_PAUSE_MS);
  const places = data?.searchPlaces ?? [];

  async function takePositionNow() {
    if (locating) return;
    setLocating(true);
    setPositionError(null);
    const found = await locate();
    setLocating(false);
    if (typeof found === 'string') setPositionError(found);
    else onFound(found);
  }

  return (
    <Stack gap="sm">
      <Autocomplete
        label={t('account:place.search')}
        placeholder={t('account:place.placeholder')}
        leftSection={<IconMapPin size={18} aria-hidden />}
        value={text}
        data={[...new Set(places.map((place) => place.fullName))]}
        filter={({ options }) => options}
        disabled={busy}
        error={error ? t('account:place.searchFailed') : null}
        onChange={(value) => {
          const chosen = places.find((place) => place.fullName === value);
          setText(chosen ? '' : value);
          if (chosen) onFound(chosen);
          else ask(value.trim());
        }}
      />
      <div role="status" className={classes.status}>
        {unknown !== null && unknown === text.trim() && (
          <Text size="sm">
            <strong>{t('account:place.unknown', { text: unknown })}</strong> {t('account:place.unknownHint')}
          </Text>
        )}
      </div>
      <Button
        variant="default"
        leftSection={<IconCurrentLocation size={18} aria-hidden />}
        loading={locating}
        disabled={busy}
        onClick={() => void takePositionNow()}
      >
        {t('account:place.useMine')}
      </Button>
      {positionError && (
        <Alert color="red" role="alert">
          {t(`account:place.error.${positionError}`)}
        </Alert>
      )}
    </Stack>
  );
}
