import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { MyTournamentPrizes } from '../../../entities/award/award-fields.js';
import { TakeAwardPage } from '../../../entities/award/take-award-page.js';
import { tournamentPath } from '../../../entities/competitions/tournament-link.js';

const Take = graphql(`
  mutation TakeTournamentAward($input: TakeAwardInput!) {
    takeTournamentAward(input: $input) {
      success
      errorCode
      award {
        ...TournamentPrize
      }
    }
  }
`);

/** /tournament/{id}/take-award: what I won there, taken once as one of its choices (TRN-13). */
export function Component() {
  const { t } = useTranslation(['award', 'tournament-errors']);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(MyTournamentPrizes, { fetchPolicy: 'cache-and-network' });
  const [take] = useMutation(Take);
  const awards = data?.myTournamentAwards?.filter(({ tournament }) => tournament.id === id);
  return (
    <TakeAwardPage
      name={awards?.[0]?.tournament.name}
      awards={awards}
      failed={Boolean(error)}
      back={{ to: tournamentPath({ id }), label: t('take.tournament') }}
      refusalText={(code) => t(`tournament-errors:error.${code}`)}
      onStale={() => void refetch().catch(() => {})}
      onTake={async (awardId, choice) =>
        (await take({ variables: { input: { awardId, choice } } })).data?.takeTournamentAward
      }
    />
  );
}
