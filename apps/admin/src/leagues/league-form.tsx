import { useMutation } from '@apollo/client/react';
import {
  Alert,
  Button,
  Group,
  Modal,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CompetitionSex, GameMode, SupportLeagueDetailsFragment } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrizeFields } from '../competitions/prize-fields.js';
import {
  centsOf,
  NO_PRIZES,
  numberOf,
  prizesOf,
  prizesToSend,
  type PrizesOfForm,
  type Typed,
} from '../competitions/prizes.js';
import { CREATE_LEAGUE, EDIT_LEAGUE } from './documents.js';

const SEXES = ['ALL', 'MEN', 'WOMEN', 'MIXED'] as const;
const MODES = ['THREE_SETS_6_GAMES', 'ONE_SET_9_GAMES', 'NEXTGEN'] as const;

interface LeagueValues {
  readonly name: string;
  readonly provinceCode: string;
  readonly sport: string;
  readonly numberPlayers: string;
  readonly sex: CompetitionSex;
  readonly year: Typed;
  readonly gameMode: GameMode;
  /** In euros. */
  readonly price: Typed;
  readonly rules: string;
  readonly prizes: PrizesOfForm;
}

const newLeague = (): LeagueValues => ({
  ...{ name: '', provinceCode: '', sport: '2', numberPlayers: '2', sex: 'ALL', year: new Date().getFullYear() + 1 },
  ...{ gameMode: 'ONE_SET_9_GAMES', price: 30, rules: '', prizes: NO_PRIZES },
});

/** The server's names of fields, where the form has others. */
const FIELD: Readonly<Record<string, string>> = { priceCents: 'price' };

/** A new league of a province and a year, or what can be changed of one (ADM-04). */
export function LeagueForm({
  league,
  onClose,
  onSaved,
}: {
  readonly league?: SupportLeagueDetailsFragment;
  onClose(): void;
  onSaved(id: string): void;
}) {
  const { t } = useTranslation(['admin', 'common']);
  const [requestId] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const refetchQueries = ['SupportLeagues', 'SupportLeagueById'];
  const [create, creating] = useMutation(CREATE_LEAGUE, { refetchQueries });
  const [edit, editing] = useMutation(EDIT_LEAGUE, { refetchQueries });
  const form = useForm<LeagueValues>({
    initialValues: league
      ? { ...newLeague(), name: league.name, rules: league.rules ?? '', prizes: prizesOf(league.prizes) }
      : newLeague(),
  });

  async function send({ name, rules, prizes, price, year, sport, numberPlayers, provinceCode, ...more }: LeagueValues) {
    const kept = { name: name.trim(), rules: rules.trim() || null, prizes: prizesToSend(prizes) };
    if (league) {
      const input = { id: league.id, version: league.version ?? 0, ...kept, reason: reason.trim() || null };
      return (await edit({ variables: { input } })).data?.editLeague;
    }
    const details = {
      ...{ ...more, ...kept, provinceCode: provinceCode.trim().toUpperCase(), year: numberOf(year) ?? 0 },
      ...{ sport: Number(sport), numberPlayers: Number(numberPlayers), priceCents: centsOf(price) ?? 0 },
    };
    return (await create({ variables: { input: { requestId, details } } })).data?.createLeague;
  }

  async function submit(values: LeagueValues) {
    const payload = await send(values).catch(() => null);
    if (payload?.success && payload.league) {
      toast({ text: t('tournaments.saved'), tone: 'success' });
      onClose();
      return onSaved(payload.league.id);
    }
    const errors = (payload?.fieldErrors ?? []).map(({ field, code }) => [
      FIELD[field] ?? field,
      t([`tournaments.fieldError.${code}`, 'tournaments.fieldError.INVALID']),
    ]);
    form.setErrors(Object.fromEntries(errors));
    setRefused(payload?.errorCode ?? 'FAILED');
  }

  const choice = (
    name: keyof LeagueValues & string,
    label: string,
    values: readonly string[],
    textOf: (value: string) => string,
  ) => (
    <Select
      label={label}
      allowDeselect={false}
      data={values.map((value) => ({ value, label: textOf(value) }))}
      {...form.getInputProps(name)}
    />
  );

  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t(league ? 'tournaments.edit' : 'leagues.new')}
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnClickOutside={!form.isDirty()}
    >
      <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
        <Stack>
          <TextInput label={t('tournaments.name')} required data-autofocus {...form.getInputProps('name')} />
          {!league && (
            <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }}>
              <TextInput
                label={t('leagues.province')}
                description={t('leagues.provinceText')}
                required
                maxLength={2}
                {...form.getInputProps('provinceCode')}
              />
              <NumberInput label={t('leagues.year')} required allowDecimal={false} {...form.getInputProps('year')} />
              <NumberInput
                label={t('tournaments.price')}
                required
                decimalScale={2}
                allowNegative={false}
                suffix=" €"
                {...form.getInputProps('price')}
              />
              {choice('sport', t('tournaments.sport'), ['1', '2'], (value) => t(`common:sport.${value}`))}
              {choice('numberPlayers', t('tournaments.numberPlayers.label'), ['1', '2'], (value) =>
                t(`tournaments.numberPlayers.${value}`),
              )}
              {choice('sex', t('tournaments.sex'), SEXES, (value) => t(`tournaments.sexs.${value}`))}
              {choice('gameMode', t('tournaments.gameMode'), MODES, (value) => t(`tournaments.gameModes.${value}`))}
            </SimpleGrid>
          )}
          <Textarea label={t('tournaments.rules')} autosize minRows={3} maxRows={12} {...form.getInputProps('rules')} />
          <PrizeFields value={form.values.prizes} onChange={(prizes) => form.setFieldValue('prizes', prizes)} />
          {league && (
            <TextInput
              label={t('discounts.reason')}
              description={t('discounts.reasonText')}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
          {refused && (
            <Alert color="red" role="alert">
              {t(`leagues.refused.${refused}`)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={creating.loading || editing.loading}>
              {t('common:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
