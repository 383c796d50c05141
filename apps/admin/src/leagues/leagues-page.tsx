import { Badge, Button } from '@mantine/core';
import type { SupportLeagueRowFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useAmounts } from '../table/use-amounts.js';
import { SportFilter, SPORTS, useSportText } from '../competitions/sport.js';
import type { Column } from '../table/data-table.js';
import { FilterSelect } from '../table/filter-select.js';
import { FilterText } from '../table/filter-text.js';
import { ListPage } from '../table/list-page.js';
import classes from '../table/table.module.css';
import { useRows } from '../table/use-rows.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { LEAGUES } from './documents.js';
import { LeagueForm } from './league-form.js';

const WAITING = ['decision'] as const;

/** All leagues, with the form for a new one (ADM-04). */
export function LeaguesPage() {
  const { t } = useTranslation(['admin', 'common']);
  const navigate = useNavigate();
  const { search, oneOf } = useUrlFilter();
  const [opened, setOpened] = useState(false);
  const text = search.get('q') ?? '';
  const year = Number(/^\d{4}$/.exec(search.get('year') ?? '')?.[0]) || null;
  const sport = oneOf('sport', SPORTS);
  const columns = useColumns();
  const list = useRows({
    field: 'supportLeagues',
    query: LEAGUES,
    filter: {
      ...{ ...(text && { text }), ...(year && { year }), ...(sport && { sports: [Number(sport)] }) },
      ...(oneOf('waiting', WAITING) && { needsDecision: true }),
    },
  });
  return (
    <ListPage
      title={t('leagues.title')}
      lead={(count) => t('leagues.count', { count })}
      search={t('leagues.search')}
      filters={
        <>
          <FilterText name="year" label={t('leagues.year')} w={110} inputMode="numeric" maxLength={4} />
          <FilterSelect
            name="waiting"
            values={WAITING}
            label={t('tournaments.waiting')}
            every={t('tournaments.waitingOrNot')}
            textOf={() => t('tournaments.needsDecision')}
          />
          <SportFilter />
          <Button onClick={() => setOpened(true)}>{t('leagues.new')}</Button>
        </>
      }
      list={list}
      columns={columns}
      empty={{ title: t('leagues.none'), text: t('leagues.noneText') }}
    >
      {opened && (
        <LeagueForm
          onClose={() => setOpened(false)}
          onSaved={(id) => void navigate(`/leagues/${encodeURIComponent(id)}`)}
        />
      )}
    </ListPage>
  );
}

function useColumns(): readonly Column<SupportLeagueRowFragment>[] {
  const { t } = useTranslation(['admin', 'common']);
  const { money } = useAmounts();
  const sportOf = useSportText();
  return [
    {
      title: t('tournaments.name'),
      className: classes.wide,
      cell: ({ id, name }) => (
        <Link to={`/leagues/${encodeURIComponent(id)}`} className={classes.row} data-row>
          {name}
        </Link>
      ),
    },
    { title: t('leagues.province'), cell: ({ province }) => `${province.name} (${province.code})` },
    { title: t('leagues.year'), cell: ({ year }) => year },
    { title: t('tournaments.sport'), cell: sportOf },
    { title: t('tournaments.sex'), cell: ({ sex }) => t(`tournaments.sexs.${sex}`) },
    {
      title: t('leagues.phase'),
      cell: ({ currentPhase }) =>
        currentPhase && (
          <Badge variant="default" tt="none">
            {currentPhase.number} · {t(`leagues.phaseStates.${currentPhase.state}`)}
          </Badge>
        ),
    },
    { title: t('leagues.members'), className: classes.score, cell: ({ members }) => members },
    { title: t('tournaments.price'), className: classes.score, cell: ({ price }) => money(price) },
  ];
}
