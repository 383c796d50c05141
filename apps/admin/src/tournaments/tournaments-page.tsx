import { Button } from '@mantine/core';
import type { SupportTournamentRowFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useAmounts } from '../table/use-amounts.js';
import { SportFilter, SPORTS, useSportText } from '../competitions/sport.js';
import type { Column } from '../table/data-table.js';
import { FilterSelect } from '../table/filter-select.js';
import { ListPage } from '../table/list-page.js';
import classes from '../table/table.module.css';
import { useRows } from '../table/use-rows.js';
import { useTimes } from '../table/use-times.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { TOURNAMENTS } from './documents.js';
import { STATES, TournamentBadge } from './tournament-badge.js';
import { TournamentForm } from './tournament-form.js';

const WAITING = ['decision'] as const;

/** All tournaments, planned and private ones too, with the forms for new ones (ADM-04). */
export function TournamentsPage() {
  const { t } = useTranslation(['admin', 'common']);
  const navigate = useNavigate();
  const { search, oneOf } = useUrlFilter();
  const [form, setForm] = useState<'new' | 'import' | null>(null);
  const text = search.get('q') ?? '';
  const state = oneOf('state', STATES);
  const sport = oneOf('sport', SPORTS);
  const columns = useColumns();
  const list = useRows({
    field: 'supportTournaments',
    query: TOURNAMENTS,
    filter: {
      ...(text && { text }),
      ...(state && { states: [state] }),
      ...(sport && { sports: [Number(sport)] }),
      ...(oneOf('waiting', WAITING) && { needsDecision: true }),
    },
  });
  return (
    <ListPage
      title={t('tournaments.title')}
      lead={(count) => t('tournaments.count', { count })}
      search={t('tournaments.search')}
      filters={
        <>
          <FilterSelect
            name="state"
            values={STATES}
            label={t('tournaments.state')}
            every={t('tournaments.everyState')}
            textOf={(value) => t(`tournaments.states.${value}`)}
          />
          <FilterSelect
            name="waiting"
            values={WAITING}
            label={t('tournaments.waiting')}
            every={t('tournaments.waitingOrNot')}
            textOf={() => t('tournaments.needsDecision')}
          />
          <SportFilter />
          <Button onClick={() => setForm('new')}>{t('tournaments.new')}</Button>
          <Button variant="default" onClick={() => setForm('import')}>
            {t('tournaments.import')}
          </Button>
        </>
      }
      list={list}
      columns={columns}
      empty={{ title: t('tournaments.none'), text: t('tournaments.noneText') }}
    >
      {form && (
        <TournamentForm
          withRecord={form === 'import'}
          onClose={() => setForm(null)}
          onSaved={(id) => void navigate(`/tournaments/${encodeURIComponent(id)}`)}
        />
      )}
    </ListPage>
  );
}

function useColumns(): readonly Column<SupportTournamentRowFragment>[] {
  const { t } = useTranslation(['admin', 'common']);
  const { short } = useTimes();
  const { money } = useAmounts();
  const sportOf = useSportText();
  return [
    {
      title: t('tournaments.name'),
      className: classes.wide,
      cell: ({ id, name }) => (
        <Link to={`/tournaments/${encodeURIComponent(id)}`} className={classes.row} data-row>
          {name}
        </Link>
      ),
    },
    { title: t('tournaments.state'), cell: ({ state }) => <TournamentBadge state={state} /> },
    { title: t('tournaments.type'), cell: ({ type }) => t(`tournaments.types.${type.toUpperCase()}`) },
    { title: t('tournaments.sport'), cell: sportOf },
    { title: t('tournaments.startOn'), cell: ({ startOn }) => short(startOn) },
    { title: t('tournaments.city'), cell: ({ place }) => place.city },
    {
      title: t('tournaments.placesTaken'),
      className: classes.score,
      cell: ({ placesTaken, maxTeams }) => `${placesTaken} / ${maxTeams}`,
    },
    { title: t('tournaments.price'), className: classes.score, cell: ({ price }) => money(price) },
  ];
}
