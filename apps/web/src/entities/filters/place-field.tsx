import { Button, Group, Select, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PlaceInput } from '../place/place-input.js';
import type { Distance, SearchPlace } from './params.js';

const DISTANCES = [5, 10, 20, 30, 50, 100] as const;

/** A place with suggestions, and how far around it. `place` null is home, `km` null is the default radius. */
export function PlaceField({
  place,
  km,
  home,
  anywhere = true,
  leastKm = DISTANCES[0],
  autoFocus = false,
  onChange,
}: {
  readonly place: SearchPlace | null;
  readonly km: Distance;
  readonly home: { readonly name: string; readonly km: number };
  /** Whether a search without a place is offered. */
  readonly anywhere?: boolean;
  /** The smallest distance that is offered. */
  readonly leastKm?: number;
  readonly autoFocus?: boolean;
  onChange(value: { place: SearchPlace | null; km: Distance }): void;
}) {
  const { t } = useTranslation('match');
  const distances = [
    ...new Set([...DISTANCES.filter((one) => one >= leastKm), ...(typeof km === 'number' ? [km] : []), home.km]),
  ].sort((a, b) => a - b);
  return (
    <Stack gap="sm">
      <PlaceInput
        label={t('filter.place')}
        value={place?.name ?? home.name}
        disabled={km === 'any'}
        autoFocus={autoFocus}
        onFocus={(event) => event.currentTarget.select()}
        onFound={({ name, lat, lng }) => onChange({ place: { name, lat, lng }, km })}
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
          <Button variant="default" onClick={() => onChange({ place: null, km })}>
            {t('filter.home', { place: home.name })}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
