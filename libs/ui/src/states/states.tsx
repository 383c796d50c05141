import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Illustration, type IllustrationName } from '../illustrations/illustrations.js';
import classes from './states.module.css';

export interface EmptyStateProps {
  readonly illustration?: IllustrationName;
  readonly title: string;
  readonly text?: ReactNode;
  /** The action that fills the list. */
  readonly action?: ReactNode;
  /** Heading level that fits the page's outline. */
  readonly order?: 2 | 3;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ illustration = 'court', title, text, action, order = 2 }: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" className={classes.state}>
      <Illustration name={illustration} />
      <Title order={order} size="h3" ta="center">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" ta="center" maw={440}>
          {text}
        </Text>
      )}
      {action}
    </Stack>
  );
}

export interface ErrorStateProps {
  /** Asks again. */
  readonly onRetry?: () => void;
  readonly title?: string;
  readonly text?: string;
}

/** It did not work; says so, and offers to try again. */
export function ErrorState({ onRetry, title, text }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const { online } = useNetwork();
  return (
    <div role="alert">
      <EmptyState
        illustration="broken"
        title={title ?? (online ? t('common:failed.title') : t('common:failed.offlineTitle'))}
        text={text ?? (online ? t('common:failed.text') : t('common:failed.offlineText'))}
        action={onRetry && <Button onClick={onRetry}>{t('common:retry')}</Button>}
      />
    </div>
  );
}

/** Says that there is no connection; takes no room otherwise. */
export function OfflineBanner() {
  const { t } = useTranslation('common');
  const { online } = useNetwork();
  return (
    <div role="status" aria-live="polite">
      {!online && <div className={classes.offline}>{t('common:offline')}</div>}
    </div>
  );
}

/** Announces loading to screen readers around skeletons shaped like the content. */
export function Loading({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true" aria-label={t('common:loading')}>
      {children}
    </div>
  );
}

/** Skeletons of cards in a grid. */
export function CardsSkeleton({ count = 6, height = 168 }: { readonly count?: number; readonly height?: number }) {
  return (
    <Loading>
      <div className={classes.cards}>
        {Array.from({ length: count }, (_, at) => (
          <Skeleton key={at} height={height} radius="lg" />
        ))}
      </div>
    </Loading>
  );
}

/** Skeletons of list rows with a picture. */
export function RowsSkeleton({ count = 5 }: { readonly count?: number }) {
  return (
    <Loading>
      <Stack gap="sm">
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className={classes.row}>
            <Skeleton height={44} circle />
            <div>
              <Skeleton height={14} width="55%" mb={8} />
              <Skeleton height={12} width="35%" />
            </div>
          </div>
        ))}
      </Stack>
    </Loading>
  );
}

/** Skeleton of a page whose shape is not known yet. */
export function PageSkeleton() {
  return (
    <Loading>
      <div className={classes.page}>
        <Skeleton height={34} width="min(320px, 70%)" mb="xl" />
        <div className={classes.cards}>
          {Array.from({ length: 6 }, (_, at) => (
            <Skeleton key={at} height={150} radius="lg" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
