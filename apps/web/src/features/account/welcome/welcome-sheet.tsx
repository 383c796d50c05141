import { useQuery } from '@apollo/client/react';
import { Divider, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMe } from '@setpoint/client/session';
import { ErrorState, Loading, ResponsiveSheet, toast } from '@setpoint/ui';
import { IconMapPinFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlaceSearch } from '../place/place-search.js';
import { useSavePlace } from '../place/use-place.js';
import { choiceOf, MySports } from '../sports/my-sports.js';
import { WelcomeSports } from './welcome-sports.js';

export interface WelcomeSheetProps {
  readonly opened: boolean;
  /** Done or declined. */
  onDone(): void;
}

/** First steps: the place that was found, sports and levels. */
export default function WelcomeSheet({ opened, onDone }: WelcomeSheetProps) {
  const { t } = useTranslation('account');
  const me = useMe();
  const { savePlace, saving } = useSavePlace();
  const { data, error, refetch } = useQuery(MySports);
  if (!me) return null;
  return (
    <ResponsiveSheet opened={opened} onClose={onDone} title={t('account:welcome.title', { name: me.firstName })}>
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
        <Text>{t('account:welcome.sports')}</Text>
        {data?.me ? (
          <WelcomeSports key={data.me.id} start={choiceOf(data.me.sports, data.me.levels, undefined)} onDone={onDone} />
        ) : error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <Loading>
            <Skeleton height={220} radius="lg" />
          </Loading>
        )}
      </Stack>
    </ResponsiveSheet>
  );
}
