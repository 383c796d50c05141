import { Badge, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { CouponAudience, SupportCouponFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Column } from '../table/data-table.js';
import { FilterSelect } from '../table/filter-select.js';
import { ListPage } from '../table/list-page.js';
import classes from '../table/table.module.css';
import { useRows } from '../table/use-rows.js';
import { useTimes } from '../table/use-times.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { CouponForm } from './coupon-form.js';
import { CouponBadge } from './coupon-badge.js';
import { COUPONS } from './documents.js';
import { useAmounts } from '../table/use-amounts.js';

export const AUDIENCES = ['EVERYBODY', 'NEW_PLAYERS', 'CERTAIN_PLAYERS'] as const satisfies readonly CouponAudience[];
const STATES = ['running', 'over'] as const;

/** All coupons, with the form for a new one (ADM-06). */
export function CouponsPage() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { search, oneOf } = useUrlFilter();
  const [opened, { open, close }] = useDisclosure();
  const text = search.get('q') ?? '';
  const state = oneOf('state', STATES);
  const audience = oneOf('audience', AUDIENCES);
  const columns = useColumns();
  const list = useRows({
    field: 'coupons',
    query: COUPONS,
    filter: { ...(text && { text }), ...(audience && { audience }), ...(state && { active: state === 'running' }) },
  });
  return (
    <ListPage
      title={t('coupons.title')}
      lead={(count) => t('coupons.count', { count })}
      search={t('coupons.search')}
      filters={
        <>
          <FilterSelect
            name="state"
            values={STATES}
            label={t('coupons.state')}
            every={t('coupons.everyState')}
            textOf={(value) => t(`coupons.filter.${value}`)}
          />
          <FilterSelect
            name="audience"
            values={AUDIENCES}
            label={t('coupons.audience')}
            every={t('coupons.everyAudience')}
            textOf={(value) => t(`coupons.audiences.${value}`)}
          />
          <Button onClick={open}>{t('coupons.new')}</Button>
        </>
      }
      list={list}
      columns={columns}
      empty={{ title: t('coupons.none'), text: t('coupons.noneText') }}
    >
      {opened && <CouponForm onClose={close} onCreated={(id) => void navigate(`/coupons/${id}`)} />}
    </ListPage>
  );
}

function useColumns(): readonly Column<SupportCouponFragment>[] {
  const { t } = useTranslation('admin');
  const { short, time } = useTimes();
  const { discount } = useAmounts();
  return [
    {
      title: t('coupons.code'),
      cell: ({ id, code }) => (
        <Link to={`/coupons/${encodeURIComponent(id)}`} className={classes.row} data-row>
          {code}
        </Link>
      ),
    },
    { title: t('coupons.discount'), cell: (coupon) => discount(coupon.discount) },
    { title: t('coupons.state'), cell: (coupon) => <CouponBadge coupon={coupon} /> },
    {
      title: t('coupons.audience'),
      cell: ({ audience }) => (
        <Badge variant="default" tt="none">
          {t(`coupons.audiences.${audience}`)}
        </Badge>
      ),
    },
    {
      title: t('coupons.uses'),
      className: classes.score,
      cell: ({ uses, mostUses }) => `${uses} / ${mostUses ?? '∞'}`,
    },
    { title: t('coupons.validUntil'), cell: ({ validUntil }) => time(validUntil) },
    { title: t('coupons.created'), cell: ({ createdAt }) => short(createdAt) },
  ];
}
