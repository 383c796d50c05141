import { Badge, Text } from '@mantine/core';
import type { SupportRefundShownFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { PlayerLink } from '../matches/player-link.js';
import { DataTable, type Column } from '../table/data-table.js';
import classes from '../table/table.module.css';
import { useAmounts } from '../table/use-amounts.js';
import { useTimes } from '../table/use-times.js';

const COLOURS = { PENDING: 'clay', DONE: 'grass', AS_CREDIT: 'grass' } as const;

/** What was given back, by whom and why (ADM-06). */
export function RefundsTable({ refunds }: { readonly refunds: readonly SupportRefundShownFragment[] }) {
  const { t } = useTranslation('admin');
  const columns = useColumns();
  return (
    <section aria-labelledby="refunds">
      <h3 id="refunds">{t('payments.refunds')}</h3>
      {refunds.length === 0 ? (
        <Text c="dimmed">{t('payments.noRefunds')}</Text>
      ) : (
        <DataTable rows={refunds} columns={columns} keyOf={({ id }) => id} />
      )}
    </section>
  );
}

function useColumns(): readonly Column<SupportRefundShownFragment>[] {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const { money } = useAmounts();
  const part = (amount: SupportRefundShownFragment['amount']) => amount.cents > 0 && money(amount);
  return [
    { title: t('payments.when'), cell: ({ at }) => time(at) },
    { title: t('payments.amount'), className: classes.score, cell: ({ amount }) => money(amount) },
    { title: t('payments.toMeans'), className: classes.score, cell: ({ card }) => part(card) },
    { title: t('payments.toCredit'), className: classes.score, cell: ({ credit }) => part(credit) },
    { title: t('payments.byBank'), className: classes.score, cell: ({ bank }) => part(bank) },
    {
      title: t('payments.status'),
      cell: ({ state }) => (
        <Badge color={COLOURS[state]} variant="light" tt="none">
          {t(`payments.refundStates.${state}`)}
        </Badge>
      ),
    },
    { title: t('payments.by'), cell: ({ by }) => (by ? <PlayerLink player={by} /> : t('payments.byRule')) },
    { title: t('discounts.reason'), className: classes.wide, cell: ({ reason }) => reason },
  ];
}
