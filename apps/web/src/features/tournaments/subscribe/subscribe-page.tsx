import { useQuery } from '@apollo/client/react';
import { Skeleton, Stack } from '@mantine/core';
import { useMe } from '@setpoint/client/session';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { Missing } from '../../../entities/missing/missing.js';
import { EntryData } from './entry-data.js';
import { DRAFT_STEPS } from './use-draft.js';
import { confirmedPath, refusedPath } from './addresses.js';
import { OfferedPlace } from './offered-place.js';
import { PayStep } from './pay-step.js';
import { stageOf } from './stage.js';
import { Subscribe } from './subscribe-fields.js';
import { SubscribeSteps } from './subscribe-steps.js';
import { TournamentLine } from './tournament-line.js';

const TEXTS = ['subscribe', 'tournament-errors', 'checkout', 'payment', 'account', 'invoice', 'match'];

/**
 * /tournament/{id}/subscribe, also with the partner in the address (TRN-05). What the server knows of my entry decides
 * what is shown: the steps, a place to pay, or what came of it. The invited partner pays here, too.
 */
export function Component() {
  // Those of all steps: none waits for its words.
  const { t } = useTranslation(TEXTS);
  const { id = '', partner } = useParams();
  const me = useMe();
  const { data, error, refetch } = useQuery(Subscribe, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const tournament = data?.tournament;
  const stage = tournament ? stageOf(tournament) : null;
  // Whoever went through the steps was asked; a partner or a qualifier was not.
  const [given, setGiven] = useState(false);
  const isAsked = given || (data?.registrationDraft?.activeStep ?? 0) >= DRAFT_STEPS.payment;

  if (data && !tournament) {
    return <Missing title={t('missing.title')} text={t('missing.text')} to="/tournament/list" label={t('another')} />;
  }
  if (stage?.kind === 'entered') return <Navigate to={confirmedPath(id)} replace />;
  if (stage?.kind === 'refused') return <Navigate to={refusedPath(id, stage.code)} replace />;
  return (
    <Page title={t('title')} width="narrow" noIndex>
      {!tournament || !stage || !me ? (
        error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <Loading>
            <Stack gap="lg">
              <Skeleton height={44} width="70%" />
              <Skeleton height={52} />
              <Skeleton height={320} radius="lg" />
            </Stack>
          </Loading>
        )
      ) : (
        <Stack gap="lg">
          <TournamentLine tournament={tournament} />
          {stage.kind === 'data' || (stage.kind === 'pay' && !isAsked) ? (
            <EntryData
              tournament={tournament}
              entry={stage.entry}
              me={me.id}
              refetch={refetch}
              onGiven={() => setGiven(true)}
            />
          ) : stage.kind === 'pay' ? (
            <PayStep
              key={stage.reference}
              tournament={tournament}
              entry={stage.entry}
              reference={stage.reference}
              me={me.id}
              draft={data.registrationDraft}
            />
          ) : stage.kind === 'offer' ? (
            <OfferedPlace tournamentId={id} entry={stage.entry} />
          ) : (
            <SubscribeSteps
              tournament={tournament}
              draft={data.registrationDraft}
              named={partner ?? null}
              onEntered={() => setGiven(true)}
              onChanged={() => void refetch().catch(() => {})}
            />
          )}
        </Stack>
      )}
    </Page>
  );
}
