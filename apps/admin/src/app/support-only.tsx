import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { EmptyState, ErrorState, PageSkeleton } from '@setpoint/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../sign-in/use-sign-out.js';

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
  const signOut = useSignOut();
  const { data, loading, refetch } = useQuery(MY_ROLES);
  const roles = data?.me?.roles;
  if (roles?.includes('SUPPORT')) return children;
  if (loading) return <PageSkeleton />;
  // No roles are no answer: who works elsewhere has an empty list.
  if (!roles) return <ErrorState onRetry={() => void refetch().catch(() => {})} />;
  return (
    <EmptyState
      title={t('notSupport.title')}
      text={t('notSupport.text')}
      action={<Button onClick={signOut}>{t('signOut')}</Button>}
    />
  );
}
