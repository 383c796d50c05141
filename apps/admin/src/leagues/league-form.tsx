import { useMutation } from '@apollo/client/react';
import { NumberInput, SimpleGrid, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CompetitionSex, GameMode, SupportLeagueDetailsFragment } from '@setpoint/client/documents';
import { platformNow } from '@setpoint/client/time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../competitions/choice-field.js';
import { GAME_MODES, SEXES, SharedFields, type SharedValues } from '../competitions/shared-fields.js';
import { SPORTS } from '../competitions/sport.js';
import { useSaving } from '../competitions/use-saving.js';
import { FormDialog } from '../table/form-dialog.js';
import { centsOf, NO_PRIZES, numberOf, prizesOf, prizesToSend, type Typed } from '../competitions/prizes.js';
import { CREATE_LEAGUE, EDIT_LEAGUE } from './documents.js';

interface LeagueValues extends SharedValues {
  readonly name: string;
  readonly provinceCode: string;
  readonly sport: string;
  readonly numberPlayers: string;
  readonly sex: CompetitionSex;
  readonly year: Typed;
  readonly gameMode: GameMode;
  /** In euros. */
  readonly price: Typed;
}

const newLeague = (): LeagueValues => ({
  ...{ name: '', provinceCode: '', sport: '2', numberPlayers: '2', sex: 'ALL', year: platformNow().getFullYear() + 1 },
  ...{ gameMode: 'ONE_SET_9_GAMES', price: 30, rules: '', prizes: NO_PRIZES, reason: '' },
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
  const refetchQueries = ['SupportLeagues', 'SupportLeagueById'];
  const [create] = useMutation(CREATE_LEAGUE, { refetchQueries });
  const [edit] = useMutation(EDIT_LEAGUE, { refetchQueries });
  const form = useForm<LeagueValues>({
    initialValues: league
      ? { ...newLeague(), name: league.name, rules: league.rules ?? '', prizes: prizesOf(league.prizes) }
      : newLeague(),
  });

  async function send({
    name,
    rules,
    prizes,
    reason,
    price,
    year,
    sport,
    numberPlayers,
    provinceCode,
    ...more
  }: LeagueValues) {
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

  const { submit, sending, refusal } = useSaving({
    ...{ form, fields: FIELD, refused: 'leagues.refused', send, onSaved, onClose },
    idOf: (saved) => saved.league?.id,
  });

  return (
    <FormDialog
      size="lg"
      title={t(league ? 'tournaments.edit' : 'leagues.new')}
      action={t('common:save')}
      noValidate
      isDirty={form.isDirty()}
      sending={sending}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
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
          <ChoiceField
            label={t('tournaments.sport')}
            values={SPORTS}
            textOf={(value) => t(`common:sport.${value}`)}
            {...form.getInputProps('sport')}
          />
          <ChoiceField
            label={t('tournaments.numberPlayers.label')}
            values={['1', '2']}
            textOf={(value) => t(`tournaments.numberPlayers.${value}`)}
            {...form.getInputProps('numberPlayers')}
          />
          <ChoiceField
            label={t('tournaments.sex')}
            values={SEXES}
            textOf={(value) => t(`tournaments.sexs.${value}`)}
            {...form.getInputProps('sex')}
          />
          <ChoiceField
            label={t('tournaments.gameMode')}
            values={GAME_MODES}
            textOf={(value) => t(`tournaments.gameModes.${value}`)}
            {...form.getInputProps('gameMode')}
          />
        </SimpleGrid>
      )}
      <SharedFields form={form} isChange={league !== undefined} />
    </FormDialog>
  );
}
