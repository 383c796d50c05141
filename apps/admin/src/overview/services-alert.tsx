import { useQuery } from '@apollo/client/react';
import { Alert, Anchor } from '@mantine/core';
import { usePolling } from '@setpoint/client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SERVICE_STATES } from '../services/documents.js';
import { needsALook } from '../services/service-health.js';

const EVERY_MS = 60_000;

/** Names the services that need a look; nothing while all are well. */
export function ServicesAlert() {
  const { t } = useTranslation('oversight');
  const query = useQuery(SERVICE_STATES, { fetchPolicy: 'cache-and-network' });
  usePolling(query, EVERY_MS);
  const services = query.data?.serviceStates?.filter(needsALook).map(({ id }) => id) ?? [];
  if (services.length === 0) return null;
  return (
    <Alert color="orange" mb="md" role="status">
      {t('services.problem', { services: services.join(', ') })}{' '}
      <Anchor component={Link} to="/services" fw={600}>
        {t('services.title')}
      </Anchor>
    </Alert>
  );
}
