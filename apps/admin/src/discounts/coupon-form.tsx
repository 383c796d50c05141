import { useMutation } from '@apollo/client/react';
import { NumberInput, SegmentedControl, Select, TextInput } from '@mantine/core';
import type { CouponAudience } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../table/form-dialog.js';
import { AUDIENCES } from './coupons-page.js';
import { CREATE_COUPON } from './documents.js';
import { PlayersPicker } from './players-picker.js';

const LONGEST_CODE = 30;
const numberOf = (value: string | number) => (typeof value === 'number' ? value : null);

/** A new coupon. What the server does not accept stands beside its field. */
export function CouponForm({ onClose, onCreated }: { onClose(): void; onCreated(id: string): void }) {
  const { t } = useTranslation('admin');
  const [requestId] = useState(() => crypto.randomUUID());
  const [code, setCode] = useState('');
  const [kind, setKind] = useState<'percent' | 'amount'>('percent');
  const [value, setValue] = useState<number | null>(null);
  const [audience, setAudience] = useState<CouponAudience>('EVERYBODY');
  const [playerIds, setPlayerIds] = useState<string[]>([]);
  const [validUntil, setValidUntil] = useState('');
  const [mostUses, setMostUses] = useState<number | null>(null);
  const [refused, setRefused] = useState<Refused>(NOTHING);
  const [create, { loading }] = useMutation(CREATE_COUPON, { refetchQueries: ['SupportCoupons'] });
  const errorOf = (...fields: string[]) => {
    const found = refused.fields.find(({ field }) => fields.includes(field));
    return found && t(`discounts.fieldError.${found.code}`);
  };

  async function submit() {
    const input = {
      ...{ requestId, code, audience, mostUses },
      percent: kind === 'percent' ? value : null,
      cents: kind === 'amount' && value !== null ? Math.round(value * 100) : null,
      playerIds: audience === 'CERTAIN_PLAYERS' ? playerIds : [],
      validUntil: validUntil ? new Date(validUntil).toISOString() : null,
    };
    const answer = await create({ variables: { input } }).catch(() => null);
    const payload = answer?.data?.createCoupon;
    if (!payload?.coupon)
      return setRefused({ code: payload?.errorCode ?? 'FAILED', fields: payload?.fieldErrors ?? [] });
    toast({ text: t('coupons.createdToast', { code: payload.coupon.code }), tone: 'success' });
    onCreated(payload.coupon.id);
  }

  return (
    <FormDialog
      title={t('coupons.new')}
      action={t('coupons.create')}
      noValidate
      sending={loading}
      refusal={refused.code && t(`discounts.refused.${refused.code}`)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('coupons.code')}
        description={t('coupons.codeText')}
        data-autofocus
        required
        maxLength={LONGEST_CODE}
        value={code}
        error={errorOf('code')}
        onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
      />
      <SegmentedControl
        aria-label={t('coupons.discount')}
        data={[
          { value: 'percent', label: t('coupons.percent') },
          { value: 'amount', label: t('coupons.amount') },
        ]}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen as 'percent' | 'amount');
          setValue(null);
        }}
      />
      <NumberInput
        key={kind}
        label={t(kind === 'percent' ? 'coupons.percent' : 'coupons.amount')}
        required
        min={0}
        allowNegative={false}
        decimalScale={kind === 'percent' ? 0 : 2}
        suffix={kind === 'percent' ? ' %' : ' €'}
        value={value ?? ''}
        error={errorOf('percent', 'cents')}
        onChange={(typed) => setValue(numberOf(typed))}
      />
      <Select
        label={t('coupons.audience')}
        allowDeselect={false}
        data={AUDIENCES.map((one) => ({ value: one, label: t(`coupons.audiences.${one}`) }))}
        value={audience}
        onChange={(chosen) => chosen && setAudience(chosen)}
      />
      {audience === 'CERTAIN_PLAYERS' && (
        <PlayersPicker value={playerIds} error={errorOf('playerIds')} onChange={setPlayerIds} />
      )}
      <TextInput
        type="datetime-local"
        label={t('coupons.validUntil')}
        description={t('coupons.validUntilText')}
        value={validUntil}
        error={errorOf('validUntil')}
        onChange={(event) => setValidUntil(event.currentTarget.value)}
      />
      <NumberInput
        label={t('coupons.mostUses')}
        description={t('coupons.mostUsesText')}
        min={0}
        allowDecimal={false}
        allowNegative={false}
        value={mostUses ?? ''}
        error={errorOf('mostUses')}
        onChange={(typed) => setMostUses(numberOf(typed))}
      />
    </FormDialog>
  );
}

interface Refused {
  readonly code: string | null;
  readonly fields: readonly { readonly field: string; readonly code: string }[];
}
const NOTHING: Refused = { code: null, fields: [] };
