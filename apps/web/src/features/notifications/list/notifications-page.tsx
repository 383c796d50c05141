import { useQuery } from '@apollo/client/react';
import { Button, Paper, SegmentedControl, Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { EmptyState, Page, RowsSkeleton } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { byDay, useDayName } from './days.js';
import { NotificationItem } from '../item/notification-item.js';
import classes from '../bell/bell.module.css';

const SIZE = 20;

const Notifications = graphql(`
  query Notifications($first: Int!, $after: String, $read: Boolean) {
    notifications(first: $first, after: $after, read: $read) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        cursor
        node {
          ...NotificationItem
        }
      }
    }
  }
`);

const SHOWN = ['all', 'unread', 'read'] as const;
const READ = { all: null, unread: false, read: true } as const;

/** Everything that happened around me, newest first (NTF-06). What to show stands in the address. */
export function Component() {
  const { t } = useTranslation('notification');
  const [params, setParams] = useSearchParams();
  const [loading, setLoading] = useState(false);
  const show = SHOWN.find((one) => one === params.get('show')) ?? 'all';
  const variables = { first: SIZE, after: null, read: READ[show] };
  const { data, error, refetch, fetchMore } = useQuery(Notifications, { variables, fetchPolicy: 'cache-and-network' });
  const list = data?.notifications;
  const days = byDay(list?.edges.map(({ node }) => node) ?? []);
  const dayName = useDayName();

  function more() {
    setLoading(true);
    void fetchMore({ variables: { ...variables, after: list?.pageInfo.endCursor ?? null } })
      .catch(() => {})
      .finally(() => setLoading(false));
  }

  return (
    <Page title={t('page.title')} description={t('page.description')} width="narrow" noIndex>
      <Stack>
        <SegmentedControl
          aria-label={t('page.title')}
          value={show}
          onChange={(value) => setParams(value === 'all' ? {} : { show: value }, { replace: true })}
          data={SHOWN.map((value) => ({ value, label: t(`page.${value}`) }))}
          style={{ alignSelf: 'flex-start' }}
        />
        <ListFrame
          items={list?.edges}
          failed={Boolean(error)}
          onRetry={() => void refetch().catch(() => {})}
          skeleton={<RowsSkeleton count={8} />}
          empty={
            <EmptyState
              illustration="inbox"
              title={t(show === 'unread' ? 'page.emptyUnread' : 'panel.empty')}
              text={t(show === 'unread' ? 'page.emptyUnreadHint' : 'panel.emptyHint')}
              action={
                <Button component={Link} to="/match/list">
                  {t('page.findMatch')}
                </Button>
              }
            />
          }
        >
          {days.map(({ day, items }) => (
            <section key={day} aria-labelledby={`day-${day}`}>
              <h2 id={`day-${day}`} className={classes.heading}>
                {dayName(day)}
              </h2>
              <Paper withBorder radius="lg" p={4}>
                <ul className={classes.items}>
                  {items.map((notification) => (
                    <li key={notification.id}>
                      <NotificationItem notification={notification} />
                    </li>
                  ))}
                </ul>
              </Paper>
            </section>
          ))}
        </ListFrame>
        {list?.pageInfo.hasNextPage && (
          <Button variant="default" loading={loading} onClick={more} style={{ alignSelf: 'center' }}>
            {t('page.more')}
          </Button>
        )}
      </Stack>
    </Page>
  );
}
