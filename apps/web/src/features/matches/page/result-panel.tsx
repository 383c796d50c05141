import { Stack, Text } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { shownInstant } from '../../../entities/match/match-time.js';
import { ResultScoreboard } from '../result/result-scoreboard.js';

/** The result as it stands: score, who entered or confirmed it, comment and dispute. */
export function ResultPanel({ match }: { readonly match: MatchViewFragment }) {
  const { t } = useTranslation('match-page');
  const { result } = match;
  if (!result) return null;
  const status = result.confirmedAt
    ? t(result.confirmedByItself ? 'result.confirmedByItself' : 'result.confirmed', {
        when: shownInstant(result.confirmedAt, match.timeZone),
      })
    : t('result.enteredBy', {
        name: result.enteredBy.displayName,
        when: shownInstant(result.enteredAt, match.timeZone),
      });
  return (
    <Stack gap="xs">
      <ResultScoreboard match={match} />
      <Text size="sm" c="dimmed">
        {status}
      </Text>
      {result.comment && <Text>“{result.comment}”</Text>}
      {result.disputes > 0 && !result.confirmedAt && (
        <Text size="sm" c="var(--sp-warm)">
          {t('result.disputed', { count: result.disputes })}
          {result.disputeNote && ` “${result.disputeNote}”`}
        </Text>
      )}
    </Stack>
  );
}
