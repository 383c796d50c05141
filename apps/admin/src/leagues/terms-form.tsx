import { useMutation } from '@apollo/client/react';
import { NumberInput, Textarea } from '@mantine/core';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../table/reason-form.js';
import { ANNOUNCE_TERMS } from './documents.js';

/** As the server takes them. */
const LONGEST_TERMS = 10_000;

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
  const [announce] = useMutation(ANNOUNCE_TERMS, { refetchQueries: ['SupportLeagueById'] });

  async function send(reason: string): Promise<string | null> {
    const input = { id: league.id, priceCents: Math.round(Number(price) * 100), terms: terms.trim() || null, reason };
    const payload = (await announce({ variables: { input } }).catch(() => null))?.data?.announceTerms;
    setPriceWrong(payload?.fieldErrors.some(({ field }) => field === 'priceCents') ?? false);
    if (!payload?.success) return t(`leagues.refused.${payload?.errorCode ?? 'FAILED'}`);
    toast({ text: t('leagues.announced'), tone: 'success' });
    return null;
  }

  return (
    <ReasonForm
      opened
      title={t('leagues.announce')}
      text={t('leagues.announceText')}
      action={t('leagues.announce')}
      onSend={send}
      onClose={onClose}
    >
      <NumberInput
        label={t('tournaments.price')}
        required
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
        maxLength={LONGEST_TERMS}
        value={terms}
        onChange={(event) => setTerms(event.currentTarget.value)}
      />
    </ReasonForm>
  );
}
