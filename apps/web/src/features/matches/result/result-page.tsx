import { Button } from '@mantine/core';
import type { MatchAction, MatchViewFragment } from '@setpoint/client/documents';
import type { Side } from '@setpoint/scoring';
import { EmptyState, Page } from '@setpoint/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowPage } from '../wizard/flow-page.js';
import { ResultDone } from './result-done.js';
import type { Purpose, Sending } from './use-result-wizard.js';

const ACTION: Readonly<Record<Purpose, MatchAction>> = {
  enter: 'ENTER_RESULT',
  confirm: 'CONFIRM_RESULT',
  evaluate: 'EVALUATE',
};

/** The page of a flow around a result: its steps, what was sent, or that somebody was faster. */
export function ResultPage({
  match,
  mySide,
  purpose,
  state,
  onLeave,
  children,
}: {
  readonly match: MatchViewFragment;
  readonly mySide: Side;
  readonly purpose: Purpose;
  readonly state: Sending;
  onLeave(): void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation(['match-page', 'match-errors']);
  const title = t(`result.title.${purpose}`);
  if (state === 'sent' || state === 'kept')
    return (
      <ResultDone
        match={match}
        mySide={mySide}
        purpose={purpose}
        isKept={state === 'kept'}
        title={title}
        onDone={onLeave}
      />
    );
  if (state === 'sending' || match.myActions.includes(ACTION[purpose])) {
    return (
      <FlowPage title={title} onLeave={onLeave}>
        {children}
      </FlowPage>
    );
  }
  // Whoever entered it and scans their own code.
  const isTheirTurn = purpose === 'confirm' && match.state === 'AWAITING_CONFIRMATION';
  return (
    <Page title={title} width="narrow" noIndex>
      <EmptyState
        illustration="results"
        title={t('result.notNow')}
        text={t(isTheirTurn ? 'error.OWN_RESULT' : 'result.notNowText')}
        action={<Button onClick={onLeave}>{t('organise.back')}</Button>}
      />
    </Page>
  );
}
