import { useMutation } from '@apollo/client/react';
import {
  Alert,
  Button,
  Checkbox,
  FileInput,
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
import type { SupportTournamentDetailsFragment } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CREATE_TOURNAMENT, EDIT_TOURNAMENT, IMPORT_TOURNAMENT } from './documents.js';
import { PlacePicker } from './place-picker.js';
import { PrizeFields } from '../competitions/prize-fields.js';
import { detailsOf, NEW_TOURNAMENT, valuesOf, type TournamentValues } from './tournament-values.js';

const TYPES = ['CLASSIC', 'SLAM', 'SLAM_QUALI'] as const;
const SEXES = ['ALL', 'MEN', 'WOMEN', 'MIXED'] as const;
const FORMATS = ['GROUPS_AND_PLAY_OFF', 'PLAY_OFF'] as const;
const MODES = ['THREE_SETS_6_GAMES', 'ONE_SET_9_GAMES', 'NEXTGEN'] as const;

/** The server's names of fields, where the form has others. */
const FIELD: Readonly<Record<string, string>> = {
  ...{ priceCents: 'price', city: 'place', lat: 'place', lng: 'place', timeZone: 'place', record: 'record' },
};

/** A new tournament, one made of a record of others (BYD-07), or the change of one that is there (ADM-04). */
export function TournamentForm({
  tournament,
  withRecord = false,
  onClose,
  onSaved,
}: {
  readonly tournament?: SupportTournamentDetailsFragment;
  readonly withRecord?: boolean;
  onClose(): void;
  onSaved(id: string): void;
}) {
  const { t } = useTranslation(['admin', 'common']);
  const [requestId] = useState(() => crypto.randomUUID());
  const [record, setRecord] = useState<File | null>(null);
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const refetchQueries = ['SupportTournaments', 'SupportTournamentById'];
  const [create, creating] = useMutation(CREATE_TOURNAMENT, { refetchQueries });
  const [edit, editing] = useMutation(EDIT_TOURNAMENT, { refetchQueries });
  const [importRecord, importing] = useMutation(IMPORT_TOURNAMENT, { refetchQueries });
  const form = useForm<TournamentValues>({ initialValues: tournament ? valuesOf(tournament) : NEW_TOURNAMENT });
  const title = tournament ? 'tournaments.edit' : withRecord ? 'tournaments.import' : 'tournaments.new';

  async function send(values: TournamentValues) {
    const details = detailsOf(values);
    if (tournament) {
      const input = { id: tournament.id, version: tournament.version ?? 0, details, reason: reason.trim() || null };
      return (await edit({ variables: { input } })).data?.editTournament;
    }
    if (withRecord) {
      const input = { requestId, details, record: (await record?.text()) ?? '' };
      return (await importRecord({ variables: { input } })).data?.importTournament;
    }
    return (await create({ variables: { input: { requestId, details } } })).data?.createTournament;
  }

  async function submit(values: TournamentValues) {
    const payload = await send(values).catch(() => null);
    if (payload?.success && payload.tournament) {
      toast({ text: t('tournaments.saved'), tone: 'success' });
      onClose();
      return onSaved(payload.tournament.id);
    }
    form.setErrors(
      Object.fromEntries(
        (payload?.fieldErrors ?? []).map(({ field, code }) => [
          FIELD[field] ?? field,
          t([`tournaments.fieldError.${code}`, 'tournaments.fieldError.INVALID']),
        ]),
      ),
    );
    setRefused(payload?.errorCode ?? 'FAILED');
  }

  const number = (name: keyof TournamentValues & string, more: { decimals?: number; suffix?: string } = {}) => (
    <NumberInput
      label={t(`tournaments.${name}`)}
      min={0}
      allowNegative={false}
      decimalScale={more.decimals ?? 0}
      suffix={more.suffix ?? ''}
      {...form.getInputProps(name)}
    />
  );
  const choice = (
    name: keyof TournamentValues & string,
    values: readonly string[],
    textOf = (value: string) => t(`tournaments.${name}s.${value}`),
  ) => (
    <Select
      label={t(name === 'numberPlayers' ? 'tournaments.numberPlayers.label' : `tournaments.${name}`)}
      allowDeselect={false}
      data={values.map((value) => ({ value, label: textOf(value) }))}
      {...form.getInputProps(name)}
    />
  );

  return (
    <Modal
      opened
      size="xl"
      onClose={onClose}
      title={t(title)}
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnClickOutside={!form.isDirty()}
    >
      <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
        <Stack>
          {withRecord && (
            <FileInput
              label={t('tournaments.record')}
              description={t('tournaments.recordText')}
              accept="application/json,.json"
              required
              value={record}
              error={form.errors['record']}
              onChange={setRecord}
            />
          )}
          <TextInput label={t('tournaments.name')} required data-autofocus {...form.getInputProps('name')} />
          <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }}>
            {choice('type', TYPES)}
            {choice('sport', ['1', '2'], (value) => t(`common:sport.${value}`))}
            {choice('numberPlayers', ['1', '2'], (value) => t(`tournaments.numberPlayers.${value}`))}
            {choice('sex', SEXES)}
            {choice('format', FORMATS)}
            {choice('gameMode', MODES)}
            {number('levelMin', { decimals: 1 })}
            {number('levelMax', { decimals: 1 })}
            {number('price', { decimals: 2, suffix: ' €' })}
            {number('ageMin')}
            {number('ageMax')}
            {number('seeds')}
            {number('teamsToStart')}
            {number('minTeams')}
            {number('maxTeams')}
            <TextInput type="date" label={t('tournaments.startOn')} required {...form.getInputProps('startOn')} />
            <PlacePicker
              value={form.values.place}
              error={form.errors['place'] as string | undefined}
              onChange={(place) => form.setFieldValue('place', place)}
            />
            {number('radiusKm', { suffix: ' km' })}
            {number('summerDays')}
            {form.values.type === 'SLAM_QUALI' && (
              <TextInput label={t('tournaments.slamId')} {...form.getInputProps('slamId')} />
            )}
          </SimpleGrid>
          <Checkbox label={t('tournaments.isPrivate')} {...form.getInputProps('isPrivate', { type: 'checkbox' })} />
          <Textarea label={t('tournaments.rules')} autosize minRows={3} maxRows={12} {...form.getInputProps('rules')} />
          <PrizeFields value={form.values.prizes} onChange={(prizes) => form.setFieldValue('prizes', prizes)} />
          {tournament && (
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
              {t(`tournaments.refused.${refused}`)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={creating.loading || editing.loading || importing.loading}>
              {t('common:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
