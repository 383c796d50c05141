import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { DocumentType } from '@setpoint/client';
import type { MessageReportDecision } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { AccountLock } from '../players/account-lock.js';
import { PlayerLink } from '../matches/player-link.js';
import { Card, Facts } from '../table/facts.js';
import { ReasonForm } from '../table/reason-form.js';
import { RecordPage } from '../table/record-page.js';
import classes from '../table/table.module.css';
import { useAction } from '../table/use-action.js';
import { useTimes } from '../table/use-times.js';
import { ChatLines } from './chat-lines.js';
import { DECIDE_REPORT, REPORT } from './documents.js';
import { OtherReports } from './other-reports.js';
import { ReportBadge } from './report-columns.js';

type Report = NonNullable<DocumentType<typeof REPORT>['reportedMessage']>;

/** One reported message with what the reporter shared around it, and the decision (CHT-08). */
export function ReportPage() {
  const { t } = useTranslation('oversight');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(REPORT, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <RecordPage
      title={t('reports.report')}
      list={{ path: '/reports', text: t('reports.all') }}
      found={data?.reportedMessage}
      error={error}
      refetch={refetch}
      missing={{ title: t('reports.missing'), text: t('reports.missingText') }}
    >
      {(report, readAgain) => <Reported key={report.id} report={report} onChanged={readAgain} />}
    </RecordPage>
  );
}

function Reported({ report, onChanged }: { readonly report: Report; onChanged(): void }) {
  const { t } = useTranslation('oversight');
  const { time } = useTimes();
  const { message, excerpt, reporter, decision, decidedBy } = report;
  const { sender } = message;
  const lines = [...excerpt, message].toSorted((one, other) => one.seq - other.seq);
  const matchId = report.kind === 'MATCH' ? report.conversationId.replace(/^match\./, '') : null;
  return (
    <Stack mt="sm">
      <Group gap="md">
        <div>
          <h2 style={{ margin: 0 }}>{t(`reports.reasons.${report.reason}`)}</h2>
          <Text className={classes.id} c="dimmed">
            {report.id}
          </Text>
        </div>
        <ReportBadge decision={decision} />
      </Group>
      {!decision && <Decide report={report} />}
      <div className={classes.cards}>
        <Card title={t('reports.report')}>
          <Facts
            facts={[
              [t('reports.reported'), time(report.reportedAt)],
              [t('reports.author'), sender ? <PlayerLink player={sender} /> : message.guestName],
              [t('reports.reporter'), <PlayerLink key="reporter" player={reporter} />],
              [t('reports.where'), t(`reports.kinds.${report.kind}`)],
              [
                t('reports.kinds.MATCH'),
                matchId && (
                  <Anchor variant="standalone" component={Link} to={`/matches/${encodeURIComponent(matchId)}`}>
                    {t('reports.openMatch')}
                  </Anchor>
                ),
              ],
              [t('reports.comment'), report.comment],
            ]}
          />
        </Card>
        {decision && (
          <Card title={t('reports.decision')}>
            <Facts
              facts={[
                [t('reports.decision'), t(`reports.decisions.${decision}`)],
                [t('audit.who'), decidedBy?.displayName],
                [t('audit.when'), time(report.decidedAt)],
                [t('audit.reason'), report.decisionReason],
              ]}
            />
          </Card>
        )}
      </div>
      <Card title={t('reports.excerpt')}>
        <ChatLines lines={lines} marked={message.seq} />
      </Card>
      {sender && (
        <>
          <Group>
            <AccountLock person={sender} onLocked={onChanged} />
            <Anchor variant="standalone" component={Link} to={`/cases?accused=${encodeURIComponent(sender.id)}`}>
              {t('reports.cases', { name: sender.displayName })}
            </Anchor>
          </Group>
          <OtherReports author={sender} except={report.id} title={t('reports.others', { name: sender.displayName })} />
        </>
      )}
    </Stack>
  );
}

function Decide({ report }: { readonly report: Report }) {
  const { t } = useTranslation('oversight');
  const [asking, setAsking] = useState<MessageReportDecision | null>(null);
  const decide = useAction({
    ...{ field: 'decideMessageReport', mutation: DECIDE_REPORT, refused: 'oversight:reports.refused' },
    ...{ rereads: ['SupportReport'], waits: true },
  });
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => setAsking('DISMISSED')}>
        {t('reports.do.DISMISSED')}
      </Button>
      <Button color="red" variant="light" onClick={() => setAsking('REMOVED')}>
        {t('reports.do.REMOVED')}
      </Button>
      {asking && (
        <ReasonForm
          opened
          title={t(`reports.do.${asking}`)}
          text={t(`reports.about.${asking}`)}
          action={t(`reports.do.${asking}`)}
          onSend={(reason) => decide({ reportId: report.id, decision: asking, reason }, t(`reports.done.${asking}`))}
          onClose={() => setAsking(null)}
        />
      )}
    </Group>
  );
}
