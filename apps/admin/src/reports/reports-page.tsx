import { Button } from '@mantine/core';
import type { MessageReportDecision, ReportReason } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../table/filter-select.js';
import { ListPage } from '../table/list-page.js';
import { useRows } from '../table/use-rows.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { useSend } from '../table/use-action.js';
import { DECIDE_REPORT, REPORTS } from './documents.js';
import { useReportColumns } from './report-columns.js';

const STATES = ['open', 'decided'] as const;
const DECISIONS = ['DISMISSED', 'REMOVED'] as const satisfies readonly MessageReportDecision[];
const REASONS = ['INSULT', 'HARASSMENT', 'SPAM', 'OTHER'] as const satisfies readonly ReportReason[];

/** Messages that readers reported: those that nobody has decided first, then the latest (CHT-08). */
export function ReportsPage() {
  const { t } = useTranslation('oversight');
  const { oneOf, search, set } = useUrlFilter();
  const authorId = search.get('author');
  const state = oneOf('state', STATES);
  const columns = useReportColumns();
  const list = useRows({
    field: 'reportedMessages',
    query: REPORTS,
    filter: { ...(state && { open: state === 'open' }), reason: oneOf('reason', REASONS), authorId },
  });
  const send = useSend({
    ...{ field: 'decideMessageReport', mutation: DECIDE_REPORT, refused: 'oversight:reports.refused' },
  });
  return (
    <ListPage
      title={t('reports.title')}
      lead={(count) => t('reports.count', { count })}
      filters={
        <>
          <FilterSelect
            name="state"
            values={STATES}
            label={t('reports.state')}
            every={t('reports.everyState')}
            textOf={(value) => t(`reports.${value}`)}
          />
          <FilterSelect
            name="reason"
            values={REASONS}
            label={t('reports.reason')}
            every={t('reports.everyReason')}
            textOf={(value) => t(`reports.reasons.${value}`)}
          />
          {authorId && (
            <Button variant="default" onClick={() => set('author', null)}>
              {t('reports.everybody')}
            </Button>
          )}
        </>
      }
      list={list}
      columns={columns}
      bulk={{
        nameOf: ({ message }) => message.text ?? t('reports.removedText'),
        isOpen: ({ decision }) => decision === null,
        actions: DECISIONS.map((decision) => ({
          name: t(`reports.do.${decision}`),
          text: t(`reports.about.${decision}`),
          isDanger: decision === 'REMOVED',
          act: ({ id: reportId }, reason) => send({ reportId, decision, reason }),
        })),
      }}
      empty={{ title: t('reports.none'), text: t('reports.noneText') }}
    />
  );
}
