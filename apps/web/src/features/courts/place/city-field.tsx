import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceInput } from '../../../entities/place/place-input.js';
import type { Position } from './map-link.js';
import { PositionField } from './position-field.js';
import { useTown } from './use-town.js';

export interface CentrePlace extends Position {
  readonly city: string;
  readonly country: string;
  readonly timeZone: string;
  /** The middle of the town; missing where it was not looked up. */
  readonly town?: Position | null | undefined;
}

/** Where a centre is: its town, found by its name, and the position in it. */
export function CityField({
  value,
  error,
  positionError,
  onChange,
}: {
  readonly value: CentrePlace | null;
  readonly error?: ReactNode;
  readonly positionError?: ReactNode;
  onChange(place: CentrePlace): void;
}) {
  const { t } = useTranslation('centre');
  const town = useTown(value);
  return (
    <Stack gap="xs">
      <PlaceInput
        label={t('place.city')}
        required
        leftSection={null}
        value={value?.city ?? ''}
        error={error}
        onFound={({ name: city, country, lat, lng, timeZone }) =>
          onChange({ city, country, lat, lng, timeZone, town: { lat, lng } })
        }
      />
      {value && <PositionField value={{ ...value, town }} error={positionError} onChange={onChange} />}
    </Stack>
  );
}
