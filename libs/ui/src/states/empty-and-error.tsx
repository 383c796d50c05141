import { Button, Stack, Text, Title } from '@mantine/core';
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
  /** Tries again. */
  readonly onRetry?: () => void;
  readonly title?: string;
  readonly text?: string;
}

/** Error state with a retry. */
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
