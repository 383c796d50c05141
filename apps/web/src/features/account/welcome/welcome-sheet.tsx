import { Button, Divider, Group, Stack, Text } from '@mantine/core';
import { useMe } from '@setpoint/client/session';
import { isSportId } from '@setpoint/kernel';
import { ResponsiveSheet, toast } from '@setpoint/ui';
import { IconMapPinFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceSearch } from '../place/place-search.js';
import { useSavePlace } from '../place/use-place.js';
import { SportsForm, type Choice } from '../sports/sports-form.js';

/** First steps: the place that was found, and the sports where they are missing. */
export default function WelcomeSheet({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const me = useMe();
  const { savePlace, saving } = useSavePlace();
  // Decided when the sheet opens, so that it does not change under the reader.
  const [asksSports] = useState(me?.sports.length === 0 || me?.bestLevel?.rating == null);
  if (!me) return null;
  const start = Object.fromEntries(me.sports.filter(isSportId).map((sport) => [sport, null])) as Choice;
  return (
    <ResponsiveSheet opened={opened} onClose={onClose} title={t('account:welcome.title', { name: me.firstName })}>
      <Stack>
        <div>
          <Text>{t('account:welcome.place')}</Text>
          <Group gap="xs" mt={6}>
            <IconMapPinFilled size={22} color="var(--sp-warm)" aria-hidden />
            <Text fw={700} size="lg">
              {me.locationName}
            </Text>
          </Group>
        </div>
        <PlaceSearch
          busy={saving}
          onFound={(place) =>
            void savePlace(place).then((saved) => {
              if (!saved) toast({ text: t('account:notSaved'), tone: 'error' });
            })
          }
        />
        <Divider />
        {asksSports ? (
          <>
            <Text>{t('account:welcome.sports')}</Text>
            <SportsForm start={start} submitLabel={t('account:welcome.start')} onSaved={onClose} />
          </>
        ) : (
          <Button onClick={onClose}>{t('account:welcome.start')}</Button>
        )}
      </Stack>
    </ResponsiveSheet>
  );
}
