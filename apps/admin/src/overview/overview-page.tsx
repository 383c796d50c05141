import { SimpleGrid } from '@mantine/core';
import { Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { QueueCard } from './queue-card.js';
import { QUEUE_NAMES } from './queues.js';
import { ServicesAlert } from './services-alert.js';

/** The first page: how much waits for support, and whether the platform is well (ADM-02, ADM-03, ADM-07). */
export function OverviewPage() {
  const { t } = useTranslation('oversight');
  return (
    <Page title={t('overview.title')} lead={t('overview.lead')} width="full" noIndex>
      <ServicesAlert />
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2, lg: 5 }} spacing="md" p={0} m={0}>
        {QUEUE_NAMES.map((name) => (
          <QueueCard key={name} name={name} />
        ))}
      </SimpleGrid>
    </Page>
  );
}
