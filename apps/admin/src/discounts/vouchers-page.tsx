import { Badge, UnstyledButton } from '@mantine/core';
import type { SupportVoucherFragment, VoucherState } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerLink } from '../matches/player-link.js';
import type { Column } from '../table/data-table.js';
import { FilterSelect } from '../table/filter-select.js';
import { ListPage } from '../table/list-page.js';
import classes from '../table/table.module.css';
import { useRows } from '../table/use-rows.js';
import { useTimes } from '../table/use-times.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { VOUCHERS } from './documents.js';
import { useAmounts } from '../table/use-amounts.js';
import { VoucherDrawer } from './voucher-drawer.js';

const STATES = ['ACTIVE', 'RESERVED', 'USED', 'CANCELLED'] as const satisfies readonly VoucherState[];
const COLOURS = { ACTIVE: 'grass', RESERVED: 'clay', USED: 'gray', CANCELLED: 'red' } as const;

/** All vouchers: by code, player or id (ADM-06). */
export function VouchersPage() {
  const { t } = useTranslation('admin');
  const { search, oneOf } = useUrlFilter();
  const [chosen, setChosen] = useState<string | null>(null);
  const text = search.get('q') ?? '';
  const state = oneOf('state', STATES);
  const columns = useColumns(setChosen);
  const list = useRows({
    field: 'vouchers',
    query: VOUCHERS,
    filter: { ...(text && { text }), ...(state && { state }) },
  });
  return (
    <ListPage
      title={t('vouchers.title')}
      lead={(count) => t('vouchers.count', { count })}
      search={t('vouchers.search')}
      filters={
        <>
          <FilterSelect
            name="state"
            values={STATES}
            label={t('vouchers.state')}
            every={t('coupons.everyState')}
            textOf={(value) => t(`vouchers.states.${value}`)}
          />
        </>
      }
      list={list}
      columns={columns}
      empty={{ title: t('vouchers.none'), text: t('vouchers.noneText') }}
    >
      <VoucherDrawer voucher={list.rows?.find(({ id }) => id === chosen) ?? null} onClose={() => setChosen(null)} />
    </ListPage>
  );
}

function useColumns(open: (id: string) => void): readonly Column<SupportVoucherFragment>[] {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const { money } = useAmounts();
  return [
    {
      title: t('vouchers.code'),
      cell: ({ id, code }) => (
        <UnstyledButton fz="sm" className={classes.row} data-row onClick={() => open(id)}>
          {code}
        </UnstyledButton>
      ),
    },
    { title: t('vouchers.value'), className: classes.score, cell: ({ value }) => money(value) },
    {
      title: t('vouchers.state'),
      cell: ({ state }) => (
        <Badge color={COLOURS[state]} variant="light" tt="none">
          {t(`vouchers.states.${state}`)}
        </Badge>
      ),
    },
    {
      title: t('players.player'),
      cell: ({ player }) => (player ? <PlayerLink player={player} /> : t('players.nobody')),
    },
    { title: t('vouchers.points'), className: classes.score, cell: ({ points }) => points },
    { title: t('vouchers.issued'), cell: ({ issuedAt }) => time(issuedAt) },
    { title: t('vouchers.ended'), cell: ({ endedAt }) => time(endedAt) },
  ];
}
