import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMe } from '@setpoint/client/session';
import { toast } from '@setpoint/ui';
import { IconMapPinFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlaceSearch } from './place-search.js';
import { useSavePlace } from './use-place.js';

const RADII = [5, 10, 15, 20, 30, 50, 75, 100];

/** Where I look for matches, and how far (SHL-07, ACC-01). */
export function PlaceSetting() {
  const { t } = useTranslation('account');
  const me = useMe();
  const { savePlace, saveRadius, saving } = useSavePlace();
  if (!me) return null;
  const confirmSaved = (saved: boolean) =>
    void toast(saved ? { text: t('account:saved'), tone: 'success' } : { text: t('account:notSaved'), tone: 'error' });
  const radii = [...new Set([...RADII, me.kmToSearch])].sort((a, b) => a - b);
  return (
    <Stack>
      <Group gap="xs">
        <IconMapPinFilled size={22} color="var(--sp-warm)" aria-hidden />
        <Text fw={600} size="lg">
          {me.locationName ?? t('account:place.none')}
        </Text>
      </Group>
      <PlaceSearch busy={saving} onFound={(place) => void savePlace(place).then(confirmSaved)} />
      <NativeSelect
        size="md"
        label={t('account:place.radius')}
        value={String(me.kmToSearch)}
        data={radii.map((km) => ({ value: String(km), label: `${km} km` }))}
        onChange={(event) => void saveRadius(Number(event.currentTarget.value)).then(confirmSaved)}
        disabled={saving}
      />
    </Stack>
  );
}
