import { Skeleton, Stack } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageTabs } from '../../../entities/page-head/page-tabs.js';
import { AvailabilityTab } from './availability-tab.js';
import { BoardTab } from './board-tab.js';
import { ConfirmCommand, type CommandToConfirm } from './confirm-command.js';
import { DisputeSheet } from '../result/dispute-sheet.js';
import { ReportPhotoSheet } from '../photo/report-photo-sheet.js';
import { MisconductSheet } from '../report/misconduct-sheet.js';
import { FormTab } from './form-tab.js';
import { InviteSheet } from './invite-sheet.js';
import classes from './match-board.module.css';
import { MatchMenu } from './match-menu.js';
import { MatchSummary } from './match-summary.js';
import { NextStepSection } from './next-step-section.js';
import { nextStep } from './next-step.js';
import { OptionsSheet } from './options-sheet.js';
import { useAttendance } from './use-attendance.js';

const TABS = ['board', 'matches', 'chat', 'availability', 'ratings'] as const;

const OpenPollSheet = lazy(async () => ({ default: (await import('../poll/open-poll-sheet.js')).OpenPollSheet }));
const EditTeamsSheet = lazy(async () => ({ default: (await import('./edit-teams-sheet.js')).EditTeamsSheet }));
const ChatTab = lazy(() => import('./chat-tab.js'));
const RatingsTab = lazy(() => import('./ratings-tab.js'));

/** The match as one card with its next step, the teams, and what belongs to it. */
export function MatchBoard({
  match: known,
  doing,
  onDo,
  onDone,
}: {
  readonly match: MatchViewFragment;
  /** Which sheet is open, from the address. */
  readonly doing: string | null;
  onDo(what: string): void;
  onDone(): void;
}) {
  const { t } = useTranslation('match');
  const me = useMe();
  const [params, setParams] = useSearchParams();
  const [toConfirm, setToConfirm] = useState<CommandToConfirm | null>(null);
  const attendance = useAttendance(known);

  const match = attendance.expected;
  const may = (action: MatchViewFragment['myActions'][number]) => match.myActions.includes(action);
  const step = nextStep(match, me !== null);
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'board';

  return (
    <Stack gap="md" className={classes.board}>
      <MatchSummary
        match={match}
        menu={
          <MatchMenu
            match={match}
            step={step}
            onDo={onDo}
            onLeave={attendance.leave}
            onAsk={(kind) => setToConfirm({ kind })}
          />
        }
      />

      <NextStepSection
        match={match}
        step={step}
        attendance={attendance}
        onDo={onDo}
        onAsk={(kind) => setToConfirm({ kind })}
      />

      <PageTabs
        label={t('page.tabs')}
        tabs={TABS.map((value) => ({ value, label: t(`page.tab.${value}`) }))}
        open={tab}
        onOpen={(name) => setParams(name === 'board' ? {} : { tab: name }, { replace: true })}
      >
        {tab === 'board' && (
          <BoardTab
            match={match}
            onJoin={attendance.join}
            onInvite={() => onDo('invite')}
            onPropose={() => onDo('organise')}
            onExtend={() => setToConfirm({ kind: 'extend' })}
            onReportPhoto={() => onDo('report-photo')}
            onRemove={(player) => setToConfirm({ kind: 'remove', player })}
            onWithdraw={(player) => setToConfirm({ kind: 'withdraw', player })}
          />
        )}
        {tab === 'matches' && <FormTab match={match} />}
        {tab === 'chat' && (
          <Suspense fallback={<Skeleton h={420} radius="lg" />}>
            <ChatTab match={match} />
          </Suspense>
        )}
        {tab === 'availability' && <AvailabilityTab matchId={match.id} />}
        {tab === 'ratings' && (
          <Suspense fallback={<Skeleton h={180} radius="lg" />}>
            <RatingsTab match={match} />
          </Suspense>
        )}
      </PageTabs>

      <InviteSheet match={match} opened={doing === 'invite' && may('INVITE')} onClose={onDone} />
      <Suspense>
        <EditTeamsSheet match={match} opened={doing === 'teams' && may('EDIT_TEAMS')} onClose={onDone} />
      </Suspense>
      <OptionsSheet match={match} opened={doing === 'options' && may('CHANGE_OPTIONS')} onClose={onDone} />
      <Suspense>
        <OpenPollSheet match={match} opened={doing === 'poll' && match.mayOpenPoll} onClose={onDone} />
      </Suspense>
      <DisputeSheet match={match} opened={doing === 'dispute' && may('DISPUTE_RESULT')} onClose={onDone} />
      <MisconductSheet match={match} opened={doing === 'report' && match.mayReportMisconduct} onClose={onDone} />
      <ReportPhotoSheet
        match={match}
        opened={doing === 'report-photo' && match.photo?.mayReport === true}
        onClose={onDone}
      />
      <ConfirmCommand match={known} command={toConfirm} onClose={() => setToConfirm(null)} />
    </Stack>
  );
}
