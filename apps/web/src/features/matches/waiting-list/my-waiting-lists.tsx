import { useQuery } from '@apollo/client/react';
import { Stack, Title } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useTranslation } from 'react-i18next';
import { MatchCards } from '../../../entities/match/match-cards.js';

const Waiting = graphql(`
  query MyWaitingLists {
    myMatches(when: ON_WAITING_LIST) {
      edges {
        cursor
        node {
          ...MatchCard
        }
      }
    }
  }
`);

/** Full matches in which I wait for a place; nothing where there are none. */
export function MyWaitingLists() {
  const { t } = useTranslation('match-page');
  const { data } = useQuery(Waiting, { fetchPolicy: 'cache-and-network' });
  const waiting = data?.myMatches?.edges ?? [];
  if (waiting.length === 0) return null;
  return (
    <Stack gap="sm" component="section" aria-labelledby="waiting-lists">
      <Title order={2} size="h4" id="waiting-lists">
        {t('waitingList.mine')}
      </Title>
      <MatchCards items={waiting.map(({ node }) => ({ match: node }))} />
    </Stack>
  );
}
