import { useMutation } from '@apollo/client/react';
import { Checkbox, NumberInput, SimpleGrid, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SupportTournamentDetailsFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CREATE_TOURNAMENT, EDIT_TOURNAMENT, IMPORT_TOURNAMENT } from './documents.js';
import { PlacePicker } from './place-picker.js';
import { ChoiceField } from '../competitions/choice-field.js';
import { RECORD_TOO_LONG } from '../competitions/record-file.js';
import { GAME_MODES, SEXES, SharedFields } from '../competitions/shared-fields.js';
import { SPORTS } from '../competitions/sport.js';
import { useSaving } from '../competitions/use-saving.js';
import { FormDialog } from '../table/form-dialog.js';
import { RecordImport } from './record-import.js';
import { detailsOf, NEW_TOURNAMENT, valuesFrom, valuesOf, type TournamentValues } from './tournament-values.js';
import { useRecordImport } from './use-record-import.js';

const TYPES = ['CLASSIC', 'SLAM', 'SLAM_QUALI'] as const;
const FORMATS = ['GROUPS_AND_PLAY_OFF', 'PLAY_OFF'] as const;

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
  const refetchQueries = ['SupportTournaments', 'SupportTournamentById'];
  const [create] = useMutation(CREATE_TOURNAMENT, { refetchQueries });
  const [edit] = useMutation(EDIT_TOURNAMENT, { refetchQueries });
  const [importRecord] = useMutation(IMPORT_TOURNAMENT, { refetchQueries });
  const form = useForm<TournamentValues>({
    initialValues: tournament ? valuesOf(tournament) : NEW_TOURNAMENT,
    // Without a day there is nothing that the server could read.
    validate: { startOn: (day) => day === '' && t('tournaments.fieldError.REQUIRED') },
  });
  const record = useRecordImport((event) => {
    form.setValues(valuesFrom(event));
  });
  const title = tournament ? 'tournaments.edit' : withRecord ? 'tournaments.import' : 'tournaments.new';

  async function send(values: TournamentValues) {
    const details = detailsOf(values);
    if (tournament) {
      const input = {
        id: tournament.id,
        version: tournament.version ?? 0,
        details,
        reason: values.reason.trim() || null,
      };
      return (await edit({ variables: { input } })).data?.editTournament;
    }
    if (withRecord) {
      const text = await record.file.read();
      if (text === null) return { ...RECORD_TOO_LONG, tournament: null };
      const input = { requestId, details, ...record.inputOf(text) };
      return (await importRecord({ variables: { input } })).data?.importTournament;
    }
    return (await create({ variables: { input: { requestId, details } } })).data?.createTournament;
  }

  const { submit, sending, refusal } = useSaving({
    ...{ form, fields: FIELD, refused: 'tournaments.refused', send, onSaved, onClose },
    idOf: (saved) => saved.tournament?.id,
  });

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
    <ChoiceField
      label={t(name === 'numberPlayers' ? 'tournaments.numberPlayers.label' : `tournaments.${name}`)}
      values={values}
      textOf={textOf}
      {...form.getInputProps(name)}
    />
  );

  return (
    <FormDialog
      size="xl"
      title={t(title)}
      action={t('common:save')}
      noValidate
      isDirty={form.isDirty()}
      sending={sending}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {withRecord && <RecordImport record={record} errors={form.errors} />}
      <TextInput label={t('tournaments.name')} required data-autofocus {...form.getInputProps('name')} />
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }}>
        {choice('type', TYPES)}
        {!record.event?.sport && choice('sport', SPORTS, (value) => t(`common:sport.${value}`))}
        {!withRecord && choice('numberPlayers', ['1', '2'], (value) => t(`tournaments.numberPlayers.${value}`))}
        {choice('sex', SEXES)}
        {!withRecord && choice('format', FORMATS)}
        {!withRecord && choice('gameMode', GAME_MODES)}
        {number('levelMin', { decimals: 1 })}
        {number('levelMax', { decimals: 1 })}
        {number('price', { decimals: 2, suffix: ' €' })}
        {number('ageMin')}
        {number('ageMax')}
        {!withRecord && (
          <>
            {number('seeds')}
            {number('teamsToStart')}
            {number('minTeams')}
            {number('maxTeams')}
          </>
        )}
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
      <SharedFields form={form} isChange={tournament !== undefined} />
    </FormDialog>
  );
}
