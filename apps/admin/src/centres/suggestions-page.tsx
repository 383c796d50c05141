import { Badge } from '@mantine/core';
import type { CourtSuggestionState, SupportSuggestionFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../table/data-table.js';
import { FilterSelect } from '../table/filter-select.js';
import { ListPage } from '../table/list-page.js';
import classes from '../table/table.module.css';
import { useSend } from '../table/use-action.js';
import { useRows } from '../table/use-rows.js';
import { useTimes } from '../table/use-times.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { REJECT, SUGGESTIONS } from './documents.js';

const STATES = ['PENDING', 'APPROVED', 'MERGED', 'REJECTED'] as const satisfies readonly CourtSuggestionState[];

/** Suggested centres, those that wait longest first (ADM-02). */
export function SuggestionsPage() {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const { oneOf, search } = useUrlFilter();
  const filter = { state: oneOf('state', STATES), text: search.get('q') };
  const list = useRows({ field: 'courtSuggestions', query: SUGGESTIONS, filter });
  const columns: readonly Column<SupportSuggestionFragment>[] = [
    {
      title: t('centres.name'),
      cell: ({ id, name }) => (
        <Link to={`/suggestions/${encodeURIComponent(id)}`} className={classes.row} data-row>
          {name}
        </Link>
      ),
    },
    { title: t('centres.city'), cell: ({ city }) => city },
    { title: t('centres.by'), className: classes.wide, cell: ({ suggestedBy }) => suggestedBy?.displayName },
    { title: t('centres.since'), className: classes.wide, cell: ({ suggestedAt }) => time(suggestedAt) },
    {
      title: t('centres.state'),
      cell: ({ state }) => (
        <Badge variant="light" color={state === 'PENDING' ? 'clay' : 'gray'} tt="none">
          {t(`centres.suggestionStates.${state}`)}
        </Badge>
      ),
    },
  ];
  const reject = useSend({ field: 'rejectCourtSuggestion', mutation: REJECT, refused: 'centres.refused' });
  return (
    <ListPage
      title={t('centres.suggestions')}
      lead={(count) => t('centres.suggestionCount', { count })}
      search={t('centres.search')}
      filters={
        <FilterSelect
          name="state"
          values={STATES}
          label={t('centres.state')}
          every={t('centres.everyState')}
          textOf={(value) => t(`centres.suggestionStates.${value}`)}
        />
      }
      list={list}
      columns={columns}
      bulk={{
        nameOf: ({ name }) => name,
        isOpen: ({ state }) => state === 'PENDING',
        actions: [
          {
            name: t('centres.reject'),
            isForPlayer: true,
            isDanger: true,
            act: ({ id: suggestionId }, reason) => reject({ suggestionId, reason }),
          },
        ],
      }}
      empty={{ title: t('centres.noSuggestions'), text: t('centres.noneText') }}
    />
  );
}
