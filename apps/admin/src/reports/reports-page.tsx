import { Button } from '@mantine/core';
import type { ReportReason } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../table/filter-select.js';
import { ListPage } from '../table/list-page.js';
import { useRows } from '../table/use-rows.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { REPORTS } from './documents.js';
import { useReportColumns } from './report-columns.js';

const STATES = ['open', 'decided'] as const;
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
      empty={{ title: t('reports.none'), text: t('reports.noneText') }}
    />
  );
}
