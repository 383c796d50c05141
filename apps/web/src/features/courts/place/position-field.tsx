import { Button, Stack, Text, TextInput } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { kmBetween } from '../../../entities/court/distance.js';
import type { CentrePlace } from './city-field.js';
import { isShortLink, positionIn, type Position } from './map-link.js';

/** The position of a centre in its town: pasted from a map, or where one stands. */
export function PositionField({
  value,
  error,
  onChange,
}: {
  readonly value: CentrePlace;
  readonly error?: ReactNode;
  onChange(place: CentrePlace): void;
}) {
  const { t } = useTranslation('centre');
  const [pasted, setPasted] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const position = positionIn(pasted);
  const isWrong = pasted.trim() !== '' && !position;

  function put(at: Position) {
    setSaid(null);
    onChange({ ...value, ...at });
  }

  function paste(text: string) {
    setPasted(text);
    const at = positionIn(text);
    if (at) put(at);
  }

  function stand() {
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => {
        setPasted('');
        put({ lat: coords.latitude, lng: coords.longitude });
      },
      () => setSaid(t('place.refused')),
    );
  }

  return (
    <Stack gap="xs">
      <TextInput
        label={t('place.position')}
        description={t('place.positionHint')}
        autoComplete="off"
        maxLength={2000}
        value={pasted}
        error={isWrong ? t(isShortLink(pasted) ? 'place.short' : 'place.noPosition') : error}
        onChange={(event) => paste(event.currentTarget.value)}
      />
      {'geolocation' in navigator && (
        <Button
          variant="default"
          leftSection={<IconCurrentLocation size={18} aria-hidden />}
          onClick={stand}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('place.here')}
        </Button>
      )}
      <Text size="sm" role="status">
        {said ?? <WhereItStands place={value} />}
      </Text>
    </Stack>
  );
}

/** How far a centre stands from the middle of its town, where that is known. */
export function WhereItStands({ place }: { readonly place: CentrePlace }) {
  const { t, i18n } = useTranslation('centre');
  if (!place.town) return null;
  const km = kmBetween(place, place.town);
  if (km < 0.05) return t('place.middle', { city: place.city });
  const shown = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: km < 10 ? 1 : 0 }).format(km);
  return t('place.fromMiddle', { km: shown, city: place.city });
}
