import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { MyLeaguePrizes } from '../../../entities/award/award-fields.js';
import { TakeAwardPage } from '../../../entities/award/take-award-page.js';
import { leaguePath } from '../../../entities/competitions/league-link.js';

const Take = graphql(`
  mutation TakeLeagueAward($input: TakeLeagueAwardInput!) {
    takeLeagueAward(input: $input) {
      success
      errorCode
      award {
        ...LeaguePrize
      }
    }
  }
`);

/** /league/{id}/take-award: what I won there, taken once as one of its choices (LEA-11). */
export function Component() {
  const { t } = useTranslation(['league', 'award']);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(MyLeaguePrizes, { fetchPolicy: 'cache-and-network' });
  const [take] = useMutation(Take);
  const awards = data?.myLeagueAwards?.filter(({ league }) => league.id === id);
  return (
    <TakeAwardPage
      name={awards?.[0]?.league.name}
      awards={awards}
      failed={Boolean(error)}
      back={{ to: leaguePath({ id }), label: t('subscribe.toLeague') }}
      refusalText={(code) => t(`error.${code}`)}
      onStale={() => void refetch().catch(() => {})}
      onTake={async (awardId, choice) =>
        (await take({ variables: { input: { awardId, choice } } })).data?.takeLeagueAward
      }
    />
  );
}
