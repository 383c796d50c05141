import { useQuery } from '@apollo/client/react';
import { Button, Group, Skeleton, Space, Stack } from '@mantine/core';
import { ErrorState, Loading, Page, toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { MyAvailability } from '../../../entities/availability/availability-document.js';
import { AvailabilityFields } from '../../../entities/availability/availability-fields.js';
import type { Slot } from '../../../entities/availability/bands.js';
import { useAvailabilityForm } from '../../../entities/availability/use-availability-form.js';
import { AbsenceCard } from './absence-card.js';
import { SPORTS_TABS, Tabs } from '../tabs.js';

/** /player/sports/availability: when I can play, by day and part of the day (PLY-10). */
export function Component() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(MyAvailability);
  const availability = data?.me?.availability;
  return (
    <Page width="narrow" title={t('account:sports.title')} noIndex>
      <Tabs tabs={SPORTS_TABS} />
      {availability ? (
        <Availability kept={availability} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading>
          <Skeleton height={420} radius="lg" />
        </Loading>
      )}
      <Space h="lg" />
      <AbsenceCard />
    </Page>
  );
}

function Availability({ kept }: { readonly kept: { readonly noFixedDays: boolean; readonly slots: readonly Slot[] } }) {
  const { t } = useTranslation(['account', 'common']);
  const form = useAvailabilityForm(kept);

  async function submit() {
    if (await form.save()) toast({ text: t('account:saved'), tone: 'success' });
  }

  return (
    <Stack>
      <AvailabilityFields form={form} />
      <Group justify="flex-end">
        <Button loading={form.saving} onClick={() => void submit()}>
          {t('common:save')}
        </Button>
      </Group>
    </Stack>
  );
}
