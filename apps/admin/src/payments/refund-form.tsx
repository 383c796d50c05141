import { useMutation } from '@apollo/client/react';
import { SegmentedControl, TextInput } from '@mantine/core';
import type { RefundErrorCode, SupportPaymentShownFragment } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../table/reason-form.js';
import { useAmounts } from '../table/use-amounts.js';
import { centsOf } from './cents.js';
import { REFUND_PAYMENT } from './documents.js';
import { refundable } from './refunded.js';

type Code = RefundErrorCode | 'NOT_AN_AMOUNT' | 'FAILED';
interface Refused {
  readonly code: Code | null;
  readonly fields: readonly { readonly field: string; readonly code: string }[];
}
const NOTHING: Refused = { code: null, fields: [] };
/** Refusals that are about one field. */
const FIELD_OF: Partial<Record<Code, string>> = {
  NOT_AN_AMOUNT: 'cents',
  MORE_THAN_PAID: 'cents',
  RETURNED_BY_BANK: 'cents',
  REASON_REQUIRED: 'reason',
};
const FIELDS = ['cents', 'reason'];

/** Gives a payment back, in part or in full. One request, however often it is sent while the form is open. */
export function RefundForm({ payment, onClose }: { readonly payment: SupportPaymentShownFragment; onClose(): void }) {
  const { t, i18n } = useTranslation('admin');
  const { money } = useAmounts();
  const [requestId] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(() =>
    (refundable(payment).cents / 100).toLocaleString(i18n.language, { minimumFractionDigits: 2, useGrouping: false }),
  );
  const [to, setTo] = useState<'MEANS' | 'CREDIT'>('MEANS');
  const [{ code, fields }, setRefused] = useState(NOTHING);
  const [refund] = useMutation(REFUND_PAYMENT);
  const errorOf = (field: string) => {
    if (code && FIELD_OF[code] === field) return t(`payments.refused.${code}`);
    const wrong = fields.find((one) => one.field === field);
    return wrong && t(`discounts.fieldError.${wrong.code}`);
  };

  async function send(reason: string) {
    setRefused(NOTHING);
    const cents = centsOf(amount);
    if (cents === null) {
      setRefused({ code: 'NOT_AN_AMOUNT', fields: [] });
      return '';
    }
    const input = { paymentId: payment.id, requestId, cents, asCredit: to === 'CREDIT', reason };
    const answer = await refund({ variables: { input } }).catch(() => null);
    const payload = answer?.data?.refundPayment;
    if (payload?.success) {
      toast({ text: t('payments.refundedToast'), tone: 'success' });
      return null;
    }
    const why: Code = payload?.errorCode ?? 'FAILED';
    const wrong = payload?.fieldErrors ?? [];
    setRefused({ code: why, fields: wrong });
    const isBeside = FIELD_OF[why] || wrong.some(({ field }) => FIELDS.includes(field));
    return isBeside ? '' : t(`payments.refused.${why}`);
  }

  return (
    <ReasonForm
      opened
      title={t('payments.refundTitle', { what: payment.description })}
      text={t('payments.refundText', { left: money(refundable(payment)) })}
      action={t('payments.refund')}
      reasonError={errorOf('reason')}
      onSend={send}
      onClose={onClose}
    >
      <TextInput
        label={t('payments.refundAmount')}
        required
        inputMode="decimal"
        value={amount}
        error={errorOf('cents')}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <SegmentedControl
        aria-label={t('payments.refundTo')}
        fullWidth
        data={[
          { value: 'MEANS', label: t('payments.toMeans') },
          { value: 'CREDIT', label: t('payments.toCredit') },
        ]}
        value={to}
        onChange={(chosen) => setTo(chosen as 'MEANS' | 'CREDIT')}
      />
    </ReasonForm>
  );
}
