import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { EvaluateOpponents as Evaluate } from '../page/commands.js';
import { opponents } from '../page/match-view.js';
import { StepFrame } from '../../../entities/wizard/step-frame.js';
import { EvaluationFields } from './evaluation-fields.js';
import { evaluationsToSend } from './result-draft.js';
import { ResultPage } from './result-page.js';
import { marksStep } from './result-rules.js';
import { useResultWizard, type FlowProps } from './use-result-wizard.js';

/** Marks for the opponents, once the result stands (RES-06). */
export function EvaluateOpponents({ match, mySide }: FlowProps) {
  const { t } = useTranslation(['match-page', 'common']);
  const [evaluate] = useMatchCommand(Evaluate);
  const { draft, errors, state, change, send, leave } = useResultWizard({ match, mySide }, 'evaluate', [
    marksStep({ optional: false }),
  ]);
  const sendIt = () =>
    send((values) => evaluate({ input: { matchId: match.id, evaluations: evaluationsToSend(values) } }));

  return (
    <ResultPage match={match} mySide={mySide} purpose="evaluate" state={state} onLeave={leave}>
      <StepFrame
        step={0}
        title={t('result.evaluationsTitle')}
        hint={t('evaluation.hint')}
        buttons={
          <>
            <Button variant="default" onClick={leave}>
              {t('common:back')}
            </Button>
            <Button loading={state === 'sending'} onClick={() => void sendIt()}>
              {t('result.send.evaluate')}
            </Button>
          </>
        }
      >
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
