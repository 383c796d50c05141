import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { CheckoutPriceFragment } from '@setpoint/client/documents';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgain } from '../refusal/use-refusal.js';
import { codeOf } from './choices.js';

/** Tries are counted: a code is looked at once typing has come to rest. */
const REST_MS = 600;
const SHORTEST = 4;

/** A coupon, applied as it is typed; why it does not count stands below it. */
export function CouponField({
  code,
  price: { couponRefusal: refusal, retryAfterSeconds },
  isPricing,
  onCode,
}: {
  readonly code: string | null;
  readonly price: Pick<CheckoutPriceFragment, 'couponRefusal' | 'retryAfterSeconds'>;
  readonly isPricing: boolean;
  onCode(code: string | null): void;
}) {
  const { t } = useTranslation('checkout');
  const again = useAgain();
  const [typed, setTyped] = useState(code ?? '');
  const apply = useDebouncedCallback(onCode, REST_MS);
  const isShown = code !== null && codeOf(typed) === code && !isPricing;
  return (
    <TextInput
      label={t('coupon.label')}
      description={isShown && !refusal ? t('coupon.counts') : t('coupon.hint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      value={typed}
      error={isShown && refusal ? again(t(`coupon.error.${refusal}`), retryAfterSeconds) : undefined}
      rightSection={
        isShown && !refusal ? <IconCheck size={18} aria-hidden color="var(--mantine-color-grass-6)" /> : null
      }
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const next = codeOf(currentTarget.value);
        apply(next && next.length >= SHORTEST ? next : null);
      }}
    />
  );
}
