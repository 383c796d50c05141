import { Alert, Button, Stack } from '@mantine/core';
import type { SportId } from '@setpoint/kernel';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from './my-sports.js';
import { SportsFields } from './sports-fields.js';
import classes from './sports-form.module.css';
import { useSaveSports } from './use-save-sports.js';

/** Sports and levels with a button that saves them. */
export function SportsForm({ start, played }: { readonly start: Choice; readonly played: readonly SportId[] }) {
  const { t } = useTranslation(['account', 'common']);
  const [choice, setChoice] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const { saveSports, saving } = useSaveSports();

  async function submit() {
    if (saving) return;
    if (Object.keys(choice).length === 0) return setError(t('account:sports.needOne'));
    setError(null);
    if (await saveSports(choice)) toast({ text: t('account:saved'), tone: 'success' });
    else setError(t('account:notSaved'));
  }

  return (
    <Stack>
      <SportsFields choice={choice} onChange={setChoice} played={played} />
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      <Button loading={saving} onClick={() => void submit()} className={classes.submit}>
        {t('common:save')}
      </Button>
    </Stack>
  );
}
