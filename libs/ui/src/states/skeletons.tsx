import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './states.module.css';

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
