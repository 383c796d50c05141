import { useMutation } from '@apollo/client/react';
import { NumberInput, Text, Textarea } from '@mantine/core';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../table/form-dialog.js';
import { ANNOUNCE_TERMS } from './documents.js';

/** Another price or other terms, at least 30 days ahead; every subscriber is told (LEA-09). */
export function TermsForm({
  league,
  onClose,
}: {
  readonly league: { readonly id: string; readonly price: { readonly cents: number } };
  onClose(): void;
}) {
  const { t } = useTranslation('admin');
  const [price, setPrice] = useState<number | string>(league.price.cents / 100);
  const [terms, setTerms] = useState('');
  const [isPriceWrong, setPriceWrong] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [announce, { loading }] = useMutation(ANNOUNCE_TERMS, { refetchQueries: ['SupportLeagueById'] });

  async function submit() {
    const input = { id: league.id, priceCents: Math.round(Number(price) * 100), terms: terms.trim() || null };
    const payload = (await announce({ variables: { input } }).catch(() => null))?.data?.announceTerms;
    setPriceWrong(payload?.fieldErrors.some(({ field }) => field === 'priceCents') ?? false);
    if (!payload?.success) return setRefused(payload?.errorCode ?? 'FAILED');
    toast({ text: t('leagues.announced'), tone: 'success' });
    onClose();
  }

  return (
    <FormDialog
      title={t('leagues.announce')}
      action={t('leagues.announce')}
      sending={loading}
      refusal={refused && t(`leagues.refused.${refused}`)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('leagues.announceText')}</Text>
      <NumberInput
        label={t('tournaments.price')}
        required
        data-autofocus
        decimalScale={2}
        allowNegative={false}
        suffix=" €"
        value={price}
        error={isPriceWrong && t('tournaments.fieldError.OUT_OF_RANGE')}
        onChange={setPrice}
      />
      <Textarea
        label={t('leagues.terms')}
        autosize
        minRows={3}
        maxLength={2000}
        value={terms}
        onChange={(event) => setTerms(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
