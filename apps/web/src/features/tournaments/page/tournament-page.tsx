import { useQuery, useSubscription } from '@apollo/client/react';
import { Skeleton, Stack } from '@mantine/core';
import { graphql, useCatchUp } from '@setpoint/client';
import { useMe } from '@setpoint/client/session';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { namedDay } from '../../../entities/competitions/days.js';
import { tournamentPath } from '../../../entities/competitions/tournament-link.js';
import { Missing } from '../../../entities/missing/missing.js';
import { TournamentPageQuery } from './first.js';
import { tabOf, tabsOf } from './tabs.js';
import { TournamentView } from './tournament-view.js';

/** Of the parts below the head only what is looked at. */
const Updates = graphql(`
  subscription TournamentUpdated(
    $id: ID!
    $bracket: Boolean!
    $groups: Boolean!
    $matches: Boolean!
    $teams: Boolean!
    $rules: Boolean!
    $priority: Boolean!
  ) {
    tournamentUpdated(id: $id) {
      ...TournamentHead
      ...BracketTab @include(if: $bracket)
      ...GroupsTab @include(if: $groups)
      ...MatchesTab @include(if: $matches)
      ...TeamsTab @include(if: $teams)
      ...RulesTab @include(if: $rules)
      ...PriorityTab @include(if: $priority)
    }
  }
`);

/** One tournament: its state and my next step, below it one of its pages (TRN-04). */
export function Component() {
  const { id = '' } = useParams();
  return <TournamentPage key={id} id={id} />;
}

/** Updates live. */
function TournamentPage({ id }: { readonly id: string }) {
  const { t, i18n } = useTranslation(['tournaments', 'competitions', 'common', 'match']);
  const me = useMe();
  const { pagematchs } = useParams();
  const { data, error, refetch } = useQuery(TournamentPageQuery, { variables: { id } });
  useSubscription(Updates, {
    variables: {
      id,
      bracket: pagematchs === 'bracket',
      groups: pagematchs === 'groups',
      matches: pagematchs === 'matches',
      teams: pagematchs === 'teams',
      rules: pagematchs === 'rules',
      priority: pagematchs === 'priority-list',
    },
    skip: !me,
  });
  const ask = () => void refetch().catch(() => {});
  useCatchUp(ask);
  const tournament = data?.tournament;
  if (!tournament) {
    if (tournament === null && !error) {
      return (
        <Missing
          title={t('missing.title')}
          text={t('missing.text')}
          to="/tournament/list"
          label={t('missing.action')}
        />
      );
    }
    return (
      <Page title={t('page.title')} hideTitle>
        {error ? <ErrorState onRetry={ask} /> : <TournamentSkeleton />}
      </Page>
    );
  }
  const tab = tabOf(tabsOf(tournament), pagematchs);
  if (!tab) return <Navigate to={tournamentPath(tournament)} replace />;
  const description = [
    `${t(`common:sport.${tournament.sport.id}`)}, ${t(`match:format.${tournament.numberPlayers}`)}`,
    tournament.place.city,
    namedDay(tournament.startOn, i18n.language),
  ].join(' · ');
  return (
    <Page
      title={tab === 'info' ? tournament.name : `${tournament.name}: ${t(`page.tab.${tab}`)}`}
      description={description}
      hideTitle
      noIndex={tournament.isPrivate}
    >
      <TournamentView tournament={tournament} tab={tab} />
    </Page>
  );
}

function TournamentSkeleton() {
  return (
    <Loading>
      <Stack gap="md">
        <Skeleton h={210} radius="lg" />
        <Skeleton h={92} radius="lg" />
        <Skeleton h={44} />
        <Skeleton h={260} radius="lg" />
      </Stack>
    </Loading>
  );
}
