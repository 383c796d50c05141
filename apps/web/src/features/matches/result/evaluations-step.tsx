import { Alert, Button } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import type { Side } from '@setpoint/scoring';
import { useTranslation } from 'react-i18next';
import { opponents } from '../page/match-view.js';
import { StepFrame } from '../wizard/step-frame.js';
import { EvaluationFields } from './evaluation-fields.js';
import { evaluationsToSend, hasHalfDone, type ResultChange, type ResultDraft } from './result-draft.js';
import { ResultScoreboard } from './result-scoreboard.js';
import type { Purpose } from './use-result-flow.js';

/** Step 2: the opponents; for who confirms also the result that they agree to. */
export function EvaluationsStep({
  match,
  mySide,
  purpose,
  draft,
  attempted,
  resultChanged,
  sending,
  onChange,
  onBack,
  onSend,
}: {
  readonly match: MatchViewFragment;
  readonly mySide: Side;
  readonly purpose: Purpose;
  readonly draft: ResultDraft;
  /** Whether it was tried to send it: then what is missing is said, too. */
  readonly attempted: boolean;
  /** Whether the other side entered another result meanwhile. */
  readonly resultChanged: boolean;
  readonly sending: boolean;
  onChange(change: ResultChange): void;
  onBack(): void;
  onSend(): void;
}) {
  const { t } = useTranslation(['match', 'common']);
  const halfDone = hasHalfDone(draft);
  const nothingGiven = evaluationsToSend(draft).length === 0;
  return (
    <StepFrame
      step={1}
      title={t(purpose === 'confirm' ? 'result.wasIt' : 'result.evaluationsTitle')}
      hint={t(purpose === 'confirm' ? 'result.wasItHint' : 'result.evaluationsHint')}
      buttons={
        <>
          <Button variant="default" onClick={onBack}>
            {t('common:back')}
          </Button>
          <Button loading={sending} onClick={onSend}>
            {t(`result.send.${purpose}`)}
          </Button>
        </>
      }
    >
      {purpose === 'confirm' && resultChanged && (
        <Alert color="clay" role="alert">
          {t('result.changed')}
        </Alert>
      )}
      {purpose === 'confirm' && <ResultScoreboard match={match} />}
      {attempted && halfDone && (
        <Alert color="red" role="alert">
          {t('error.EVALUATION_INCOMPLETE')}
        </Alert>
      )}
      {attempted && purpose === 'evaluate' && nothingGiven && !halfDone && (
        <Alert color="red" role="alert">
          {t('evaluation.nothing')}
        </Alert>
      )}
      <EvaluationFields
        evaluations={draft.evaluations}
        players={opponents(match, mySide)}
        onGive={(idUser, criterion, value) => onChange({ kind: 'evaluate', idUser, criterion, value })}
        onClear={(idUser) => onChange({ kind: 'clear-evaluation', idUser })}
      />
    </StepFrame>
  );
}
