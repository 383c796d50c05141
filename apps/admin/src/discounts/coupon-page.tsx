import { useQuery } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { SupportCouponByIdQuery } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PlayerLinks } from '../matches/player-links.js';
import { RecordPage } from '../table/record-page.js';
import { Card, Facts } from '../table/facts.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import { ActionLog } from '../table/action-log.js';
import { CouponBadge } from './coupon-badge.js';
import { COUPON, DEACTIVATE_COUPON } from './documents.js';
import { ReasonForm } from '../table/reason-form.js';
import { useAction } from '../table/use-action.js';
import { useAmounts } from '../table/use-amounts.js';

type Shown = NonNullable<SupportCouponByIdQuery['coupon']>;

/** One coupon with what support did about it (ADM-06). */
export function CouponPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(COUPON, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const coupon = data?.coupon;
  return (
    <RecordPage
      title={coupon?.code ?? t('coupons.title')}
      list={{ path: '/coupons', text: t('coupons.all') }}
      found={coupon}
      error={error}
      refetch={refetch}
      missing={{ title: t('coupons.missing'), text: t('coupons.missingText') }}
    >
      {(coupon) => <Coupon coupon={coupon} />}
    </RecordPage>
  );
}

function Coupon({ coupon }: { readonly coupon: Shown }) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const { discount } = useAmounts();
  const [opened, { open, close }] = useDisclosure();
  const deactivate = useAction({
    ...{ field: 'deactivateCoupon', mutation: DEACTIVATE_COUPON, refused: 'discounts.refused' },
    ...{ rereads: ['SupportCouponById'], waits: true },
  });

  return (
    <Stack mt="sm">
      <Group gap="md">
        <h2 style={{ margin: 0, overflowWrap: 'anywhere' }}>{coupon.code}</h2>
        <CouponBadge coupon={coupon} />
        {coupon.active && (
          <Button variant="light" color="red" onClick={open}>
            {t('coupons.end')}
          </Button>
        )}
      </Group>
      <div className={classes.cards}>
        <Card title={t('coupons.one')}>
          <Facts
            facts={[
              [t('coupons.discount'), discount(coupon.discount)],
              [t('coupons.audience'), t(`coupons.audiences.${coupon.audience}`)],
              [t('coupons.players'), coupon.players.length > 0 && <PlayerLinks players={coupon.players} />],
              [t('coupons.uses'), `${coupon.uses} / ${coupon.mostUses ?? '∞'}`],
              [t('coupons.validUntil'), time(coupon.validUntil)],
              [t('coupons.created'), time(coupon.createdAt)],
            ]}
          />
        </Card>
        <ActionLog actions={coupon.actions} textOf={(kind) => t(`discounts.actions.${kind}`)} />
      </div>
      <ReasonForm
        opened={opened}
        title={t('coupons.endTitle', { code: coupon.code })}
        text={t('coupons.endText')}
        action={t('coupons.end')}
        onSend={(reason) => deactivate({ id: coupon.id, reason }, t('coupons.ended'))}
        onClose={close}
      />
    </Stack>
  );
}
