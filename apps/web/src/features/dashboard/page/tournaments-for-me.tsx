import { useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TournamentCards } from '../../../entities/competitions/tournament-cards.js';
import { Section } from './section.js';

const SHOWN = 3;

const ForMeQuery = graphql(`
  query TournamentsForMe($first: Int!) {
    tournamentsForMe(first: $first) {
      ...TournamentCard
      distanceKm
    }
  }
`);

/** Open tournaments near me that would take me (PLY-12). Where there is none, or no answer, it is left out. */
export default function TournamentsForMe({ loading }: { readonly loading: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const { data, error } = useQuery(ForMeQuery, { variables: { first: SHOWN } });
  const tournaments = data?.tournamentsForMe;
  if (!tournaments) return error ? null : loading;
  if (tournaments.length === 0) return null;
  return (
    <Section bare title={t('tournaments.title')} more={{ to: '/tournament/list', label: t('seeAll') }}>
      <TournamentCards few items={tournaments.map((node) => ({ tournament: node, distanceKm: node.distanceKm }))} />
    </Section>
  );
}
