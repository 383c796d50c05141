import { Alert, Button, Stack } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceInput } from '../../../entities/place/place-input.js';
import { usePosition, type FoundPlace, type PositionError } from './use-place.js';

export interface PlaceSearchProps {
  readonly onFound: (place: FoundPlace) => void;
  readonly busy?: boolean;
}

/** A place by name with suggestions, or the browser's position (SHL-07). */
export function PlaceSearch({ onFound, busy = false }: PlaceSearchProps) {
  const { t } = useTranslation('account');
  const [locating, setLocating] = useState(false);
  const [positionError, setPositionError] = useState<PositionError | null>(null);
  const locate = usePosition();

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
      <PlaceInput
        label={t('account:place.search')}
        placeholder={t('account:place.placeholder')}
        value=""
        disabled={busy}
        onFound={onFound}
      />
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
