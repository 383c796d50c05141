import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import type { EnteredLeagueFragment, LeagueErrorCode, MyEntryOfLeagueFragment } from '@setpoint/client/documents';
import { ErrorState, Loading, Page, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { refusedBy, UNHEARD, type Refused } from '../../../entities/refusal/refused.js';
import { useAgain } from '../../../entities/refusal/use-refusal.js';
import { errorsOf, fieldErrorsOf, formOf, inputOf, type FieldErrors } from './preferences.js';
import { PreferencesFields } from './preferences-fields.js';
import { ChangeSubscription, Subscribe } from './subscribe-fields.js';
import { TeamFields, type Team } from './team-fields.js';

/** /league/{id}/subscribe/edit: partner, reserve and preferences, from the next phase on (LEA-09). */
export function Component() {
  const { t } = useTranslation(['league', 'match']);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(Subscribe, { variables: { id }, fetchPolicy: 'network-only' });
  const league = data?.league;
  const mine = league?.mySubscription;
  if (data && (!league || !mine?.myActions.includes('CHANGE'))) return <Navigate to={leaguePath({ id })} replace />;
  return (
    <Page title={t('subscribe.edit')} lead={t('subscribe.editHint')} width="narrow" noIndex>
      {league && mine ? (
        <EditForm key={mine.id} league={league} mine={mine} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading>
          <Skeleton height={320} radius="lg" />
        </Loading>
      )}
    </Page>
  );
}

function EditForm({
  league,
  mine,
}: {
  readonly league: EnteredLeagueFragment;
  readonly mine: MyEntryOfLeagueFragment;
}) {
  const { t } = useTranslation('league');
  const navigate = useNavigate();
  const again = useAgain();
  const [change, { loading }] = useMutation(ChangeSubscription);
  const known = mine.next ?? mine;
  const [preferences, setPreferences] = useState(() => formOf(known.preferences));
  const [team, setTeam] = useState<Team>({
    partnerId: known.partner?.id ?? null,
    reserveId: known.reserve?.id ?? null,
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [wrong, setWrong] = useState<Refused<LeagueErrorCode> | null>(null);

  async function save() {
    const found = errorsOf(preferences);
    setErrors(found);
    setWrong(null);
    if (Object.keys(found).length > 0) return;
    try {
      const input = { subscriptionId: mine.id, ...team, preferences: inputOf(preferences) };
      const { data } = await change({ variables: { input } });
      const answer = data?.changeSubscription;
      if (answer?.success) {
        toast({ tone: 'success', text: t('subscribe.saved') });
        return void navigate(leaguePath(league), { replace: true });
      }
      setErrors(fieldErrorsOf(answer?.fieldErrors ?? []));
      setWrong(refusedBy(answer));
    } catch (problem) {
      console.error(problem);
      setWrong(UNHEARD);
    }
  }

  return (
    <Stack gap="lg">
      {wrong && (
        <Alert color="red" role="alert">
          {wrong.code === 'UNHEARD' ? t('subscribe.unheard') : again(t(`error.${wrong.code}`), wrong.retryAfterSeconds)}
        </Alert>
      )}
      <PreferencesFields sport={league.sport.id} value={preferences} errors={errors} onChange={setPreferences} />
      {league.numberPlayers === 2 && <TeamFields leagueId={league.id} team={team} onChange={setTeam} />}
      <Button size="md" loading={loading} onClick={() => void save()}>
        {t('subscribe.save')}
      </Button>
    </Stack>
  );
}
