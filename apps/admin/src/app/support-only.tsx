import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useSession } from '@setpoint/client/session';
import { EmptyState, ErrorState, PageSkeleton } from '@setpoint/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const MY_ROLES = graphql(`
  query MyRoles {
    me {
      id
      roles
    }
  }
`);

/** Says so to those who are signed in but don't work in support (ADM-01); the server refuses them in any case. */
export function SupportOnly({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('admin');
  const session = useSession();
  const { data, loading, refetch } = useQuery(MY_ROLES);
  if (data?.me?.roles?.includes('SUPPORT')) return children;
  if (loading) return <PageSkeleton />;
  if (!data) return <ErrorState onRetry={() => void refetch()} />;
  return (
    <EmptyState
      title={t('notSupport.title')}
      text={t('notSupport.text')}
      action={<Button onClick={() => void session.signOut()}>{t('signOut')}</Button>}
    />
  );
}
