import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QUEUES } from './queues.js';
import { useWaiting } from './use-waiting.js';

/** How many tournaments or leagues have a match that only support can decide; nothing if none has (ADM-04). */
export function ToDecide({ of }: { readonly of: 'tournaments' | 'leagues' }) {
  const { t } = useTranslation('admin');
  const { count = 0 } = useWaiting(of);
  if (count === 0) return null;
  return (
    <Anchor variant="standalone" component={Link} to={QUEUES[of].path}>
      {t(`${of}.toDecide`, { count })}
    </Anchor>
  );
}
