import { Alert, Anchor, Button, SegmentedControl, Stack, Text, Textarea, Title } from '@mantine/core';
import type { EnterResultMutation, MatchViewFragment } from '@setpoint/client/documents';
import type { ResultOutcome, Side } from '@setpoint/scoring';
import { EmptyState, Illustration, Page, Scoreboard } from '@setpoint/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredDraft } from '../../../entities/draft/use-stored-draft.js';
import { Choice } from '../../../entities/filters/choices.js';
import { accepted, teamName } from '../../../entities/match/match-names.js';
import { ShareMatch } from '../../../entities/match/share.js';
import { ConfirmResult, EnterResult, EvaluateOpponents } from '../page/commands.js';
import { opponents } from '../page/match-view.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { StepFrame } from '../wizard/step-frame.js';
import { Steps } from '../wizard/steps.js';
import { EvaluationFields } from './evaluation-fields.js';
import {
  changedResult,
  emptyResult,
  evaluationsToSend,
  findDraftError,
  findErrorWhileTyping,
  LONGEST_COMMENT,
  namesWinner,
  setsToSend,
  evaluationProgress,
  type ResultChange,
  type ResultDraft,
} from './result-draft.js';
import { ScorePad } from './score-pad.js';
import { useResultVersion } from './use-result-version.js';

type Purpose = 'enter' | 'confirm' | 'evaluate';
const ACTION = { enter: 'ENTER_RESULT', confirm: 'CONFIRM_RESULT', evaluate: 'EVALUATE' } as const;
const OUTCOMES: readonly ResultOutcome[] = ['COMPLETED', 'TIME_EXPIRED', 'RETIRED', 'WALKOVER'];

/** Entering a result in three steps, or confirming the other side's, which opens at step 1 (RES-01). */
export function ResultFlow({
  match,
  mySide,
  purpose,
  onDone,
}: {
  readonly match: MatchViewFragment;
  readonly mySide: Side;
  /** Entering, confirming the other side's, or only evaluating afterwards. */
  readonly purpose: Purpose;
  onDone(): void;
}) {
  const { t } = useTranslation(['match', 'common']);
  const confirming = purpose !== 'enter';
  const others = opponents(match, mySide);
  const mode = match.gameMode;
  const rules = { mode, drawAllowed: match.isFriendly };
  const isDraft = (value: unknown): value is ResultDraft =>
    typeof value === 'object' &&
    value !== null &&
    'idMatch' in value &&
    value.idMatch === match.id &&
    'confirmResults' in value &&
    value.confirmResults === confirming &&
    'activeStep' in value &&
    value.activeStep !== 2;
  const { draft, set, discard } = useStoredDraft<ResultDraft>(
    `setpoint.draft.${purpose === 'enter' ? 'result' : purpose}.${match.id}`,
    isDraft,
    () =>
      emptyResult(
        match.id,
        others.map((player) => player.id),
        confirming,
      ),
  );
  const [attempted, setAttempted] = useState(false);
  const [refusedSet, setRefusedSet] = useState<{ index: number; code: string } | null>(null);
  const [sending, setSending] = useState(false);
  const { version, changed } = useResultVersion(match);
  const [enter] = useMatchCommand(EnterResult);
  const [confirm] = useMatchCommand(ConfirmResult);
  const [evaluate] = useMatchCommand(EvaluateOpponents);

  const change = (change: ResultChange) => {
    setRefusedSet(null);
    set((current) => changedResult(current, mode, change));
  };
  const error = attempted ? findDraftError(draft, rules) : findErrorWhileTyping(draft, rules);
  const commentTooLong = [...draft.comment].length > LONGEST_COMMENT;
  const halfDone = draft.evaluations.some((evaluation) => evaluationProgress(evaluation) === 'partial');
  const names = { A: teamName(match.teamA), B: teamName(match.teamB) };

  function toEvaluations() {
    setAttempted(true);
    if (findDraftError(draft, rules) || commentTooLong) return;
    setAttempted(false);
    change({ kind: 'next' });
  }

  async function send() {
    setAttempted(true);
    if (halfDone || sending || (purpose === 'evaluate' && evaluationsToSend(draft).length === 0)) return;
    setSending(true);
    const evaluations = evaluationsToSend(draft);
    if (confirming) {
      const input = { matchId: match.id, evaluations };
      const payload =
        purpose === 'confirm'
          ? await confirm({ input: { ...input, resultVersion: version } })
          : await evaluate({ input });
      if (payload?.success) change({ kind: 'next' });
      else setSending(false);
      return;
    }
    const payload = (await enter({
      input: {
        matchId: match.id,
        sets: setsToSend(draft).map(({ a, b, tieBreak, superTieBreak }) => ({
          a,
          b,
          tieBreak: tieBreak ?? null,
          superTieBreak,
        })),
        outcome: draft.outcome,
        winner: draft.winner,
        comment: draft.comment.trim() || null,
        evaluations,
      },
    })) as EnterResultMutation['enterResult'] | null;
    if (payload?.success) {
      change({ kind: 'next' });
      return;
    }
    setSending(false);
    if (payload && payload.setIndex !== null && payload.errorCode) {
      set({ ...draft, activeStep: 0 });
      setRefusedSet({ index: payload.setIndex, code: payload.errorCode });
    }
  }

  const done = draft.activeStep === 2;
  useEffect(() => {
    if (done) discard();
  }, [done, discard]);

  const may = match.myActions.includes(ACTION[purpose]);
  const title = t(`result.title.${purpose}`);
  if (done) return <Done match={match} purpose={purpose} title={title} onDone={onDone} />;
  if (!may && !sending) {
    return (
      <Page title={title} width="narrow" noIndex>
        <EmptyState
          illustration="results"
          title={t('result.notNow')}
          text={t('result.notNowText')}
          action={<Button onClick={onDone}>{t('organise.back')}</Button>}
        />
      </Page>
    );
  }

  const scoreError = refusedSet ?? (error ? { index: error.setIndex, code: error.code } : null);
  const shownError = scoreError && scoreError.code !== 'WINNER_REQUIRED' ? scoreError : null;
  return (
    <Page title={title} width="narrow" noIndex>
      <Stack gap="lg">
        <Anchor component="button" type="button" onClick={onDone} style={{ alignSelf: 'flex-start', minHeight: 44 }}>
          <IconArrowLeft size={16} aria-hidden style={{ verticalAlign: 'middle' }} /> {t('organise.back')}
        </Anchor>
        {!confirming && (
          <Steps
            labels={[t('result.step.sets'), t('result.step.evaluations'), t('result.step.done')]}
            active={draft.activeStep}
            onGo={() => change({ kind: 'back' })}
          />
        )}
        {draft.activeStep === 0 ? (
          <StepFrame
            step={0}
            title={t('result.setsTitle')}
            hint={t(`result.mode.${mode}`)}
            buttons={
              <>
                <Button
                  variant="default"
                  onClick={() => {
                    discard();
                    onDone();
                  }}
                >
                  {t('common:cancel')}
                </Button>
                <Button onClick={toEvaluations}>{t('new.next')}</Button>
              </>
            }
          >
            {draft.outcome !== 'WALKOVER' && (
              <ScorePad
                mode={mode}
                sets={draft.sets}
                teams={{ A: accepted(match.teamA), B: accepted(match.teamB) }}
                invalidSet={shownError?.index ?? null}
                error={shownError ? t(`error.${shownError.code}`) : null}
                onScore={(at, cell, value) => change({ kind: 'score', set: at, cell, value })}
                onSuperTieBreak={(at, on) => change({ kind: 'super-tie-break', set: at, on })}
              />
            )}
            <Choice
              label={t('result.outcome')}
              options={OUTCOMES.map((outcome) => ({ value: outcome, label: t(`result.outcomeChoice.${outcome}`) }))}
              value={draft.outcome}
              onChange={(outcome) => change({ kind: 'outcome', outcome })}
            />
            {namesWinner(draft.outcome) && (
              <div>
                <Text fw={500} size="sm" mb={6}>
                  {t('result.whoWon')}
                </Text>
                <SegmentedControl
                  fullWidth
                  aria-label={t('result.whoWon')}
                  value={draft.winner ?? ''}
                  onChange={(winner) => change({ kind: 'winner', winner: winner as Side })}
                  data={(['A', 'B'] as const).map((side) => ({ value: side, label: names[side] }))}
                />
                {attempted && !draft.winner && (
                  <Text size="sm" c="var(--mantine-color-error)" role="alert" mt={6}>
                    {t('error.WINNER_REQUIRED')}
                  </Text>
                )}
              </div>
            )}
            <div>
              <Textarea
                label={t('result.comment')}
                autosize
                minRows={2}
                value={draft.comment}
                error={commentTooLong ? t('fieldError.TOO_LONG') : null}
                onChange={(event) => change({ kind: 'comment', comment: event.currentTarget.value })}
              />
              <Text size="xs" c="dimmed" ta="end" mt={4}>
                {[...draft.comment].length} / {LONGEST_COMMENT}
              </Text>
            </div>
          </StepFrame>
        ) : (
          <StepFrame
            step={1}
            title={t(purpose === 'confirm' ? 'result.wasIt' : 'result.evaluationsTitle')}
            hint={t(purpose === 'confirm' ? 'result.wasItHint' : 'result.evaluationsHint')}
            buttons={
              <>
                <Button variant="default" onClick={() => (confirming ? onDone() : change({ kind: 'back' }))}>
                  {t('common:back')}
                </Button>
                <Button loading={sending} onClick={() => void send()}>
                  {t(`result.send.${purpose}`)}
                </Button>
              </>
            }
          >
            {purpose === 'confirm' && changed && (
              <Alert color="clay" role="alert">
                {t('result.changed')}
              </Alert>
            )}
            {purpose === 'confirm' && match.result && (
              <Scoreboard
                teamA={accepted(match.teamA)}
                teamB={accepted(match.teamB)}
                sets={match.result.sets}
                winner={match.result.winner}
                {...(match.result.outcome !== 'COMPLETED' && { note: t(`outcome.${match.result.outcome}`) })}
              />
            )}
            {attempted && halfDone && (
              <Alert color="red" role="alert">
                {t('error.EVALUATION_INCOMPLETE')}
              </Alert>
            )}
            {attempted && purpose === 'evaluate' && evaluationsToSend(draft).length === 0 && !halfDone && (
              <Alert color="red" role="alert">
                {t('evaluation.nothing')}
              </Alert>
            )}
            <EvaluationFields
              evaluations={draft.evaluations}
              players={others}
              onGive={(idUser, criterion, value) => change({ kind: 'evaluate', idUser, criterion, value })}
              onClear={(idUser) => change({ kind: 'clear-evaluation', idUser })}
            />
          </StepFrame>
        )}
      </Stack>
    </Page>
  );
}

function Done({
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
            {t(`result.doneText.${purpose}`)}
          </Text>
        </Stack>
        {match.result && (
          <Scoreboard
            teamA={accepted(match.teamA)}
            teamB={accepted(match.teamB)}
            sets={match.result.sets}
            winner={match.result.winner}
            {...(match.result.outcome !== 'COMPLETED' && { note: t(`outcome.${match.result.outcome}`) })}
          />
        )}
        <Stack gap="sm" align="center">
          <Button onClick={onDone}>{t('created.open')}</Button>
          <ShareMatch match={match} />
        </Stack>
      </Stack>
    </Page>
  );
}
