import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import type { SupportApiKeyByIdQuery } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ActionLog } from '../table/action-log.js';
import { Card, Facts } from '../table/facts.js';
import { FormDialog } from '../table/form-dialog.js';
import { ReasonForm } from '../table/reason-form.js';
import { RecordPage } from '../table/record-page.js';
import classes from '../table/table.module.css';
import { useAction } from '../table/use-action.js';
import { useTimes } from '../table/use-times.js';
import { API_KEY, REVOKE_API_KEY, ROTATE_API_KEY } from './documents.js';
import { Endpoints } from './endpoints.js';
import { SecretDialog } from './secret-dialog.js';
import { StateBadge } from './state-badge.js';

type Shown = NonNullable<SupportApiKeyByIdQuery['apiKey']>;
const READS_AGAIN = ['SupportApiKeyById'];

/** One API key: what it may do, what it was used for, its webhooks, what support did (API-22, BYD-11). */
export function ApiKeyPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(API_KEY, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const key = data?.apiKey;
  return (
    <RecordPage
      title={key?.name ?? t('partners.title')}
      list={{ path: '/api-keys', text: t('partners.all') }}
      found={key}
      error={error}
      refetch={refetch}
      missing={{ title: t('partners.missing'), text: t('partners.missingText') }}
    >
      {(found) => <ApiKey apiKey={found} />}
    </RecordPage>
  );
}

function ApiKey({ apiKey }: { readonly apiKey: Shown }) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const [dialog, setDialog] = useState<'rotate' | 'revoke' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => setDialog(null);
  const revoke = useAction({
    ...{ field: 'revokeApiKey', mutation: REVOKE_API_KEY, refused: 'partners.refused', rereads: READS_AGAIN },
  });
  const isActive = apiKey.state === 'ACTIVE';
  return (
    <Stack mt="sm">
      <Group gap="md">
        <h2 style={{ margin: 0, overflowWrap: 'anywhere' }}>{apiKey.name}</h2>
        <StateBadge state={apiKey.state} />
        {isActive && <Button onClick={() => setDialog('rotate')}>{t('partners.rotate')}</Button>}
        {isActive && (
          <Button variant="light" color="red" onClick={() => setDialog('revoke')}>
            {t('partners.revoke')}
          </Button>
        )}
      </Group>
      <div className={classes.cards}>
        <Card title={t('partners.one')}>
          <Facts
            facts={[
              [t('partners.owner'), apiKey.owner],
              [t('partners.courtId'), apiKey.courtId],
              [t('partners.scopesTitle'), apiKey.scopes.map((scope) => t(`partners.scopes.${scope}`)).join(', ')],
              [t('partners.perMinute'), apiKey.perMinute],
              [t('partners.perDay'), apiKey.perDay],
              [t('partners.costPerMinute'), apiKey.costPerMinute],
              [t('partners.created'), time(apiKey.createdAt)],
              [t('partners.expiresOn'), time(apiKey.expiresAt)],
              [t('partners.lastUsed'), time(apiKey.lastUsedAt) ?? t('partners.never')],
              ...apiKey.secrets.map(
                ({ hint, expiresAt }) =>
                  [
                    t('partners.secret'),
                    [hint, expiresAt && t('partners.until', { time: time(expiresAt) })].filter(Boolean).join(' · '),
                  ] as const,
              ),
            ]}
          />
        </Card>
        <Usage usage={apiKey.usage} />
        <ActionLog actions={apiKey.log} textOf={(kind) => t(`partners.actions.${kind}`)} />
      </div>
      <Endpoints apiKey={apiKey} />
      {dialog === 'rotate' && <RotateForm id={apiKey.id} onClose={close} onRotated={setSecret} />}
      <ReasonForm
        opened={dialog === 'revoke'}
        title={t('partners.revokeTitle', { name: apiKey.name })}
        text={t('partners.revokeText')}
        action={t('partners.revoke')}
        onSend={(reason) => revoke({ id: apiKey.id, reason }, t('partners.revoked'))}
        onClose={close}
      />
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Stack>
  );
}

function Usage({ usage }: { readonly usage: Shown['usage'] }) {
  const { t } = useTranslation('admin');
  const { day } = useTimes();
  return (
    <Card title={t('partners.usage')}>
      {usage.length === 0 ? (
        <Text c="dimmed">{t('partners.never')}</Text>
      ) : (
        <Facts
          facts={usage.map((row) => [
            day(row.day)!,
            (['requests', 'cost', 'refusedRequests'] as const)
              .map((name) => `${t(`partners.${name}`)} ${row[name === 'refusedRequests' ? 'refused' : name]}`)
              .join(' · '),
          ])}
        />
      )}
    </Card>
  );
}

function RotateForm(props: { readonly id: string; onClose(): void; onRotated(secret: string): void }) {
  const { t } = useTranslation('admin');
  const [hours, setHours] = useState(24);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [rotate, { loading }] = useMutation(ROTATE_API_KEY, { refetchQueries: READS_AGAIN });
  async function submit() {
    const variables = { input: { id: props.id, overlapHours: hours } };
    const payload = (await rotate({ variables }).catch(() => null))?.data?.rotateApiKey;
    if (!payload?.secret) return setRefusal(t(`partners.refused.${payload?.errorCode ?? 'FAILED'}`));
    props.onClose();
    props.onRotated(payload.secret);
  }
  return (
    <FormDialog
      title={t('partners.rotate')}
      action={t('partners.rotate')}
      sending={loading}
      refusal={refusal}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <Text>{t('partners.rotateText')}</Text>
      <NumberInput
        label={t('partners.overlap')}
        data-autofocus
        min={0}
        max={168}
        allowDecimal={false}
        value={hours}
        onChange={(value) => setHours(Number(value))}
      />
    </FormDialog>
  );
}
