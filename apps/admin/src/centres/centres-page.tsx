import type { SupportCentreRowFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SportFilter, SPORTS } from '../competitions/sport.js';
import { PlayerLink } from '../matches/player-link.js';
import type { Column } from '../table/data-table.js';
import { ListPage } from '../table/list-page.js';
import classes from '../table/table.module.css';
import { useRows } from '../table/use-rows.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { CENTRES } from './centre-documents.js';

/** All centres, by name, with who runs each (CRT-06). */
export function CentresPage() {
  const { t } = useTranslation(['admin', 'common']);
  const { search, oneOf } = useUrlFilter();
  const text = search.get('q') ?? '';
  const sport = oneOf('sport', SPORTS);
  const list = useRows({
    field: 'courts',
    query: CENTRES,
    filter: { ...(text && { text }), ...(sport && { sport: Number(sport) }) },
  });
  const columns: readonly Column<SupportCentreRowFragment>[] = [
    {
      title: t('centres.name'),
      className: classes.wide,
      cell: ({ id, name }) => (
        <Link to={`/centres/${encodeURIComponent(id)}`} className={classes.row} data-row>
          {name}
        </Link>
      ),
    },
    { title: t('centres.city'), cell: ({ city, country }) => `${city} (${country})` },
    {
      title: t('tournaments.sport'),
      cell: ({ sports }) => sports.map((one) => t(`common:sport.${one}` as 'common:sport.1')).join(', ') || '–',
    },
    { title: t('centres.fields'), className: classes.score, cell: ({ fields }) => fields.length },
    { title: t('centres.favourites'), className: classes.score, cell: ({ favouritesCount }) => favouritesCount },
    { title: t('centres.owner'), cell: ({ owner }) => (owner ? <PlayerLink player={owner} /> : t('centres.nobody')) },
  ];
  return (
    <ListPage
      title={t('centres.title')}
      lead={(count) => t('centres.count', { count })}
      search={t('centres.search')}
      filters={<SportFilter />}
      list={list}
      columns={columns}
      empty={{ title: t('centres.none'), text: t('centres.noneText') }}
    />
  );
}
