import { Badge, Text } from '@mantine/core';
import type { DisputeState, SupportDisputeRowFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlayerLink } from '../matches/player-link.js';
import { DISPUTE_COLOURS } from '../payments/payment-badge.js';
import type { Column } from '../table/data-table.js';
import { FilterSelect } from '../table/filter-select.js';
import { ListPage } from '../table/list-page.js';
import classes from '../table/table.module.css';
import { useAmounts } from '../table/use-amounts.js';
import { useRows } from '../table/use-rows.js';
import { useTimes } from '../table/use-times.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { DISPUTES } from './documents.js';
import { HandledDispute } from './handled-dispute.js';

const STATES = ['OPEN', 'WON', 'LOST'] as const satisfies readonly DisputeState[];
const WAITING = ['yes', 'no'] as const;

/** Payments that their payers dispute with the bank, the newest first (BIL-09). */
export function DisputesPage() {
  const { t } = useTranslation('admin');
  const { oneOf } = useUrlFilter();
  const state = oneOf('state', STATES);
  const waiting = oneOf('waiting', WAITING);
  const columns = useColumns();
  const list = useRows({
    field: 'paymentDisputes',
    query: DISPUTES,
    filter: { ...(state && { state }), ...(waiting && { waiting: waiting === 'yes' }) },
  });
  return (
    <ListPage
      title={t('disputes.title')}
      lead={(count) => t('disputes.count', { count })}
      filters={
        <>
          <FilterSelect
            name="state"
            values={STATES}
            label={t('payments.status')}
            every={t('payments.everyStatus')}
            textOf={(value) => t(`payments.disputes.${value}`)}
          />
          <FilterSelect
            name="waiting"
            values={WAITING}
            label={t('disputes.handled')}
            every={t('disputes.everyHandled')}
            textOf={(value) => t(`disputes.waiting.${value}`)}
          />
        </>
      }
      list={list}
      columns={columns}
      empty={{ title: t('disputes.none'), text: t('disputes.noneText') }}
    />
  );
}

function useColumns(): readonly Column<SupportDisputeRowFragment>[] {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const { money } = useAmounts();
  return [
    {
      title: t('payments.what'),
      className: classes.wide,
      cell: ({ payment: { id, description } }) => (
        <Link to={`/payments/${encodeURIComponent(id)}`} className={classes.row} data-row>
          {description}
        </Link>
      ),
    },
    {
      title: t('payments.status'),
      cell: ({ state }) => (
        <Badge color={DISPUTE_COLOURS[state]} variant="light" tt="none">
          {t(`payments.disputes.${state}`)}
        </Badge>
      ),
    },
    {
      title: t('players.player'),
      cell: ({ payment: { player } }) => (player ? <PlayerLink player={player} /> : t('players.nobody')),
    },
    { title: t('payments.amount'), className: classes.score, cell: ({ amount }) => money(amount) },
    {
      title: t('disputes.evidenceDueBy'),
      cell: ({ state, evidenceDueBy }) => state === 'OPEN' && <Text fw={600}>{time(evidenceDueBy)}</Text>,
    },
    {
      title: t('disputes.place'),
      cell: ({ state, place }) => state === 'LOST' && t(`disputes.places.${place}`),
    },
    { title: t('disputes.owed'), className: classes.score, cell: ({ owed }) => owed.cents > 0 && money(owed) },
    { title: t('payments.bankReason'), cell: ({ reason }) => reason },
    { title: t('payments.openedAt'), cell: ({ openedAt }) => time(openedAt) },
    { title: t('payments.closedAt'), cell: ({ closedAt }) => time(closedAt) },
    { title: t('disputes.handled'), cell: (dispute) => <HandledDispute dispute={dispute} /> },
  ];
}
