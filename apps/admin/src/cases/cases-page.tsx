import { Button } from '@mantine/core';
import type { CaseKind, CaseState } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { ToDecide } from '../overview/to-decide.js';
import { FilterSelect } from '../table/filter-select.js';
import { ListPage } from '../table/list-page.js';
import { useRows } from '../table/use-rows.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { useCaseColumns } from './case-columns.js';
import { SUPPORT_CASES } from './documents.js';

const STATES = ['OPEN', 'IN_REVIEW', 'CLOSED'] as const satisfies readonly CaseState[];
const KINDS = ['MISCONDUCT', 'CONTESTED_RESULT', 'PHOTO'] as const satisfies readonly CaseKind[];

/** The queue: what people report, photos among it, and results on which the sides don't agree, the newest first (ADM-03). */
export function CasesPage() {
  const { t } = useTranslation('admin');
  const { oneOf, search, set } = useUrlFilter();
  const accusedId = search.get('accused');
  const columns = useCaseColumns();
  const list = useRows({
    field: 'cases',
    query: SUPPORT_CASES,
    filter: { state: oneOf('state', STATES), kind: oneOf('kind', KINDS), accusedId },
  });
  return (
    <ListPage
      title={t('cases.title')}
      lead={(count) => t('cases.count', { count })}
      actions={
        <>
          <ToDecide of="tournaments" />
          <ToDecide of="leagues" />
        </>
      }
      filters={
        <>
          <FilterSelect
            name="state"
            values={STATES}
            label={t('cases.state')}
            every={t('cases.everyState')}
            textOf={(value) => t(`cases.states.${value}`)}
          />
          <FilterSelect
            name="kind"
            values={KINDS}
            label={t('cases.kind')}
            every={t('cases.everyKind')}
            textOf={(value) => t(`cases.kinds.${value}`)}
          />
          {accusedId && (
            <Button variant="default" onClick={() => set('accused', null)}>
              {t('cases.everybody')}
            </Button>
          )}
        </>
      }
      list={list}
      columns={columns}
      empty={{ title: t('cases.none'), text: t('cases.noneText') }}
    />
  );
}
