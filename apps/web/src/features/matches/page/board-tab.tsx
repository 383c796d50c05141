import { Skeleton, Stack, Text } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import type { Side } from '@setpoint/scoring';
import { PlayerAvatar } from '@setpoint/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ShareMatch } from '../../../entities/match/share.js';
import { AudiencePanel } from '../audience/audience-panel.js';
import { PhotoPanel } from '../photo/photo-panel.js';
import { CourtPanel } from './court-panel.js';
import classes from './match-board.module.css';
import { canBePreviewed, hasRoom } from './match-view.js';
import { PollPanel } from '../poll/poll-panel.js';
import { ProposalPanel } from '../proposal/proposal-panel.js';
import { ProposedTimesPanel } from '../proposed/proposed-times-panel.js';
import { ResultPanel } from './result-panel.js';
import { TeamSeats } from './team-seats.js';

const MatchPreview = lazy(() => import('./match-preview.js'));

/** The teams, the result if there is one, the organiser's message, the court, and what is at stake. */
export function BoardTab({
  match,
  onJoin,
  onInvite,
  onExtend,
  onPropose,
  onReportPhoto,
  onRemove,
  onWithdraw,
}: {
  readonly match: MatchViewFragment;
  onJoin(side: Side): void;
  onInvite(): void;
  onExtend(): void;
  onPropose(): void;
  onReportPhoto(): void;
  onRemove(player: { id: string; displayName: string }): void;
  onWithdraw(guest: { id: string; displayName: string }): void;
}) {
  const { t } = useTranslation('match-page');
  const me = useMe();
  const may = (action: MatchViewFragment['myActions'][number]) => match.myActions.includes(action);
  return (
    <Stack gap="md">
      {match.result && <ResultPanel match={match} />}
      {match.proposal && <ProposalPanel match={match} proposal={match.proposal} onPropose={onPropose} />}
      {match.poll && match.poll.state !== 'ENDED' && <PollPanel match={match} poll={match.poll} />}
      {match.proposedTimes && match.proposal?.state !== 'OPEN' && (
        <ProposedTimesPanel match={match} proposed={match.proposedTimes} onExtend={onExtend} />
      )}
      <PhotoPanel match={match} onReport={onReportPhoto} />
      <div className={classes.teams}>
        {(['A', 'B'] as const).map((side) => (
          <TeamSeats
            key={side}
            match={match}
            side={side}
            me={me?.id ?? null}
            canRemove={may('REMOVE_PLAYER')}
            onJoin={may('JOIN') && match.numberPlayers === 2 && hasRoom(match, side) ? () => onJoin(side) : undefined}
            onInvite={may('INVITE') ? onInvite : undefined}
            onRemove={onRemove}
            onWithdraw={may('WITHDRAW_INVITATION') ? onWithdraw : undefined}
          />
        ))}
      </div>
      {match.guests.length > 0 && !match.isFriendly && (
        <Text size="sm" c="dimmed">
          {t('guest.friendly')}
        </Text>
      )}
      {match.waitingList.count > 0 && (
        <Text size="sm" c="dimmed">
          {t('waitingList.count', { count: match.waitingList.count })}
        </Text>
      )}
      {match.message && (
        <blockquote className={classes.message}>
          <PlayerAvatar player={match.organiser} size={36} />
          <div>
            <Text size="sm" fw={600}>
              {match.organiser.displayName}
            </Text>
            <Text>{match.message}</Text>
          </div>
        </blockquote>
      )}
      <AudiencePanel match={match} />
      <ShareMatch match={match} />
      {match.court && <CourtPanel court={match.court} />}
      {me && canBePreviewed(match) && (
        <Suspense fallback={<Skeleton h={220} radius="lg" />}>
          <MatchPreview matchId={match.id} isPair={match.numberPlayers === 2} />
        </Suspense>
      )}
    </Stack>
  );
}
