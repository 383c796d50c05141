import { useQuery } from '@apollo/client/react';
import { Checkbox, Stack, Switch } from '@mantine/core';
import type { CheckoutPriceFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { shownMoney } from '../money/money.js';
import { CheckoutWallet } from './checkout-fields.js';
import type { PaymentChoices } from './choices.js';
import { CouponField } from './coupon-field.js';

/** What can be used besides the card: credit, vouchers, a coupon (BIL-07, TRN-08). */
export function Reductions({
  choices,
  price,
  isPricing,
  onChange,
}: {
  readonly choices: PaymentChoices;
  readonly price: CheckoutPriceFragment;
  readonly isPricing: boolean;
  onChange(choices: PaymentChoices): void;
}) {
  const { t, i18n } = useTranslation('checkout');
  const { data } = useQuery(CheckoutWallet, { fetchPolicy: 'cache-and-network' });
  const vouchers = (data?.myVouchers ?? []).filter(({ state }) => state === 'ACTIVE');
  const credit = data?.myCredit;
  return (
    <Stack gap="md">
      {credit && credit.cents > 0 && (
        <Switch
          size="md"
          label={t('credit.use', { amount: shownMoney(credit, i18n.language) })}
          checked={choices.useCredit}
          onChange={() => onChange({ ...choices, useCredit: !choices.useCredit })}
        />
      )}
      {vouchers.length > 0 && (
        <Checkbox.Group
          label={t('vouchers.title')}
          value={[...choices.voucherIds]}
          onChange={(voucherIds) => onChange({ ...choices, voucherIds })}
        >
          <Stack gap={4} mt={4}>
            {vouchers.map(({ id, code, brand, value }) => (
              <Checkbox
                key={id}
                value={id}
                size="md"
                py={8}
                label={t('vouchers.one', { value: shownMoney(value, i18n.language), brand, code })}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <CouponField
        code={choices.couponCode}
        price={price}
        isPricing={isPricing}
        onCode={(couponCode) => {
          if (couponCode !== choices.couponCode) onChange({ ...choices, couponCode });
        }}
      />
    </Stack>
  );
}
