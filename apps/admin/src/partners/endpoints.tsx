import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { SupportWebhookEndpointsQuery } from '@setpoint/client/documents';
import { ErrorState, RowsSkeleton, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActionLog } from '../table/action-log.js';
import { BusyButton } from '../table/busy-button.js';
import { Card } from '../table/facts.js';
import { useAction } from '../table/use-action.js';
import { useTimes } from '../table/use-times.js';
import { ENDPOINTS, ROTATE_WEBHOOK_SECRET, SET_ENDPOINT_ENABLED, TEST_ENDPOINT } from './documents.js';
import { FormDialog } from '../table/form-dialog.js';
import { EndpointForm } from './endpoint-form.js';
import { SecretDialog } from './secret-dialog.js';

type Endpoint = NonNullable<SupportWebhookEndpointsQuery['webhookEndpoints']>[number];

interface Key {
  readonly id: string;
  readonly state: string;
  readonly scopes: readonly string[];
  readonly courtId: string | null;
}

const READS_AGAIN = ['SupportWebhookEndpoints'];

/** Where the owner of a key is told of events (BYD-11). */
export function Endpoints({ apiKey }: { readonly apiKey: Key }) {
  const { t } = useTranslation('admin');
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(ENDPOINTS, {
    variables: { keyId: apiKey.id },
    fetchPolicy: 'cache-and-network',
  });
  const types = (data?.webhookEventTypes ?? []).filter(
    ({ scope, ownCentre }) => apiKey.scopes.includes(scope) && (!ownCentre || apiKey.courtId !== null),
  );
  return (
    <Card title={t('partners.webhooks')}>
      <Stack>
        {!data?.webhookEndpoints &&
          (error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <RowsSkeleton count={2} />)}
        {data?.webhookEndpoints?.length === 0 && <Text c="dimmed">{t('partners.noEndpoints')}</Text>}
        {data?.webhookEndpoints?.map((endpoint) => (
          <EndpointCard key={endpoint.id} endpoint={endpoint} onSecret={setSecret} />
        ))}
        {data && apiKey.state === 'ACTIVE' && (
          <Group>
            <Button variant="default" onClick={() => setAdding(true)}>
              {t('partners.addEndpoint')}
            </Button>
          </Group>
        )}
      </Stack>
      {adding && (
        <EndpointForm
          keyId={apiKey.id}
          types={types}
          onClose={() => setAdding(false)}
          onCreated={(made) => {
            setAdding(false);
            setSecret(made);
          }}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Card>
  );
}

function EndpointCard({ endpoint, onSecret }: { readonly endpoint: Endpoint; onSecret(secret: string): void }) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const { id, url, types, disabled, failingSince, log } = endpoint;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [rotate, { loading: rotating }] = useMutation(ROTATE_WEBHOOK_SECRET, { refetchQueries: READS_AGAIN });
  const [test] = useMutation(TEST_ENDPOINT, { refetchQueries: READS_AGAIN });
  const setEnabled = useAction({
    ...{ field: 'setWebhookEndpointEnabled', mutation: SET_ENDPOINT_ENABLED, refused: 'partners.refused' },
    ...{ rereads: READS_AGAIN, waits: true },
  });
  const refused = (code: string | null | undefined) => setRefusal(t(`partners.refused.${code ?? 'FAILED'}`));

  async function newSecret() {
    setRefusal(null);
    const payload = (await rotate({ variables: { id } }).catch(() => null))?.data?.rotateWebhookSecret;
    setAsking(false);
    if (payload?.secret) onSecret(payload.secret);
    else refused(payload?.errorCode);
  }
  async function ping() {
    setRefusal(null);
    const payload = (await test({ variables: { id } }).catch(() => null))?.data?.testWebhookEndpoint;
    if (payload?.success) toast({ text: t('partners.pinged'), tone: 'success' });
    else refused(payload?.errorCode);
  }
  const on = disabled === null;
  return (
    <Stack gap="xs">
      <Group>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {url}
        </Text>
        <Badge variant={on ? 'default' : 'filled'} color="red" tt="none">
          {t(on ? 'partners.on' : `partners.disabled.${disabled}`)}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {types.join(', ')}
      </Text>
      {failingSince && <Text size="sm">{t('partners.failing', { time: time(failingSince) })}</Text>}
      <Group gap="xs">
        {on && (
          <BusyButton size="sm" onPress={ping}>
            {t('partners.test')}
          </BusyButton>
        )}
        <Button size="sm" variant="default" onClick={() => setAsking(true)}>
          {t('partners.newSecret')}
        </Button>
        <BusyButton size="sm" onPress={() => setEnabled({ id, enabled: !on }, t('partners.changed')).then(setRefusal)}>
          {t(on ? 'partners.turnOff' : 'partners.turnOn')}
        </BusyButton>
        <Anchor variant="standalone" component={Link} to={`/webhooks?endpoint=${encodeURIComponent(id)}`} size="sm">
          {t('partners.deliveries')}
        </Anchor>
      </Group>
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      {asking && (
        <FormDialog
          title={t('partners.newSecret')}
          action={t('partners.newSecret')}
          sending={rotating}
          onSubmit={newSecret}
          onClose={() => setAsking(false)}
        >
          <Text>{t('partners.rotateText')}</Text>
        </FormDialog>
      )}
      <ActionLog about={url} actions={log} textOf={(kind) => t(`partners.actions.${kind}`)} />
    </Stack>
  );
}
