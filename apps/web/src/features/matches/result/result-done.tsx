import { Button, Stack, Text, Title } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import type { Side } from '@setpoint/scoring';
import { Illustration, Page } from '@setpoint/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ShareMatch } from '../../../entities/match/share.js';
import { useWaitingResults } from '../../../entities/offline/use-waiting-results.js';
import { opponents } from '../page/match-view.js';
import { ResultScoreboard } from './result-scoreboard.js';
import type { Purpose } from './use-result-wizard.js';

const ConfirmCode = lazy(() => import('./confirm-code.js'));

/** The last step: it was sent, or waits for a network. */
export function ResultDone({
  match,
  mySide,
  purpose,
  isKept,
  title,
  onDone,
}: {
  readonly match: MatchViewFragment;
  readonly mySide: Side;
  readonly purpose: Purpose;
  /** It waits until there is a network. */
  readonly isKept: boolean;
  readonly title: string;
  onDone(): void;
}) {
  const { t } = useTranslation('match-page');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const me = useMe();
  const waiting = useWaitingResults(isKept && me ? me.id : null);
  const mine = waiting?.find(({ input }) => input.matchId === match.id);
  const waits = isKept && (waiting === null || mine !== undefined);
  // The page of the match shows what stands instead.
  // Guests have no account to confirm with.
  const isUnanswered = purpose === 'enter' && opponents(match, mySide).length === 0;
  const isRefused = mine?.refused !== undefined;
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (isRefused) leave();
  }, [isRefused]);
  return (
    <Page title={title} hideTitle width="narrow" noIndex>
      <Stack gap="lg">
        <Stack gap={4} align="center">
          <Illustration name="results" height={120} />
          <Title order={2} ta="center" tabIndex={-1} ref={heading} style={{ outline: 'none' }}>
            {waits ? t('result.kept.title') : t(`result.done.${purpose}`)}
          </Title>
          <Text c="dimmed" ta="center">
            {waits ? t('result.kept.text') : t(`result.doneText.${isUnanswered ? 'unanswered' : purpose}`)}
          </Text>
        </Stack>
        {!waits && <ResultScoreboard match={match} />}
        {purpose === 'enter' && !isUnanswered && !waits && match.result && match.state === 'AWAITING_CONFIRMATION' && (
          <Suspense>
            <ConfirmCode matchId={match.id} version={match.result.version} />
          </Suspense>
        )}
        <Stack gap="sm" align="center">
          <Button onClick={onDone}>{t('created.open')}</Button>
          {!waits && <ShareMatch match={match} />}
        </Stack>
      </Stack>
    </Page>
  );
}
