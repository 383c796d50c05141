import { Alert, Button } from '@mantine/core';
import type { EnterResultMutation, MatchViewFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { EnterResult as Enter } from '../page/commands.js';
import { SetPhoto } from '../photo/photo-commands.js';
import { opponents } from '../page/match-view.js';
import { StepFrame } from '../../../entities/wizard/step-frame.js';
import { Steps } from '../../../entities/wizard/steps.js';
import { EvaluationFields } from './evaluation-fields.js';
import { useOfferAfterResult } from '../../../entities/offline/use-offer-after-result.js';
import { FlowPage } from '../wizard/flow-page.js';
import { OtherResult } from './other-result.js';
import { useKeptResult } from './use-kept-result.js';
import { evaluationsToSend, setsToSend, type ResultDraft } from './result-draft.js';
import { ResultPage } from './result-page.js';
import { marksStep, scoreStep } from './result-rules.js';
import { ResultScoreboard } from './result-scoreboard.js';
import { useResultVersion } from './use-result-version.js';
import { SetsStep } from './sets-step.js';
import { useResultWizard, type FlowProps } from './use-result-wizard.js';

const inputOf = ({ id, result }: MatchViewFragment, draft: ResultDraft) => ({
  matchId: id,
  resultVersion: result?.version ?? 0,
  sets: setsToSend(draft).map(({ a, b, tieBreak, superTieBreak }) => ({
    a,
    b,
    tieBreak: tieBreak ?? null,
    superTieBreak,
  })),
  outcome: draft.outcome,
  winner: draft.winner,
  comment: draft.comment.trim() || null,
  evaluations: evaluationsToSend(draft),
});

/** Entering a result: the sets, then marks for the opponents (RES-01). */
export function EnterResult({ match, mySide }: FlowProps) {
  const { t } = useTranslation(['match-page', 'common']);
  const [enter] = useMatchCommand(Enter, { silence: 'rejects' });
  const offer = useOfferAfterResult();
  const rated = opponents(match, mySide);
  const [setPhoto] = useMatchCommand(SetPhoto);
  const { draft, index, errors, state, change, next, go, send, discard, leave } = useResultWizard(
    { match, mySide },
    'enter',
    rated.length > 0 ? [scoreStep(match.resultRules), marksStep({ optional: true })] : [scoreStep(match.resultRules)],
  );
  const { changed } = useResultVersion(match);
  const { keep, forget } = useKeptResult(match);
  const sendIt = () =>
    send(async (values) => {
      const input = inputOf(match, values);
      const waits = async () => ((await keep(input, values)) ? 'kept' : null);
      if (!navigator.onLine) return waits();
      let answer;
      try {
        answer = await enter({ input });
      } catch {
        // No answer at all: what was entered is not lost at a court with half a signal.
        return waits();
      }
      if (answer?.success) {
        await forget();
        // The result stands, whatever becomes of the photo; a refusal is said.
        if (values.photo) await setPhoto({ input: { matchId: match.id, uploadId: values.photo } });
        offer();
      }
      return answer as EnterResultMutation['enterResult'] | null;
    });

  if (state === 'draft' && match.result && !match.myActions.includes('ENTER_RESULT'))
    return (
      <FlowPage title={t('result.title.enter')} onLeave={leave}>
        <OtherResult match={match} mySide={mySide} draft={draft} onLeave={leave} />
      </FlowPage>
    );
  return (
    <ResultPage match={match} mySide={mySide} purpose="enter" state={state} onLeave={leave}>
      <Steps
        labels={[
          t('result.step.sets'),
          ...(rated.length > 0 ? [t('result.step.evaluations')] : []),
          t('result.step.done'),
        ]}
        active={index}
        onGo={go}
      />
      {changed && (
        <>
          <Alert color="clay" role="alert">
            {t('result.changed')}
          </Alert>
          <ResultScoreboard match={match} />
        </>
      )}
      {index === 0 ? (
        <SetsStep
          match={match}
          draft={draft}
          errors={errors}
          onChange={change}
          onCancel={() => {
            discard();
            leave();
          }}
          forward={
            rated.length > 0 ? (
              <Button onClick={next}>{t('new.next')}</Button>
            ) : (
              <Button loading={state === 'sending'} onClick={() => void sendIt()}>
                {t('result.send.enter')}
              </Button>
            )
          }
        />
      ) : (
        <StepFrame
          step={1}
          title={t('result.evaluationsTitle')}
          hint={t('result.evaluationsHint')}
          buttons={
            <>
              <Button variant="default" onClick={() => go(0)}>
                {t('common:back')}
              </Button>
              <Button loading={state === 'sending'} onClick={() => void sendIt()}>
                {t('result.send.enter')}
              </Button>
            </>
          }
        >
          <EvaluationFields evaluations={draft.evaluations} players={rated} errors={errors} onChange={change} />
        </StepFrame>
      )}
    </ResultPage>
  );
}
