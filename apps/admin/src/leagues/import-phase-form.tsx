import { useMutation } from '@apollo/client/react';
import { NumberInput, SimpleGrid } from '@mantine/core';
import { useForm } from '@mantine/form';
import { platformNow } from '@setpoint/client/time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../competitions/choice-field.js';
import { numberOf, type Typed } from '../competitions/prizes.js';
import { RECORD_TOO_LONG, useRecordFile } from '../competitions/record-file.js';
import { useSaving } from '../competitions/use-saving.js';
import { FormDialog } from '../table/form-dialog.js';
import { IMPORT_PHASE } from './documents.js';

interface ImportValues {
  readonly year: Typed;
  readonly number: string;
}

/** Adds a phase that was played elsewhere to a league's past, by its record (BYD-07). */
export function ImportPhaseForm({ leagueId, onClose }: { readonly leagueId: string; onClose(): void }) {
  const { t } = useTranslation(['admin', 'common']);
  const [requestId] = useState(() => crypto.randomUUID());
  const [importPhase] = useMutation(IMPORT_PHASE, { refetchQueries: ['SupportLeagueById'] });
  const record = useRecordFile(t('leagues.recordText'));
  const form = useForm<ImportValues>({ initialValues: { year: platformNow().getFullYear(), number: '1' } });

  async function send({ year, number }: ImportValues) {
    const text = await record.read();
    if (text === null) return { ...RECORD_TOO_LONG, league: null };
    const input = { requestId, leagueId, year: numberOf(year) ?? 0, number: Number(number), record: text };
    return (await importPhase({ variables: { input } })).data?.importLeaguePhase;
  }

  const { submit, sending, refusal } = useSaving({
    ...{ form, fields: {}, refused: 'leagues.refused', send, onSaved: () => {}, onClose },
    idOf: (saved) => saved.league?.id,
  });

  return (
    <FormDialog
      title={t('tournaments.import')}
      action={t('tournaments.import')}
      noValidate
      isDirty={form.isDirty()}
      sending={sending}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {record.field(form.errors['record'])}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberInput label={t('leagues.year')} required allowDecimal={false} {...form.getInputProps('year')} />
        <ChoiceField
          label={t('leagues.phase')}
          values={['1', '2', '3']}
          textOf={(value) => value}
          {...form.getInputProps('number')}
        />
      </SimpleGrid>
    </FormDialog>
  );
}
