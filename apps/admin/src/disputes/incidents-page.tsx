import type { SupportPaymentIncidentFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../table/data-table.js';
import { FilterSelect } from '../table/filter-select.js';
import { ListPage } from '../table/list-page.js';
import classes from '../table/table.module.css';
import { useAction } from '../table/use-action.js';
import { useAmounts } from '../table/use-amounts.js';
import { useRows } from '../table/use-rows.js';
import { useTimes } from '../table/use-times.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { INCIDENTS, RESOLVE_INCIDENT } from './documents.js';
import { Settled } from './settled.js';

const RESOLVED = ['no', 'yes'] as const;

/** What the provider and the ledger don't agree about, the newest first: a person finds out why (BIL-03). */
export function IncidentsPage() {
  const { t } = useTranslation('admin');
  const { oneOf } = useUrlFilter();
  const resolved = oneOf('resolved', RESOLVED);
  const columns = useColumns();
  const list = useRows({
    field: 'paymentIncidents',
    query: INCIDENTS,
    filter: resolved ? { resolved: resolved === 'yes' } : {},
  });
  return (
    <ListPage
      title={t('incidents.title')}
      lead={(count) => t('incidents.count', { count })}
      filters={
        <FilterSelect
          name="resolved"
          values={RESOLVED}
          label={t('incidents.resolved')}
          every={t('disputes.everyHandled')}
          textOf={(value) => t(`incidents.resolvedFilter.${value}`)}
        />
      }
      list={list}
      columns={columns}
      empty={{ title: t('incidents.none'), text: t('incidents.noneText') }}
    />
  );
}

function useColumns(): readonly Column<SupportPaymentIncidentFragment>[] {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const { money } = useAmounts();
  return [
    { title: t('incidents.kind'), className: classes.wide, cell: ({ kind }) => t(`incidents.kinds.${kind}`) },
    {
      title: t('payments.what'),
      cell: ({ payment, providerReference }) =>
        payment ? (
          <Link to={`/payments/${encodeURIComponent(payment.id)}`} className={classes.row} data-row>
            {payment.description}
          </Link>
        ) : (
          <span className={classes.id}>{providerReference}</span>
        ),
    },
    {
      title: t('incidents.theirs'),
      cell: ({ theirs, outcome }) => (theirs ? money(theirs) : outcome),
    },
    {
      title: t('incidents.ours'),
      cell: ({ ours, payment }) => (ours ? money(ours) : payment && t(`payments.statuses.${payment.status}`)),
    },
    { title: t('incidents.foundAt'), cell: ({ foundAt }) => time(foundAt) },
    { title: t('incidents.seenAt'), cell: ({ seenAt }) => time(seenAt) },
    { title: t('incidents.resolved'), cell: (incident) => <Resolved incident={incident} /> },
  ];
}

function Resolved({ incident: { id, resolvedAt, resolvedBy } }: { readonly incident: SupportPaymentIncidentFragment }) {
  const { t } = useTranslation('admin');
  const resolve = useAction({
    ...{ field: 'resolvePaymentIncident', mutation: RESOLVE_INCIDENT, refused: 'disputes.refused' },
    rereads: ['SupportPaymentIncidents', 'IncidentsWaiting'],
  });
  return (
    <Settled
      at={resolvedAt}
      by={resolvedBy}
      action={t('incidents.resolve')}
      title={t('incidents.resolveTitle')}
      text={t('incidents.resolveText')}
      onSend={(reason) => resolve({ id, reason }, t('incidents.resolvedToast'))}
    />
  );
}
