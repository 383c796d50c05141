import { Anchor, Button, Stack } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import type { Side } from '@setpoint/scoring';
import { EmptyState, Page } from '@setpoint/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Steps } from '../wizard/steps.js';
import { EvaluationsStep } from './evaluations-step.js';
import { ResultDone } from './result-done.js';
import { SetsStep } from './sets-step.js';
import { useResultFlow, type Purpose } from './use-result-flow.js';

const ACTION = { enter: 'ENTER_RESULT', confirm: 'CONFIRM_RESULT', evaluate: 'EVALUATE' } as const;

/** Entering a result in three steps, or confirming the other side's, which opens at step 1 (RES-01). */
export function ResultFlow({
  match,
  mySide,
  purpose,
  onDone,
}: {
  readonly match: MatchViewFragment;
  readonly mySide: Side;
  readonly purpose: Purpose;
  onDone(): void;
}) {
  const { t } = useTranslation('match');
  const { draft, attempted, wrongSet, resultChanged, sending, change, toEvaluations, send, discard } = useResultFlow(
    match,
    mySide,
    purpose,
  );
  const entering = purpose === 'enter';

  const done = draft.activeStep === 2;
  useEffect(() => {
    if (done) discard();
  }, [done, discard]);

  const may = match.myActions.includes(ACTION[purpose]);
  const title = t(`result.title.${purpose}`);
  if (done) return <ResultDone match={match} purpose={purpose} title={title} onDone={onDone} />;
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

  return (
    <Page title={title} width="narrow" noIndex>
      <Stack gap="lg">
        <Anchor component="button" type="button" onClick={onDone} style={{ alignSelf: 'flex-start', minHeight: 44 }}>
          <IconArrowLeft size={16} aria-hidden style={{ verticalAlign: 'middle' }} /> {t('organise.back')}
        </Anchor>
        {entering && (
          <Steps
            labels={[t('result.step.sets'), t('result.step.evaluations'), t('result.step.done')]}
            active={draft.activeStep}
            onGo={() => change({ kind: 'back' })}
          />
        )}
        {draft.activeStep === 0 ? (
          <SetsStep
            match={match}
            draft={draft}
            attempted={attempted}
            wrongSet={wrongSet}
            onChange={change}
            onCancel={() => {
              discard();
              onDone();
            }}
            onNext={toEvaluations}
          />
        ) : (
          <EvaluationsStep
            match={match}
            mySide={mySide}
            purpose={purpose}
            draft={draft}
            attempted={attempted}
            resultChanged={resultChanged}
            sending={sending}
            onChange={change}
            onBack={() => (entering ? change({ kind: 'back' }) : onDone())}
            onSend={() => void send()}
          />
        )}
      </Stack>
    </Page>
  );
}
