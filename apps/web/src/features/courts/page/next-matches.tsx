import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { EmptyState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { MatchCards, MatchCardsSkeleton } from '../../../entities/match/match-cards.js';
import classes from './court-page.module.css';

const MatchesHere = graphql(`
  query MatchesAtCourt($courtId: ID!) {
    matches(filter: { courtId: $courtId }, first: 6) {
      edges {
        cursor
        node {
          ...MatchCard
        }
      }
    }
  }
`);

/** What is played here next. */
export function NextMatches({ courtId }: { readonly courtId: string }) {
  const { t } = useTranslation('court');
  const { data, error, refetch } = useQuery(MatchesHere, { variables: { courtId } });
  return (
    <section aria-labelledby="next-matches">
      <h3 id="next-matches" className={classes.heading}>
        {t('page.next')}
      </h3>
      <ListFrame
        items={data?.matches?.edges}
        failed={Boolean(error)}
        onRetry={() => void refetch().catch(() => {})}
        skeleton={<MatchCardsSkeleton count={3} />}
        empty={
          <EmptyState
            order={3}
            illustration="court"
            title={t('page.noMatches')}
            text={t('page.noMatchesText')}
            action={
              <Button component={Link} to={`/match/new?court=${encodeURIComponent(courtId)}`}>
                {t('page.playHere')}
              </Button>
            }
          />
        }
      >
        <MatchCards items={data?.matches?.edges.map(({ node }) => ({ match: node })) ?? []} />
      </ListFrame>
    </section>
  );
}
