import { Alert, Button, Group, Stack } from '@mantine/core';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { matchPath } from '../../entities/match/next-action.js';
import { discardResult, keepResult, type WaitingResult } from '../../entities/offline/outbox.js';
import { useWaitingResults } from '../../entities/offline/use-waiting-results.js';
import { EnteredScore } from './entered-score.js';
import { RefusedResult } from './refused-result.js';
import { useSending } from './use-sending.js';
import classes from './waiting-results.module.css';

/** Offline results waiting to be sent, and rejected ones (BYD-06). */
export default function WaitingResults({ owner }: { readonly owner: string }) {
  const waiting = useWaitingResults(owner);
  useSending(owner);
  if (!waiting?.length) return null;
  return (
    <Stack gap="sm" className={classes.list}>
      {waiting.map((one) => (
        <Waiting key={one.input.matchId} waiting={one} />
      ))}
    </Stack>
  );
}

function Waiting({ waiting }: { readonly waiting: WaitingResult }) {
  const { t } = useTranslation(['shell', 'match']);
  const { input, refused, owner } = waiting;
  const discard = () =>
    void discardResult(owner, input.matchId).then(() =>
      toast({
        text: t('shell:outbox.discarded'),
        milliseconds: 8_000,
        action: { label: t('match:undo'), run: () => void keepResult(waiting) },
      }),
    );
  const buttons = (
    <Button size="xs" variant="subtle" onClick={discard}>
      {t('shell:outbox.discard')}
    </Button>
  );
  if (refused !== undefined) return <RefusedResult waiting={waiting} code={refused} buttons={buttons} />;
  return (
    <Alert color="blue" role="status" title={t('shell:outbox.waiting')}>
      <Stack gap="xs">
        <EnteredScore waiting={waiting} />
        <Group gap="xs">
          <Button component={Link} to={matchPath({ id: input.matchId })} size="xs" variant="default">
            {t('shell:outbox.look')}
          </Button>
          {buttons}
        </Group>
      </Stack>
    </Alert>
  );
}
