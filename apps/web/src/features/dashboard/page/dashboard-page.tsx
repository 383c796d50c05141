import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useCatchUp } from '@setpoint/client';
import { useMe, type SessionUser } from '@setpoint/client/session';
import { ErrorState, Page } from '@setpoint/ui';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHomePlace } from '../../../entities/place/use-home-place.js';
import { DashboardParts } from './dashboard-parts.js';
import { DashboardQuery, variablesFor } from './dashboard-query.js';
import { DashboardSkeleton } from './dashboard-skeleton.js';

const FreshTasks = lazy(() => import('./fresh-tasks.js'));
/** Clients that have shown the dashboard before: back from elsewhere, what waited may be done. */
const shownIn = new WeakSet<object>();

/** What waits for me, what comes next, what I could play (PLY-12). */
export function Component() {
  const me = useMe();
  return me && <Dashboard me={me} />;
}

function Dashboard({ me }: { readonly me: SessionUser }) {
  const { t } = useTranslation('dashboard');
  const home = useHomePlace();
  const client = useApolloClient();
  const [isAgain] = useState(() => shownIn.has(client));
  useEffect(() => void shownIn.add(client), [client]);
  const { data, previousData, error, refetch } = useQuery(DashboardQuery, { variables: variablesFor(me, home) });
  const ask = () => void refetch().catch(() => {});
  useCatchUp(ask);
  const shown = data ?? previousData;
  if (!shown && error) {
    return (
      <Page title={t('title')} hideTitle noIndex>
        <ErrorState onRetry={ask} />
      </Page>
    );
  }
  return (
    <Page
      title={t('greeting', { name: me.firstName })}
      noIndex
      actions={
        <Button component={Link} to="/match/new" leftSection={<IconPlus size={18} aria-hidden />} visibleFrom="md">
          {t('newMatch')}
        </Button>
      }
    >
      {isAgain && (
        <Suspense>
          <FreshTasks />
        </Suspense>
      )}
      {shown ? <DashboardParts data={shown} me={me} place={home.name} /> : <DashboardSkeleton />}
    </Page>
  );
}
