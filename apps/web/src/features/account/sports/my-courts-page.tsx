import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { EmptyState, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { courtPath } from '../../../entities/court/court-link.js';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { SettingsCard } from '../card.js';
import { Row, Rows } from '../rows.js';
import { SPORTS_TABS, Tabs } from '../tabs.js';

const MOST = 50;

const MyCourts = graphql(`
  query MyCourts($first: Int!) {
    courts(filter: { favourites: true }, first: $first) {
      edges {
        cursor
        node {
          id
          name
          slug
          city
        }
      }
    }
  }
`);

/** /player/sports/courts: where I like to play (PLY-10, CRT-08). */
export function Component() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(MyCourts, {
    variables: { first: MOST },
    fetchPolicy: 'cache-and-network',
  });
  const courts = data?.courts?.edges.map(({ node }) => node);
  return (
    <Page width="narrow" title={t('account:sports.title')} noIndex>
      <Tabs tabs={SPORTS_TABS} />
      <SettingsCard title={t('account:courts.title')}>
        <Stack>
          <ListFrame
            items={courts}
            failed={Boolean(error)}
            onRetry={() => void refetch().catch(() => {})}
            skeleton={<Skeleton height={120} radius="lg" />}
            empty={
              <EmptyState
                order={3}
                illustration="court"
                title={t('account:courts.none')}
                text={t('account:courts.noneText')}
              />
            }
          >
            <Rows>
              {courts?.map((court) => (
                <Row
                  key={court.id}
                  what={
                    <>
                      <Anchor variant="standalone" component={Link} to={courtPath(court)} fw={600} py={4}>
                        {court.name}
                      </Anchor>
                      <Text c="dimmed">{court.city}</Text>
                    </>
                  }
                >
                  {null}
                </Row>
              ))}
            </Rows>
          </ListFrame>
          <Group justify="flex-end">
            <Button variant="default" component={Link} to="/court/list">
              {t('account:courts.find')}
            </Button>
          </Group>
        </Stack>
      </SettingsCard>
    </Page>
  );
}
