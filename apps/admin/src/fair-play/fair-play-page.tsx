import { Switch } from '@mantine/core';
import type { FairPlayKind, FairPlayState } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../table/filter-select.js';
import { ListPage } from '../table/list-page.js';
import { useRows } from '../table/use-rows.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { FAIR_PLAY } from './documents.js';
import { useFairPlayColumns } from './fair-play-columns.js';

const STATES = ['OPEN', 'REVIEWED', 'DISMISSED'] as const satisfies readonly FairPlayState[];
const KINDS = ['COLLUSION', 'SANDBAGGING', 'MISREPORTING'] as const satisfies readonly FairPlayKind[];
const ALL = ['yes'] as const;

/** Whose matches look unlike honest ones, the highest score first (BYD-12). */
export function FairPlayPage() {
  const { t } = useTranslation('admin');
  const { oneOf, set } = useUrlFilter();
  const columns = useFairPlayColumns();
  const all = oneOf('all', ALL) !== null;
  const list = useRows({
    field: 'fairPlay',
    query: FAIR_PLAY,
    filter: { state: oneOf('state', STATES), kind: oneOf('kind', KINDS), all },
  });
  return (
    <ListPage
      title={t('fairPlay.title')}
      lead={t('fairPlay.lead')}
      filters={
        <>
          <FilterSelect
            name="state"
            values={STATES}
            label={t('fairPlay.state')}
            every={t('fairPlay.everyState')}
            textOf={(value) => t(`fairPlay.states.${value}`)}
          />
          <FilterSelect
            name="kind"
            values={KINDS}
            label={t('fairPlay.kind')}
            every={t('fairPlay.everyKind')}
            textOf={(value) => t(`fairPlay.kinds.${value}`)}
          />
          <Switch
            mb={6}
            label={t('fairPlay.weak')}
            checked={all}
            onChange={(event) => set('all', event.currentTarget.checked ? 'yes' : null)}
          />
        </>
      }
      list={list}
      columns={columns}
      empty={{ title: t('fairPlay.none'), text: t('fairPlay.noneText') }}
    />
  );
}
