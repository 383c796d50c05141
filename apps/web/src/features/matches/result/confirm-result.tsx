import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { forgetDraft } from '../../../entities/draft/use-draft-form.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { useOfferAfterResult } from '../../../entities/offline/use-offer-after-result.js';
import { ConfirmResult as Confirm } from '../page/commands.js';
import { opponents } from '../page/match-view.js';
import { StepFrame } from '../../../entities/wizard/step-frame.js';
import { EvaluationFields } from './evaluation-fields.js';
import { evaluationsToSend } from './result-draft.js';
import { ResultPage } from './result-page.js';
import { marksStep } from './result-rules.js';
import { ResultScoreboard } from './result-scoreboard.js';
import { useResultVersion } from './use-result-version.js';
import { draftKey, useResultWizard, type FlowProps } from './use-result-wizard.js';

/** Confirming the result that the other side entered, with marks for them if one likes (RES-03). */
export function ConfirmResult({ match, mySide }: FlowProps) {
  const { t } = useTranslation(['match-page', 'common']);
  const [confirm] = useMatchCommand(Confirm);
  const offer = useOfferAfterResult();
  const { version, changed } = useResultVersion(match);
  const { draft, errors, state, change, send, leave } = useResultWizard({ match, mySide }, 'confirm', [
    marksStep({ optional: true }),
  ]);
  const sendIt = () =>
    send(async (values) => {
      const evaluations = evaluationsToSend(values);
      const answer = await confirm({ input: { matchId: match.id, evaluations, resultVersion: version } });
      if (answer?.success) {
        // What was being entered when this result came.
        forgetDraft(draftKey('enter', match.id));
        offer();
      }
      return answer;
    });

  return (
    <ResultPage match={match} mySide={mySide} purpose="confirm" state={state} onLeave={leave}>
      <StepFrame
        step={0}
        title={t('result.wasIt')}
        hint={t('result.wasItHint')}
        buttons={
          <>
            <Button variant="default" onClick={leave}>
              {t('common:back')}
            </Button>
            <Button loading={state === 'sending'} onClick={() => void sendIt()}>
              {t('result.send.confirm')}
            </Button>
          </>
        }
      >
        {changed && (
          <Alert color="clay" role="alert">
            {t('result.changed')}
          </Alert>
        )}
        <ResultScoreboard match={match} />
        <EvaluationFields
          evaluations={draft.evaluations}
          players={opponents(match, mySide)}
          errors={errors}
          onChange={change}
        />
      </StepFrame>
    </ResultPage>
  );
}
