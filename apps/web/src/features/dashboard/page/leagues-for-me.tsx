import { useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeagueCards } from '../../../entities/competitions/league-cards.js';
import { Section } from './section.js';

const SHOWN = 3;

const ForMeQuery = graphql(`
  query LeaguesForMe($first: Int!) {
    leaguesForMe(first: $first) {
      ...LeagueCard
      distanceKm
    }
  }
`);

/** Leagues near me in which I could enrol (PLY-12). Where there is none, or no answer, it is left out. */
export default function LeaguesForMe({ loading }: { readonly loading: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const { data, error } = useQuery(ForMeQuery, { variables: { first: SHOWN } });
  const leagues = data?.leaguesForMe;
  if (!leagues) return error ? null : loading;
  if (leagues.length === 0) return null;
  return (
    <Section bare title={t('leagues.title')} more={{ to: '/league', label: t('seeAll') }}>
      <LeagueCards few items={leagues.map((node) => ({ league: node, distanceKm: node.distanceKm }))} />
    </Section>
  );
}
