import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Modal, NumberInput, Stack, Text, Textarea } from '@mantine/core';
import { toast } from '@setpoint/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ANNOUNCE_TERMS } from './documents.js';

/** Another price or other terms, at least 30 days ahead; every subscriber is told (LEA-09). */
export function TermsForm({
  league,
  onClose,
}: {
  readonly league: { readonly id: string; readonly price: { readonly cents: number } };
  onClose(): void;
}) {
  const { t } = useTranslation(['admin', 'common']);
  const [price, setPrice] = useState<number | string>(league.price.cents / 100);
  const [terms, setTerms] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [announce, { loading }] = useMutation(ANNOUNCE_TERMS, { refetchQueries: ['SupportLeagueById'] });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const input = { id: league.id, priceCents: Math.round(Number(price) * 100), terms: terms.trim() || null };
    const payload = (await announce({ variables: { input } }).catch(() => null))?.data?.announceTerms;
    if (!payload?.success) return setRefused(payload?.errorCode ?? 'FAILED');
    toast({ text: t('leagues.announced'), tone: 'success' });
    onClose();
  }

  return (
    <Modal opened onClose={onClose} title={t('leagues.announce')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack component="form" onSubmit={(event: FormEvent) => void submit(event)}>
        <Text>{t('leagues.announceText')}</Text>
        <NumberInput
          label={t('tournaments.price')}
          required
          data-autofocus
          decimalScale={2}
          allowNegative={false}
          suffix=" €"
          value={price}
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
        {refused && (
          <Alert color="red" role="alert">
            {t(`leagues.refused.${refused}`)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={loading}>
            {t('leagues.announce')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
