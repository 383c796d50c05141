import { useQuery } from '@apollo/client/react';
import { Group, List, Stack, Text } from '@mantine/core';
import type { DocumentType } from '@setpoint/client';
import { languageEntry, languageOf } from '@setpoint/i18n/browser';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PlayerLink } from '../matches/player-link.js';
import { DataTable } from '../table/data-table.js';
import { Card, Facts } from '../table/facts.js';
import { RecordPage } from '../table/record-page.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import { SUPPORT_TICKET } from './documents.js';
import { TicketActions } from './ticket-actions.js';
import { TicketBadge, useTicketColumns } from './ticket-columns.js';

type Ticket = NonNullable<DocumentType<typeof SUPPORT_TICKET>['ticket']>;

/** One ticket: who asks what, what was answered, and what can be done (ADM-07). */
export function TicketPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(SUPPORT_TICKET, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <RecordPage
      title={t('tickets.ticket')}
      list={{ path: '/tickets', text: t('tickets.all') }}
      found={data?.ticket}
      error={error}
      refetch={refetch}
      missing={{ title: t('tickets.missing'), text: t('tickets.missingText') }}
    >
      {(found, readAgain) => <Found found={found} onChanged={readAgain} />}
    </RecordPage>
  );
}

function Found({ found, onChanged }: { readonly found: Ticket; onChanged(): void }) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const columns = useTicketColumns();
  return (
    <Stack mt="sm">
      <Group gap="md">
        <div>
          <h2 style={{ margin: 0, overflowWrap: 'anywhere' }}>{found.subject}</h2>
          <Text c="dimmed">#{found.number}</Text>
        </div>
        <TicketBadge state={found.state} />
      </Group>
      <TicketActions found={found} onChanged={onChanged} />
      <div className={classes.cards}>
        <Card title={t('tickets.from')}>
          <Facts
            facts={[
              [t('tickets.name'), found.name],
              [t('tickets.email'), found.email],
              [t('tickets.phone'), found.phone],
              [t('tickets.account'), found.user && <PlayerLink player={found.user} />],
              [t('tickets.language'), languageEntry(languageOf(found.language)).label],
              [t('tickets.opened'), time(found.openedAt)],
              [t('tickets.kind'), t(`tickets.kinds.${found.kind}`)],
            ]}
          />
        </Card>
        <Card title={t('tickets.message')}>
          <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{found.message}</Text>
        </Card>
        <Card title={t('tickets.history')}>
          <History history={found.history} />
        </Card>
      </div>
      {found.others.length > 0 && (
        <Card title={t('tickets.others')}>
          <DataTable rows={found.others} columns={columns} keyOf={({ id }) => id} />
        </Card>
      )}
    </Stack>
  );
}

/** Who did what and when, oldest first (ADM-01). */
function History({ history }: Pick<Ticket, 'history'>) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  if (history.length === 0) return <Text size="sm">{t('tickets.nothingYet')}</Text>;
  return (
    <List listStyleType="none" spacing="xs" size="sm">
      {history.map(({ action, at, by, text }) => (
        <List.Item key={`${at} ${action}`}>
          <strong>{t(`tickets.did.${action}`)}</strong> · {by.displayName} · {time(at)}
          {text && <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Text>}
        </List.Item>
      ))}
    </List>
  );
}
