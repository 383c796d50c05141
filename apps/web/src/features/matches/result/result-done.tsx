import { Button, Stack, Text, Title } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { Illustration, Page } from '@setpoint/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ShareMatch } from '../../../entities/match/share.js';
import { ResultScoreboard } from './result-scoreboard.js';
import type { Purpose } from './use-result-wizard.js';

const ConfirmCode = lazy(() => import('./confirm-code.js'));

/** The last step: it was sent, or waits for a network. */
export function ResultDone({
  match,
  purpose,
  title,
  onDone,
}: {
  readonly match: MatchViewFragment;
  readonly purpose: Purpose;
  readonly title: string;
  onDone(): void;
}) {
  const { t } = useTranslation('match');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Page title={title} hideTitle width="narrow" noIndex>
      <Stack gap="lg">
        <Stack gap={4} align="center">
          <Illustration name="results" height={120} />
          <Title order={2} ta="center" tabIndex={-1} ref={heading} style={{ outline: 'none' }}>
            {t(`result.done.${purpose}`)}
          </Title>
          <Text c="dimmed" ta="center">
            {match.result ? t(`result.doneText.${purpose}`) : t('result.kept')}
          </Text>
        </Stack>
        {match.result && <ResultScoreboard match={match} />}
        {purpose === 'enter' && match.result && match.state === 'AWAITING_CONFIRMATION' && (
          <Suspense>
            <ConfirmCode matchId={match.id} version={match.result.version} />
          </Suspense>
        )}
        <Stack gap="sm" align="center">
          <Button onClick={onDone}>{t('created.open')}</Button>
          <ShareMatch match={match} />
        </Stack>
      </Stack>
    </Page>
  );
}
