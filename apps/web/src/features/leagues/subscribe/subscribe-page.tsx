import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack } from '@mantine/core';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { Checkout } from '../../../entities/checkout/checkout.js';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { Missing } from '../../../entities/missing/missing.js';
import { Steps } from '../../../entities/wizard/steps.js';
import { confirmedPath, refusedPath } from './addresses.js';
import { Subscribe } from './subscribe-fields.js';
import { SubscribeSteps } from './subscribe-steps.js';
import { DRAFT_STEPS, useKeepDraft } from './use-draft.js';

const TEXTS = ['league', 'subscribe', 'checkout', 'payment', 'account', 'invoice', 'match', 'common'];

/**
 * /league/{id}/subscribe: what the server knows of my subscription decides what is shown: the steps, what is to be
 * paid, or what came of it.
 */
export function Component() {
  // Those of all steps: none waits for its words.
  const { t } = useTranslation(TEXTS);
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const keep = useKeepDraft(id);
  const { data, error, refetch } = useQuery(Subscribe, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const league = data?.league;
  const draft = data?.subscriptionDraft ?? null;
  if (data && !league) {
    return <Missing title={t('missing.title')} text={t('missing.text')} to="/league" label={t('missing.action')} />;
  }
  const mine = league?.mySubscription?.state === 'INACTIVE' ? null : (league?.mySubscription ?? null);
  const reference = mine?.paymentReference ?? null;
  if (mine && reference === null) return <Navigate to={confirmedPath(id)} replace />;
  const refusal = league?.subscribingRefusal ?? null;
  if (league && !mine && refusal && refusal !== 'TEAMMATE_REQUIRED' && refusal !== 'MOBILE_REQUIRED') {
    return <Navigate to={refusedPath(id, refusal)} replace />;
  }
  const names = ['preferences', ...(league?.numberPlayers === 2 ? ['team'] : []), 'data', 'payment'];
  return (
    <Page title={t('subscribe.title')} lead={league?.name} width="narrow" noIndex>
      {!league ? (
        error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <Loading>
            <Stack gap="lg">
              <Skeleton height={52} />
              <Skeleton height={320} radius="lg" />
            </Stack>
          </Loading>
        )
      ) : reference !== null ? (
        <Stack gap="lg">
          <Steps labels={names.map((name) => t(`subscribe.step.${name}.name`))} active={names.length - 1} />
          <Checkout
            reference={reference}
            {...(draft?.activeStep === DRAFT_STEPS.payment && { first: draft })}
            onChoices={({ useCredit, couponCode, voucherIds }) =>
              keep({ activeStep: DRAFT_STEPS.payment, useCredit, couponCode, voucherIds: [...voucherIds] })
            }
            onPaid={() => {
              keep({ activeStep: DRAFT_STEPS.payment }, true);
              void navigate(confirmedPath(id), { replace: true });
            }}
            over={
              <Button component={Link} to={leaguePath({ id })}>
                {t('subscribe.toLeague')}
              </Button>
            }
          />
        </Stack>
      ) : (
        <SubscribeSteps league={league} draft={draft} onChanged={() => void refetch().catch(() => {})} />
      )}
    </Page>
  );
}
