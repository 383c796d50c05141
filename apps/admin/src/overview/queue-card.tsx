import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './queue-card.module.css';
import { QUEUES, type QueueName } from './queues.js';
import { useWaiting } from './use-waiting.js';

/** How many records of a queue wait, as a link to them. */
export function QueueCard({ name }: { readonly name: QueueName }) {
  const { t, i18n } = useTranslation('oversight');
  const { count, failed } = useWaiting(name);
  return (
    <li className={classes.card} data-waiting={Boolean(count)}>
      {count !== undefined ? (
        <span className={classes.count}>{count.toLocaleString(i18n.language)}</span>
      ) : failed ? (
        <span className={classes.away}>{t('overview.away')}</span>
      ) : (
        <Skeleton w={40} h={40} aria-busy="true" />
      )}
      <Link to={QUEUES[name].path} className={classes.link}>
        {t(`overview.queues.${name}`)}
      </Link>
    </li>
  );
}
