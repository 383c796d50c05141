import { Badge } from '@mantine/core';
import type { CourtClaimState, CourtProof, SupportClaimFragment } from '@setpoint/client/documents';
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
import { CLAIMS, REJECT_CLAIM } from './documents.js';

const STATES = [
  ...(['PENDING', 'AWAITING_CODE', 'GRANTED', 'REJECTED', 'WITHDRAWN'] as const),
] satisfies readonly CourtClaimState[];
const PROOFS = ['EMAIL', 'DOCUMENT'] as const satisfies readonly CourtProof[];

/** Who wants to run which centre, those that wait longest first (ADM-02). */
export function ClaimsPage() {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const { oneOf } = useUrlFilter();
  const filter = { state: oneOf('state', STATES), proof: oneOf('proof', PROOFS) };
  const list = useRows({ field: 'courtClaims', query: CLAIMS, filter });
  const columns: readonly Column<SupportClaimFragment>[] = [
    {
      title: t('centres.centre'),
      cell: ({ id, court }) => (
        <Link to={`/claims/${encodeURIComponent(id)}`} className={classes.row} data-row>
          {court?.name ?? id}
        </Link>
      ),
    },
    { title: t('centres.by'), cell: ({ claimant }) => claimant?.displayName },
    { title: t('centres.proof'), className: classes.wide, cell: ({ proof }) => t(`centres.proofs.${proof}`) },
    { title: t('centres.since'), className: classes.wide, cell: ({ claimedAt }) => time(claimedAt) },
    {
      title: t('centres.state'),
      cell: ({ state }) => (
        <Badge variant="light" color={state === 'PENDING' ? 'clay' : 'gray'} tt="none">
          {t(`centres.claimStates.${state}`)}
        </Badge>
      ),
    },
  ];
  const reject = useSend({ field: 'rejectCourtClaim', mutation: REJECT_CLAIM, refused: 'centres.refused' });
  return (
    <ListPage
      title={t('centres.claims')}
      lead={(count) => t('centres.claimCount', { count })}
      filters={
        <>
          <FilterSelect
            name="state"
            values={STATES}
            label={t('centres.state')}
            every={t('centres.everyState')}
            textOf={(value) => t(`centres.claimStates.${value}`)}
          />
          <FilterSelect
            name="proof"
            values={PROOFS}
            label={t('centres.proof')}
            every={t('centres.everyProof')}
            textOf={(value) => t(`centres.proofs.${value}`)}
          />
        </>
      }
      list={list}
      columns={columns}
      bulk={{
        nameOf: ({ id, court }) => court?.name ?? id,
        isOpen: ({ state }) => state === 'PENDING' || state === 'AWAITING_CODE',
        actions: [
          {
            name: t('centres.reject'),
            isForPlayer: true,
            isDanger: true,
            act: ({ id: claimId }, reason) => reject({ claimId, reason }),
          },
        ],
      }}
      empty={{ title: t('centres.noClaims'), text: t('centres.noneText') }}
    />
  );
}
