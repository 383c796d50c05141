import { useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { namedDay } from '../../../entities/competitions/days.js';
import { tournamentPath } from '../../../entities/competitions/tournament-link.js';
import { useMoney } from '../../../entities/money/use-money.js';
import { CompetitionRows } from './competition-rows.js';
import { Section } from './section.js';

const SHOWN = 2;

const ForMeQuery = graphql(`
  query TournamentsForMe($first: Int!) {
    tournamentsForMe(first: $first) {
      id
      name
      startOn
      sport {
        id
      }
      price {
        cents
        currency
      }
    }
  }
`);

/** Open tournaments near me that would take me (PLY-12). Where there is none, or no answer, it is left out. */
export default function TournamentsForMe({ loading }: { readonly loading: ReactNode }) {
  const { t, i18n } = useTranslation(['dashboard', 'competitions', 'common']);
  const money = useMoney();
  const { data, error } = useQuery(ForMeQuery, { variables: { first: SHOWN } });
  const tournaments = data?.tournamentsForMe;
  if (!tournaments) return error ? null : loading;
  if (tournaments.length === 0) return null;
  return (
    <Section title={t('tournaments.title')} more={{ to: '/tournament/list', label: t('seeAll') }}>
      <CompetitionRows
        action={t('competitions:action.register')}
        rows={tournaments.map(({ id, name, startOn, price, sport }) => ({
          ...{ id, name, to: tournamentPath({ id }), enter: tournamentPath({ id }, 'subscribe') },
          facts: [
            t(`common:sport.${sport.id}`),
            namedDay(startOn, i18n.language),
            price.cents === 0 ? t('competitions:free') : money(price),
          ],
        }))}
      />
    </Section>
  );
}
