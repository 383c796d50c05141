import { useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { namedDay } from '../../../entities/competitions/days.js';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { useMoney } from '../../../entities/money/use-money.js';
import { CompetitionRows } from './competition-rows.js';
import { Section } from './section.js';

const SHOWN = 2;

const ForMeQuery = graphql(`
  query LeaguesForMe($first: Int!) {
    leaguesForMe(first: $first) {
      id
      name
      sport {
        id
      }
      currentPhase {
        id
        startsOn
      }
      price {
        cents
        currency
      }
    }
  }
`);

/** Leagues near me in which I could enrol (PLY-12). Where there is none, or no answer, it is left out. */
export default function LeaguesForMe({ loading }: { readonly loading: ReactNode }) {
  const { t, i18n } = useTranslation(['dashboard', 'league', 'common']);
  const money = useMoney();
  const { data, error } = useQuery(ForMeQuery, { variables: { first: SHOWN } });
  const leagues = data?.leaguesForMe;
  if (!leagues) return error ? null : loading;
  if (leagues.length === 0) return null;
  return (
    <Section title={t('leagues.title')} more={{ to: '/league', label: t('seeAll') }}>
      <CompetitionRows
        action={t('league:card.action.subscribe')}
        rows={leagues.map(({ id, name, sport, currentPhase: phase, price }) => ({
          ...{ id, name, to: leaguePath({ id }), enter: leaguePath({ id }, 'subscribe') },
          facts: [
            t(`common:sport.${sport.id}`),
            ...(phase ? [namedDay(phase.startsOn, i18n.language)] : []),
            price.cents === 0 ? t('league:card.freePhase') : t('league:card.perPhase', { price: money(price) }),
          ],
        }))}
      />
    </Section>
  );
}
