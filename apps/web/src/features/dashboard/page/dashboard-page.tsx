import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useCatchUp } from '@setpoint/client';
import { useMe, type SessionUser } from '@setpoint/client/session';
import type { LevelName } from '@setpoint/kernel';
import { ErrorState, Page } from '@setpoint/ui';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHomePlace } from '../../../entities/place/use-home-place.js';
import { ASKED } from './arrange.js';
import { DashboardParts } from './dashboard-parts.js';
import { DashboardQuery } from './dashboard-query.js';
import { DashboardSkeleton } from './dashboard-skeleton.js';

/** What waits for me, what comes next, what I could play (PLY-12). */
export function Component() {
  const me = useMe();
  return me && <Dashboard me={me} />;
}

function Dashboard({ me }: { readonly me: SessionUser }) {
  const { t } = useTranslation('dashboard');
  const { lat, lng, km, name } = useHomePlace();
  const level = me.bestLevel?.rating ?? null;
  const { data, previousData, error, refetch } = useQuery(DashboardQuery, {
    variables: {
      me: me.id,
      near: { lat, lng, km },
      sports: me.sports.length > 0 ? [...me.sports] : null,
      level,
      levels: level !== null && me.bestLevel ? [me.bestLevel.name as LevelName] : null,
      ...ASKED,
    },
  });
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
      {shown ? <DashboardParts data={shown} me={me} place={name} /> : <DashboardSkeleton />}
    </Page>
  );
}
