import { Button, Drawer, Stack, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { SupportVoucherFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerLink } from '../matches/player-link.js';
import { Facts } from '../table/facts.js';
import { useTimes } from '../table/use-times.js';
import { ActionLog } from '../table/action-log.js';
import { CANCEL_VOUCHER } from './documents.js';
import { ReasonForm } from '../table/reason-form.js';
import { useAction } from '../table/use-action.js';
import { useAmounts } from '../table/use-amounts.js';

/** One voucher beside the list, and what support can do about it. */
export function VoucherDrawer({
  voucher,
  onClose,
}: {
  readonly voucher: SupportVoucherFragment | null;
  onClose(): void;
}) {
  const { t } = useTranslation('admin');
  return (
    <Drawer
      opened={voucher !== null}
      onClose={onClose}
      position="right"
      title={t('vouchers.one')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {voucher && <Voucher key={voucher.id} voucher={voucher} />}
    </Drawer>
  );
}

function Voucher({ voucher }: { readonly voucher: SupportVoucherFragment }) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const { money } = useAmounts();
  const [opened, { open, close }] = useDisclosure();
  const [givePointsBack, setGivePointsBack] = useState(true);
  const cancel = useAction({ field: 'cancelVoucher', mutation: CANCEL_VOUCHER, refused: 'discounts.refused' });

  return (
    <Stack>
      <Facts
        facts={[
          [t('vouchers.code'), voucher.code],
          [t('vouchers.value'), `${money(voucher.value)} · ${voucher.brand}`],
          [t('vouchers.state'), t(`vouchers.states.${voucher.state}`)],
          [t('players.player'), voucher.player && <PlayerLink player={voucher.player} />],
          [t('vouchers.points'), voucher.points],
          [t('vouchers.issued'), time(voucher.issuedAt)],
          [t('vouchers.ended'), time(voucher.endedAt)],
        ]}
      />
      <ActionLog actions={voucher.actions ?? []} textOf={(kind) => t(`discounts.actions.${kind}`)} />
      {voucher.state === 'ACTIVE' && (
        <Button variant="light" color="red" onClick={open}>
          {t('vouchers.cancel')}
        </Button>
      )}
      <ReasonForm
        opened={opened}
        title={t('vouchers.cancelTitle')}
        text={t('vouchers.cancelText')}
        action={t('vouchers.cancel')}
        onSend={(reason) => cancel({ id: voucher.id, reason, givePointsBack }, t('vouchers.cancelled'))}
        onClose={close}
      >
        <Switch
          label={t('vouchers.giveBack', { count: voucher.points })}
          checked={givePointsBack}
          onChange={(event) => setGivePointsBack(event.currentTarget.checked)}
        />
      </ReasonForm>
    </Stack>
  );
}
