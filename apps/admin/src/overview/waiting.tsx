import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { QueueName } from './queues.js';
import { useWaiting } from './use-waiting.js';

/** How much of a queue waits for support; nothing where there is none. */
export function Waiting({ of }: { readonly of: QueueName }) {
  const { t } = useTranslation('admin');
  const { count = 0 } = useWaiting(of);
  if (count === 0) return null;
  return (
    <Badge color="red" circle={count < 10} aria-label={t('disputes.waitingCount', { count })}>
      {count}
    </Badge>
  );
}
