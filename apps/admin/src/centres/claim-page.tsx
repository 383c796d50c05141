import { useQuery } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { DocumentType } from '@setpoint/client';
import { useSession } from '@setpoint/client/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PlayerLink } from '../matches/player-link.js';
import { ActionLog } from '../table/action-log.js';
import { Card, Facts } from '../table/facts.js';
import { ReasonForm } from '../table/reason-form.js';
import { RecordPage } from '../table/record-page.js';
import classes from '../table/table.module.css';
import { useAction } from '../table/use-action.js';
import { useTimes } from '../table/use-times.js';
import { CentreLink } from './centre-link.js';
import { CLAIM, GRANT_CLAIM, REJECT_CLAIM } from './documents.js';

type Claim = NonNullable<DocumentType<typeof CLAIM>['courtClaim']>;
const rereads = ['SupportClaimById'];
const refused = 'centres.refused';

/** One claim with its proof: granted or turned down, with a reason that the claimant reads (ADM-02). */
export function ClaimPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(CLAIM, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <RecordPage
      title={t('centres.claim')}
      list={{ path: '/claims', text: t('centres.allClaims') }}
      found={data?.courtClaim}
      error={error}
      refetch={refetch}
      missing={{ title: t('centres.missing'), text: t('centres.missingText') }}
    >
      {(found) => <Record found={found} />}
    </RecordPage>
  );
}

function Record({ found }: { readonly found: Claim }) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const [asked, setAsked] = useState<'GRANT' | 'REJECT' | null>(null);
  const grant = useAction({ field: 'grantCourtClaim', mutation: GRANT_CLAIM, refused, rereads });
  const reject = useAction({ field: 'rejectCourtClaim', mutation: REJECT_CLAIM, refused, rereads });
  const { id: claimId, court, claimant, state, documentUrl } = found;
  const yesOrNo = (is: boolean | null) => t(is ? 'centres.yes' : 'centres.no');
  return (
    <Stack mt="sm">
      <h2 style={{ margin: 0, overflowWrap: 'anywhere' }}>{court?.name ?? claimId}</h2>
      {(state === 'PENDING' || state === 'AWAITING_CODE') && (
        <Group gap="xs">
          {state === 'PENDING' && <Button onClick={() => setAsked('GRANT')}>{t('centres.grant')}</Button>}
          <Button color="red" variant="light" onClick={() => setAsked('REJECT')}>
            {t('centres.reject')}
          </Button>
        </Group>
      )}
      <div className={classes.cards}>
        <Card title={t('centres.claim')}>
          <Facts
            facts={[
              [t('centres.state'), t(`centres.claimStates.${state}`)],
              [t('centres.by'), claimant && <PlayerLink player={claimant} />],
              [t('centres.since'), time(found.claimedAt)],
              [t('centres.proof'), t(`centres.proofs.${found.proof}`)],
              [t('centres.email'), found.email],
              [t('centres.proved'), found.email && yesOrNo(found.emailProved)],
              [t('centres.matches'), found.email && yesOrNo(found.emailMatchesPage)],
              [t('centres.note'), found.note],
              [t('centres.reason'), found.reason],
            ]}
          />
          {documentUrl && <ProofButton address={documentUrl} />}
        </Card>
        <Card title={t('centres.centre')}>
          <Facts
            facts={[
              [t('centres.name'), court && <CentreLink centre={court} />],
              [t('centres.address'), court && `${court.address}, ${court.city}`],
              [t('centres.email'), court?.email],
              [t('centres.website'), court?.website],
              [t('centres.owner'), court?.owner && <PlayerLink player={court.owner} />],
            ]}
          />
        </Card>
        <ActionLog
          actions={found.actions ?? []}
          textOf={(kind) => t(`centres.kinds.${kind}` as 'centres.kinds.CLAIM_GRANTED')}
        />
      </div>
      {asked && (
        <ReasonForm
          opened
          title={
            asked === 'GRANT' ? t('centres.grantTitle', { name: claimant?.displayName }) : t('centres.rejectTitle')
          }
          {...(asked === 'GRANT' && court?.owner
            ? { text: t('centres.replaces', { name: court.owner.displayName }) }
            : { isForPlayer: true })}
          action={asked === 'GRANT' ? t('centres.grant') : t('centres.reject')}
          onSend={(reason) =>
            asked === 'GRANT'
              ? grant({ claimId, reason }, t('centres.granted'))
              : reject({ claimId, reason }, t('centres.rejected'))
          }
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

/** The document is given out to support's token alone, so a plain link would not do. */
function ProofButton({ address }: { readonly address: string }) {
  const { t } = useTranslation('admin');
  const session = useSession();
  const [failed, setFailed] = useState(false);
  async function save() {
    setFailed(false);
    const read = (token: string | null) => fetch(address, { headers: { authorization: `JWT ${token}` } });
    let answer = await read(session.token());
    if (answer.status === 401) {
      const refreshed = await session.refresh(session.token());
      if (refreshed.kind === 'fresh') answer = await read(refreshed.token);
    }
    if (!answer.ok) return setFailed(true);
    const url = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'proof';
    link.click();
    URL.revokeObjectURL(url);
  }
  return (
    <>
      <Button variant="default" mt="sm" onClick={() => void save().catch(() => setFailed(true))}>
        {t('centres.openProof')}
      </Button>
      {failed && (
        <Text c="red" role="alert">
          {t('centres.proofFailed')}
        </Text>
      )}
    </>
  );
}
