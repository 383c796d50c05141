import type { SupportPaymentShownFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlayerLink } from '../matches/player-link.js';
import { PlayerPicker } from '../matches/player-picker.js';
import type { Column } from '../table/data-table.js';
import { FilterSelect } from '../table/filter-select.js';
import { ListPage } from '../table/list-page.js';
import classes from '../table/table.module.css';
import { useAmounts } from '../table/use-amounts.js';
import { useRows } from '../table/use-rows.js';
import { useTimes } from '../table/use-times.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { PAYMENTS } from './documents.js';
import { PaymentBadge, STATUSES } from './payment-badge.js';
import { refunded } from './refunded.js';

const DISPUTED = ['yes', 'no'] as const;

/** All payments: by an id, player, state or dispute (ADM-06). */
export function PaymentsPage() {
  const { t } = useTranslation('admin');
  const { search, set, oneOf } = useUrlFilter();
  const text = search.get('q') ?? '';
  const playerId = search.get('player');
  const status = oneOf('status', STATUSES);
  const disputed = oneOf('disputed', DISPUTED);
  const columns = useColumns();
  const list = useRows({
    field: 'payments',
    query: PAYMENTS,
    filter: {
      ...(text && { text }),
      ...(playerId && { playerId }),
      ...(status && { status }),
      ...(disputed && { disputed: disputed === 'yes' }),
    },
  });
  return (
    <ListPage
      title={t('payments.title')}
      lead={(count) => t('payments.count', { count })}
      search={t('payments.search')}
      filters={
        <>
          <PlayerPicker value={playerId} onChange={(id) => set('player', id)} />
          <FilterSelect
            name="status"
            values={STATUSES}
            label={t('payments.status')}
            every={t('payments.everyStatus')}
            textOf={(value) => t(`payments.statuses.${value}`)}
          />
          <FilterSelect
            name="disputed"
            values={DISPUTED}
            label={t('payments.dispute')}
            every={t('payments.everyDispute')}
            textOf={(value) => t(`payments.disputed.${value}`)}
          />
        </>
      }
      list={list}
      columns={columns}
      empty={{ title: t('payments.none'), text: t('payments.noneText') }}
    />
  );
}

function useColumns(): readonly Column<SupportPaymentShownFragment>[] {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const { money } = useAmounts();
  return [
    {
      title: t('payments.what'),
      className: classes.wide,
      cell: ({ id, description }) => (
        <Link to={`/payments/${encodeURIComponent(id)}`} className={classes.row} data-row>
          {description}
        </Link>
      ),
    },
    { title: t('payments.status'), cell: (payment) => <PaymentBadge payment={payment} /> },
    {
      title: t('players.player'),
      cell: ({ player }) => (player ? <PlayerLink player={player} /> : t('players.nobody')),
    },
    { title: t('payments.total'), className: classes.score, cell: ({ price }) => money(price.total) },
    {
      title: t('payments.refunded'),
      className: classes.score,
      cell: (payment) => payment.refunds.length > 0 && money(refunded(payment)),
    },
    { title: t('payments.started'), cell: ({ startedAt }) => time(startedAt) },
    { title: t('payments.ended'), cell: ({ endedAt }) => time(endedAt) },
  ];
}
