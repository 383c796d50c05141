import { useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { Scoreboard } from '@setpoint/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { keepDraft } from '../../entities/draft/use-draft-form.js';
import { shownInstant } from '../../entities/match/match-time.js';
import { matchPath } from '../../entities/match/next-action.js';
import { isAgreed } from '../../entities/match/state-badge.js';
import { useSides } from '../../entities/match/use-sides.js';
import { discardResult, type WaitingResult } from '../../entities/offline/outbox.js';
import { EnteredScore } from './entered-score.js';
import classes from './waiting-results.module.css';

const ResultThatStands = graphql(`
  query ResultThatStands($id: ID!) {
    match(id: $id) {
      ...MatchCard
      result {
        version
        enteredAt
        enteredBy {
          ...MatchPlayer
        }
      }
    }
  }
`);

/** A rejected offline result: what was entered, the current state, and the options (BYD-06). */
export function RefusedResult({
  waiting,
  code,
  buttons,
}: {
  readonly waiting: WaitingResult;
  readonly code: string;
  readonly buttons: ReactNode;
}) {
  const { t } = useTranslation(['shell', 'match', 'match-errors', 'match-page']);
  const navigate = useNavigate();
  const sides = useSides();
  const { input, owner, draft } = waiting;
  const { data } = useQuery(ResultThatStands, { variables: { id: input.matchId }, fetchPolicy: 'cache-and-network' });
  const match = data?.match;
  const result = match?.result;

  /** The form opens as it was left; without room for that, the result stays here. */
  async function enterAgain() {
    if (!keepDraft(draft.key, draft.values)) return;
    await discardResult(owner, input.matchId);
    await navigate(matchPath({ id: input.matchId }, 'ENTER_RESULT'));
  }

  return (
    <Alert
      color="clay"
      variant="outline"
      classNames={{ root: classes.refused, title: classes.refusedTitle }}
      role="alert"
      title={t('shell:outbox.refused')}
    >
      <Stack gap="xs">
        <Text size="sm">{t([`match-errors:error.${code}`, 'shell:outbox.unknown'])}</Text>
        <div className={classes.both}>
          <section aria-label={t('shell:outbox.yours')}>
            <Text size="sm" fw={600} mb={4} aria-hidden>
              {t('shell:outbox.yours')}
            </Text>
            <EnteredScore waiting={waiting} />
          </section>
          {match && result && (
            <section aria-label={t('shell:outbox.stands')}>
              <Text size="sm" fw={600} mb={4} aria-hidden>
                {t('shell:outbox.stands')}
              </Text>
              <Scoreboard
                size="sm"
                teamA={sides.playersOf(match, 'A')}
                teamB={sides.playersOf(match, 'B')}
                sets={result.sets}
                winner={isAgreed(match) ? result.winner : null}
                note={t('match-page:result.enteredBy', {
                  name: result.enteredBy.displayName,
                  when: shownInstant(result.enteredAt, match.timeZone),
                })}
              />
            </section>
          )}
        </div>
        <Group gap="xs">
          {match?.myActions.includes('CONFIRM_RESULT') && (
            <Button component={Link} to={matchPath(match, 'CONFIRM_RESULT')} size="xs">
              {t('match:next.CONFIRM_RESULT')}
            </Button>
          )}
          {match?.myActions.includes('ENTER_RESULT') && (
            <Button size="xs" onClick={() => void enterAgain()}>
              {t('shell:outbox.again')}
            </Button>
          )}
          <Button component={Link} to={matchPath({ id: input.matchId })} size="xs" variant="default">
            {t('shell:outbox.look')}
          </Button>
          {buttons}
        </Group>
      </Stack>
    </Alert>
  );
}
