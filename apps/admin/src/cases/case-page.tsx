import { useQuery } from '@apollo/client/react';
import { Group, Stack, Text } from '@mantine/core';
import type { DocumentType } from '@setpoint/client';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useMatchColumns } from '../matches/match-columns.js';
import { PlayerLink } from '../matches/player-link.js';
import { DataTable } from '../table/data-table.js';
import { RecordPage } from '../table/record-page.js';
import { Card, Facts } from '../table/facts.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import { CaseActions } from './case-actions.js';
import { CaseBadge, useCaseColumns, useSubject } from './case-columns.js';
import { CaseHistory } from './case-history.js';
import { SharedChat } from './shared-chat.js';
import { PaymentAccess } from '../payments/payment-access.js';
import { OtherReports } from '../reports/other-reports.js';
import { CasePhoto } from './case-photo.js';
import { SUPPORT_CASE } from './documents.js';

type SupportCase = NonNullable<DocumentType<typeof SUPPORT_CASE>['case']>;

/** One case with what support needs to judge it, what was done about it, and what can be done (ADM-03). */
export function CasePage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(SUPPORT_CASE, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const found = data?.case;
  return (
    <RecordPage
      title={t('cases.case')}
      list={{ path: '/cases', text: t('cases.all') }}
      found={found}
      error={error}
      refetch={refetch}
      missing={{ title: t('cases.missing'), text: t('cases.missingText') }}
    >
      {(found, readAgain) => <Case found={found} onChanged={readAgain} />}
    </RecordPage>
  );
}

function Case({ found, onChanged }: { readonly found: SupportCase; onChanged(): void }) {
  const { t } = useTranslation(['admin', 'oversight']);
  const { time } = useTimes();
  const subject = useSubject();
  const matchColumns = useMatchColumns();
  const caseColumns = useCaseColumns();
  const { reporter, accused, assignee } = found;
  return (
    <Stack mt="sm">
      <Group gap="md">
        <div>
          <h2 style={{ margin: 0 }}>{subject(found)}</h2>
          <Text className={classes.id} c="dimmed">
            {found.id}
          </Text>
        </div>
        <CaseBadge state={found.state} />
      </Group>
      <CaseActions found={found} onChanged={onChanged} />
      <div className={classes.cards}>
        <Card title={t('cases.case')}>
          <Facts
            facts={[
              [t('cases.opened'), time(found.openedAt)],
              [t('cases.accused'), accused && <PlayerLink player={accused} />],
              [t('cases.reporter'), reporter && <PlayerLink player={reporter} />],
              [t('cases.assignee'), assignee?.displayName],
              [t('cases.text'), found.text && <span style={{ whiteSpace: 'pre-line' }}>{found.text}</span>],
            ]}
          />
          {found.kind === 'CONTESTED_RESULT' && <Text size="sm">{t('cases.contestedText')}</Text>}
        </Card>
        {found.photo && <CasePhoto photo={found.photo} />}
        <Card title={t('cases.history')}>
          <CaseHistory history={found.history} />
        </Card>
      </div>
      <Card title={t('matches.match')}>
        <DataTable rows={[found.match]} columns={matchColumns} keyOf={({ id }) => id} />
      </Card>
      {found.kind === 'MISCONDUCT' && reporter && <SharedChat matchId={found.match.id} reporter={reporter} />}
      {accused && <PaymentAccess playerId={accused.id} name={accused.displayName} />}
      {accused && (
        <OtherReports author={accused} title={t('oversight:reports.messages', { name: accused.displayName })} />
      )}
      {accused && (
        <Card title={t('cases.others', { name: accused.displayName })}>
          {found.others.length > 0 ? (
            <DataTable rows={found.others} columns={caseColumns} keyOf={({ id }) => id} />
          ) : (
            <Text size="sm">{t('cases.noOthers')}</Text>
          )}
        </Card>
      )}
    </Stack>
  );
}
