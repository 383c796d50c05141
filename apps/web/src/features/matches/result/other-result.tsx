import { Alert, Button, Text } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { formatScore, type Side } from '@setpoint/scoring';
import { Scoreboard } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { keepDraft } from '../../../entities/draft/use-draft-form.js';
import { matchPath } from '../../../entities/match/next-action.js';
import { useSides } from '../../../entities/match/use-sides.js';
import { StepFrame } from '../../../entities/wizard/step-frame.js';
import { opponents } from '../page/match-view.js';
import classes from './other-result.module.css';
import { emptyResult, isBegun, setsToSend, type ResultDraft } from './result-draft.js';
import { ResultScoreboard } from './result-scoreboard.js';
import { draftKey } from './use-result-wizard.js';

/**
 * Somebody else was faster: their result beside what is being entered here, which is kept: the dispute begins with it, and
 * so does the form if both sides have to enter theirs (RES-03, RES-04).
 */
export function OtherResult({
  match,
  mySide,
  draft,
  onLeave,
}: {
  readonly match: MatchViewFragment;
  readonly mySide: Side;
  readonly draft: ResultDraft;
  onLeave(): void;
}) {
  const { t } = useTranslation(['match-page', 'match']);
  const sides = useSides();
  const navigate = useNavigate();
  const may = (action: MatchViewFragment['myActions'][number]) => match.myActions.includes(action);
  const sets = setsToSend(draft);
  const outcome = draft.outcome === 'COMPLETED' ? null : t(`match:outcome.${draft.outcome}`);

  /** Marks that were given already go along. */
  function confirm() {
    const rated = opponents(match, mySide).map(({ id }) => id);
    keepDraft(draftKey('confirm', match.id), { ...emptyResult(match.id, rated, true), evaluations: draft.evaluations });
    void navigate(matchPath(match, 'CONFIRM_RESULT'));
  }

  function dispute() {
    const score = [formatScore(sets, mySide), outcome].filter(Boolean).join(', ');
    if (isBegun(draft)) keepDraft(draftKey('dispute', match.id), { note: t('dispute.mine', { score }) });
    void navigate(`${matchPath(match)}?do=dispute`);
  }

  return (
    <StepFrame
      step={0}
      arrived
      title={t(may('CONFIRM_RESULT') ? 'result.theirs.title' : 'result.notNow')}
      buttons={
        <>
          <Button variant="default" onClick={onLeave}>
            {t('organise.back')}
          </Button>
          {may('DISPUTE_RESULT') && (
            <Button variant="default" onClick={dispute}>
              {t('result.theirs.wrong')}
            </Button>
          )}
          {may('CONFIRM_RESULT') && <Button onClick={confirm}>{t('match:next.CONFIRM_RESULT')}</Button>}
        </>
      }
    >
      <Alert color="clay" role="alert">
        {t(may('CONFIRM_RESULT') ? 'result.theirs.text' : 'result.notNowText')}
      </Alert>
      <div className={classes.both}>
        <section aria-label={t('result.theirs.stands')}>
          <Text size="sm" fw={600} mb={4} aria-hidden>
            {t('result.theirs.stands')}
          </Text>
          <ResultScoreboard match={match} />
        </section>
        {isBegun(draft) && (
          <section aria-label={t('result.theirs.mine')}>
            <Text size="sm" fw={600} mb={4} aria-hidden>
              {t('result.theirs.mine')}
            </Text>
            <Scoreboard
              teamA={sides.playersOf(match, 'A')}
              teamB={sides.playersOf(match, 'B')}
              sets={sets}
              winner={draft.winner}
              {...(outcome && { note: outcome })}
            />
          </section>
        )}
      </div>
    </StepFrame>
  );
}
