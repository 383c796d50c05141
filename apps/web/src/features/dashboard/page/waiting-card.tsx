import { Button } from '@mantine/core';
import type { WaitingFragment } from '@setpoint/client/documents';
import { Scoreboard } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { matchPath } from '../../../entities/match/next-action.js';
import { useSides } from '../../../entities/match/use-sides.js';
import { TopCard } from './top-card.js';
import { TopMatch } from './top-match.js';
import type { Answers } from './use-answers.js';
import { WaitingNote } from './waiting-note.js';
import { useWaitingTexts, waitingPath } from './waiting-texts.js';
import classes from './top-card.module.css';

/** The most urgent of what waits for me, to be answered here. */
export function WaitingCard({
  item,
  me,
  answers,
}: {
  readonly item: WaitingFragment;
  readonly me: string;
  readonly answers: Answers;
}) {
  const { t } = useTranslation('dashboard');
  const sides = useSides();
  const { kind, match } = item;
  const texts = useWaitingTexts(item, me);
  const { result } = match;
  return (
    <TopCard
      title={texts.title}
      note={<WaitingNote item={item} />}
      actions={
        kind === 'INVITATION' ? (
          <>
            <Button variant="white" loading={answers.accepted.has(match.id)} onClick={() => answers.accept(match.id)}>
              {t('waiting.accept')}
            </Button>
            <Button variant="outline" className={classes.outline} onClick={() => answers.decline(match.id)}>
              {t('waiting.decline')}
            </Button>
          </>
        ) : kind === 'CONFIRM_RESULT' && result ? (
          <>
            <Button variant="white" onClick={() => answers.confirm(match.id, result.version)}>
              {t('waiting.confirm')}
            </Button>
            <Button component={Link} to={matchPath(match)} variant="outline" className={classes.outline}>
              {t('waiting.doubt')}
            </Button>
          </>
        ) : (
          <Button component={Link} to={waitingPath(item)} variant="white">
            {texts.action}
          </Button>
        )
      }
    >
      {/* The board names those who played. */}
      <TopMatch match={match} me={kind === 'CONFIRM_RESULT' ? null : me} />
      {kind === 'CONFIRM_RESULT' && result && (
        <Scoreboard
          size="sm"
          teamA={sides.playersOf(match, 'A')}
          teamB={sides.playersOf(match, 'B')}
          sets={result.sets}
          winner={result.winner}
          {...(result.outcome !== 'COMPLETED' && { note: t(`match:outcome.${result.outcome}`) })}
        />
      )}
    </TopCard>
  );
}
