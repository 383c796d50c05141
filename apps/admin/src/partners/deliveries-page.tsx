import { useMutation } from '@apollo/client/react';
import { Anchor, Badge, Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { SupportWebhookDeliveryFragment, WebhookDeliveryState } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../table/busy-button.js';
import type { Column } from '../table/data-table.js';
import { FilterSelect } from '../table/filter-select.js';
import { ListPage } from '../table/list-page.js';
import { useRows } from '../table/use-rows.js';
import { useTimes } from '../table/use-times.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { DELIVERIES, REPLAY_WEBHOOKS } from './documents.js';
import { ReplayForm } from './replay-form.js';

const STATES = ['WAITING', 'DELIVERED', 'FAILED', 'DROPPED'] as const satisfies readonly WebhookDeliveryState[];
/** What was sent to partners, and what came of it (BYD-11); of one endpoint where the address says so. */
export function DeliveriesPage() {
  const { t } = useTranslation('admin');
  const { search, set, oneOf } = useUrlFilter();
  const [opened, { open, close }] = useDisclosure();
  const type = search.get('q')?.trim() ?? '';
  const endpointId = search.get('endpoint') ?? '';
  const state = oneOf('state', STATES);
  const columns = useColumns();
  const list = useRows({
    field: 'webhookDeliveries',
    query: DELIVERIES,
    filter: { ...(type && { type }), ...(endpointId && { endpointId }), ...(state && { state }) },
  });
  return (
    <ListPage
      title={t('partners.deliveries')}
      lead={(count) => t('partners.deliveryCount', { count })}
      search={t('partners.eventType')}
      filters={
        <>
          <FilterSelect
            name="state"
            values={STATES}
            label={t('partners.state')}
            every={t('partners.everyState')}
            textOf={(value) => t(`partners.deliveryStates.${value}`)}
          />
          {endpointId && (
            <>
              <Button onClick={open}>{t('partners.replayTime')}</Button>
              <Text size="sm">
                {t('partners.ofEndpoint')} ·{' '}
                <Anchor component="button" type="button" inherit onClick={() => set('endpoint', null)}>
                  {t('partners.everyEndpoint')}
                </Anchor>
              </Text>
            </>
          )}
        </>
      }
      list={list}
      columns={columns}
      empty={{ title: t('partners.noDeliveries'), text: t('partners.noDeliveriesText') }}
    >
      {opened && <ReplayForm endpointId={endpointId} state={state} onClose={close} />}
    </ListPage>
  );
}

function useColumns(): readonly Column<SupportWebhookDeliveryFragment>[] {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const [replay] = useMutation(REPLAY_WEBHOOKS, { refetchQueries: ['SupportWebhookDeliveries'] });
  async function again({ id, endpointId }: SupportWebhookDeliveryFragment) {
    const variables = { input: { endpointId, deliveryIds: [id] } };
    const payload = (await replay({ variables }).catch(() => null))?.data?.replayWebhooks;
    if (payload?.success) toast({ text: t('partners.replayed', { count: payload.count ?? 0 }), tone: 'success' });
    else toast({ text: t(`partners.refused.${payload?.errorCode ?? 'FAILED'}`), tone: 'error' });
  }
  return [
    { title: t('partners.sent'), cell: ({ createdAt }) => time(createdAt) },
    { title: t('partners.eventType'), cell: ({ message }) => message.type },
    {
      title: t('partners.state'),
      cell: ({ state }) => (
        <Badge variant={state === 'FAILED' ? 'filled' : 'default'} color="red" tt="none">
          {t(`partners.deliveryStates.${state}`)}
        </Badge>
      ),
    },
    { title: t('partners.attempts'), cell: ({ attempts }) => attempts },
    {
      title: t('partners.answer'),
      cell: ({ status, error }) => (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {[status, error].filter(Boolean).join(' · ') || '–'}
        </Text>
      ),
    },
    { title: t('partners.id'), cell: ({ message }) => message.id },
    {
      title: t('partners.replay'),
      cell: (delivery) => (
        <BusyButton size="sm" onPress={() => again(delivery)}>
          {t('partners.replay')}
        </BusyButton>
      ),
    },
  ];
}
