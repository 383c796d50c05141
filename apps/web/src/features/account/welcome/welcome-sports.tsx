import { Alert, Button, Group, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../sports/my-sports.js';
import { SportsFields } from '../sports/sports-fields.js';
import { useSaveSports } from '../sports/use-save-sports.js';

export interface WelcomeSportsProps {
  readonly start: Choice;
  onDone(): void;
}

/** Answers are stored immediately, so that onboarding can be resumed on any device. */
export function WelcomeSports({ start, onDone }: WelcomeSportsProps) {
  const { t } = useTranslation('account');
  const [choice, setChoice] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const [finishing, setFinishing] = useState(false);
  const { saveSports } = useSaveSports();
  /** Serialised, so that the last answer wins. */
  const saved = useRef(Promise.resolve(true));

  function change(next: Choice) {
    setChoice(next);
    setError(null);
    // Without a sport there is nothing to store; the next one replaces the last.
    if (Object.keys(next).length > 0) saved.current = saved.current.then(() => saveSports(next));
  }

  async function finish() {
    if (finishing) return;
    if (Object.keys(choice).length === 0) return setError(t('account:sports.needOne'));
    setFinishing(true);
    const done = (await saved.current) || (await saveSports(choice));
    setFinishing(false);
    if (done) onDone();
    else setError(t('account:notSaved'));
  }

  return (
    <Stack>
      <SportsFields choice={choice} onChange={change} />
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="subtle" onClick={onDone}>
          {t('account:welcome.later')}
        </Button>
        <Button loading={finishing} onClick={() => void finish()}>
          {t('account:welcome.start')}
        </Button>
      </Group>
    </Stack>
  );
}
