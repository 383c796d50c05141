import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { NotificationItemFragment } from '@setpoint/client/documents';
import { EmptyState, ErrorState, RowsSkeleton } from '@setpoint/ui';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NotificationItem } from '../item/notification-item.js';
import classes from './bell.module.css';

const Panel = graphql(`
  query BellPanel {
    unread: notifications(first: 20, read: false) {
      totalCount
      edges {
        cursor
        node {
          ...NotificationItem
        }
      }
    }
    earlier: notifications(first: 3, read: true) {
      edges {
        cursor
        node {
          ...NotificationItem
        }
      }
    }
  }
`);

/** The first 20 unread and the first 3 read (NTF-04). */
export function BellPanel({
  count,
  changes,
  onClose,
  onReadAll,
}: {
  readonly count: number;
  /** Changes when there is something new to fetch. */
  readonly changes: number;
  onClose(): void;
  /** With the newest that is shown, if any. */
  onReadAll(newest: string | null): void;
}) {
  const { t } = useTranslation(['notification', 'shell']);
  const { data, error, refetch } = useQuery(Panel, { fetchPolicy: 'cache-and-network' });
  useEffect(() => {
    if (changes > 0) void refetch().catch(() => {});
  }, [changes, refetch]);
  const unread = data?.unread?.edges.map(({ node }) => node) ?? [];
  const earlier = data?.earlier?.edges.map(({ node }) => node) ?? [];
  return (
    <div className={classes.panel}>
      <Group justify="space-between" wrap="nowrap" px="sm" py="xs">
        <Text fw={700}>{t('shell:bell.unread', { count })}</Text>
        {count > 0 && (
          <Button variant="subtle" size="compact-md" onClick={() => onReadAll(unread[0]?.id ?? null)}>
            {t('panel.markAllRead')}
          </Button>
        )}
      </Group>
      <div className={classes.list}>
        {!data?.unread || !data.earlier ? (
          error ? (
            <ErrorState onRetry={() => void refetch().catch(() => {})} />
          ) : (
            <RowsSkeleton count={4} />
          )
        ) : unread.length + earlier.length === 0 ? (
          <EmptyState illustration="inbox" order={3} title={t('panel.empty')} text={t('panel.emptyHint')} />
        ) : (
          <>
            <Section title={t('panel.new')} items={unread} onOpen={onClose} />
            <Section title={t('panel.earlier')} items={earlier} onOpen={onClose} />
          </>
        )}
      </div>
      <Anchor
        variant="standalone"
        component={Link}
        to="/player/notifications"
        className={classes.all}
        onClick={onClose}
      >
        {t('panel.seeAll')}
      </Anchor>
    </div>
  );
}

function Section({
  title,
  items,
  onOpen,
}: {
  readonly title: string;
  readonly items: readonly NotificationItemFragment[];
  onOpen(): void;
}) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      <ul className={classes.items}>
        {items.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}
