import { useQuery } from '@apollo/client/react';
import { Alert, Badge, Button } from '@mantine/core';
import { usePolling } from '@setpoint/client';
import { ErrorState, Page, RowsSkeleton } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DataTable, type Column } from '../table/data-table.js';
import classes from '../table/table.module.css';
import { SERVICE_STATES } from './documents.js';
import { hasTrouble, needsALook, type ServiceState } from './service-health.js';

const EVERY_MS = 15_000;

/** How each service is doing (ADM-07). */
export function ServicesPage() {
  const { t } = useTranslation('oversight');
  const query = useQuery(SERVICE_STATES, { fetchPolicy: 'cache-and-network' });
  usePolling(query, EVERY_MS);
  const { data, error, refetch } = query;
  const readAgain = () => void refetch().catch(() => {});
  const columns = useColumns();
  const states = data?.serviceStates;
  const troubled = states?.filter(needsALook).map(({ id }) => id) ?? [];
  return (
    <Page
      title={t('services.title')}
      lead={t('services.lead')}
      width="full"
      noIndex
      actions={
        <Button variant="default" onClick={readAgain}>
          {t('services.refresh')}
        </Button>
      }
    >
      {states ? (
        <>
          <Alert color={troubled.length > 0 ? 'orange' : 'green'} mb="md" role="status">
            {troubled.length > 0 ? t('services.problem', { services: troubled.join(', ') }) : t('services.allWell')}
          </Alert>
          <DataTable rows={states} columns={columns} keyOf={({ id }) => id} />
        </>
      ) : error ? (
        <ErrorState onRetry={readAgain} />
      ) : (
        <RowsSkeleton count={9} />
      )}
    </Page>
  );
}

function useColumns(): readonly Column<ServiceState>[] {
  const { t } = useTranslation('oversight');
  return [
    {
      title: t('services.service'),
      cell: ({ id }) => (
        <Link to={`/services/${id}`} className={classes.row} data-row>
          {id}
        </Link>
      ),
    },
    {
      title: t('services.state'),
      cell: (state) => {
        const [text, colour] = !state.reachable
          ? (['away', 'red'] as const)
          : hasTrouble(state)
            ? (['troubled', 'clay'] as const)
            : (['well', 'grass'] as const);
        return (
          <>
            <Badge color={colour} variant="light" tt="none">
              {t(`services.${text}`)}
            </Badge>
            {state.problems.length > 0 && <div>{state.problems.join(' · ')}</div>}
          </>
        );
      },
    },
    { title: t('services.outbox'), cell: ({ outboxWaiting }) => outboxWaiting },
    {
      title: t('services.age'),
      cell: ({ outboxAgeSeconds, outboxWaiting }) =>
        outboxWaiting ? t('services.seconds', { count: outboxAgeSeconds ?? 0 }) : null,
    },
    { title: t('services.parked'), cell: ({ parkedEvents }) => parkedEvents },
    { title: t('services.letters'), cell: ({ deadLetters }) => deadLetters },
    { title: t('services.jobs'), cell: ({ jobsWaiting }) => jobsWaiting },
    { title: t('services.failed'), cell: ({ jobsFailed }) => jobsFailed },
  ];
}
