import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { toast } from '@setpoint/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFollow } from '../../../entities/player/use-follow.js';
import { PlayerPicker } from '../picker/player-picker.js';
import { placesFor, roomFor, type DraftChange, type DraftPlayer, type MatchDraft } from './draft.js';
import classes from './invitations-step.module.css';
import { GuestOfDraft } from './guest-of-draft.js';
import { TeamOfDraft } from './team-of-draft.js';

const TIME_TO_UNDO_MS = 5000;

/** Step 3: who is asked to play, on which side. Whoever is not followed yet is followed in the same step (MAT-03). */
export function InvitationsStep({
  draft,
  me,
  error,
  onChange,
}: {
  readonly draft: MatchDraft;
  readonly me: DraftPlayer;
  readonly error: string | undefined;
  onChange(change: DraftChange): void;
}) {
  const { t } = useTranslation(['match-page', 'match']);
  const follow = useFollow();
  const [following, setFollowing] = useState<string | null>(null);
  const hideUndo = useRef<() => void>(() => {});
  // What could be undone is behind who goes on.
  useEffect(() => () => hideUndo.current(), []);
  const invited = [...draft.inviteTeamA, ...draft.inviteTeamB];
  const strangers = invited.filter((player) => !player.isFollowedByMe);
  const label = (side: 'A' | 'B') =>
    t(side === 'A' ? 'new.withMe' : draft.numPlayer === 2 ? 'new.against' : 'new.invite');
  const room = (side: 'A' | 'B') => roomFor(side, draft) > 0;

  /** Whether the player is followed now. */
  async function followFirst(player: DraftPlayer, followersCount: number): Promise<boolean> {
    setFollowing(player.id);
    const done = await follow({ id: player.id, followersCount }, true);
    setFollowing(null);
    if (!done) return false;
    hideUndo.current = toast({
      tone: 'success',
      text: t('pick.followedToo', { name: player.displayName }),
      milliseconds: TIME_TO_UNDO_MS,
      action: {
        label: t('match:undo'),
        run: () => {
          onChange({ kind: 'uninvite', playerId: player.id });
          void follow({ id: player.id, followersCount: followersCount + 1 }, false);
        },
      },
    });
    return true;
  }

  async function invite(side: 'A' | 'B', player: DraftPlayer, followersCount: number) {
    if (player.isFollowedByMe || (await followFirst(player, followersCount)))
      onChange({ kind: 'invite', side, player: { ...player, isFollowedByMe: true } });
  }

  return (
    <Stack gap="lg">
      <div className={classes.teams}>
        {(['A', 'B'] as const).map((side) => (
          <TeamOfDraft
            key={side}
            side={side}
            draft={draft}
            me={me}
            onUninvite={(playerId) => onChange({ kind: 'uninvite', playerId })}
            onUninviteGuest={(address) => onChange({ kind: 'uninvite-guest', address })}
          />
        ))}
      </div>
      {strangers.map((player) => (
        <Alert key={player.id} color="clay" title={t('new.followFirst', { name: player.displayName })}>
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{t('new.followFirstText')}</Text>
            <Button
              size="sm"
              loading={following === player.id}
              onClick={() =>
                void followFirst(player, 0).then(
                  (done) => done && onChange({ kind: 'followed', playerId: player.id, followed: true }),
                )
              }
            >
              {t('new.followAndInvite')}
            </Button>
          </Stack>
        </Alert>
      ))}
      <GuestOfDraft draft={draft} onInvite={(guest) => onChange({ kind: 'invite-guest', guest })} />
      <PlayerPicker
        sport={draft.sport}
        numberPlayers={draft.numPlayer}
        me={me.id}
        taken={new Set(invited.map((player) => player.id))}
        takenLabel={t('new.invited')}
        error={error}
        action={(player) => {
          const invitee: DraftPlayer = {
            id: player.id,
            displayName: player.displayName,
            avatarThumbnail: player.profiles?.avatarThumbnail ?? null,
            isFollowedByMe: player.isFollowedByMe ?? false,
          };
          const sides = placesFor('A', draft.numPlayer) > 0 ? (['A', 'B'] as const) : (['B'] as const);
          return (
            <Group gap={6} wrap="nowrap">
              {sides.map((side) => (
                <Button
                  key={side}
                  size="sm"
                  variant="light"
                  disabled={!room(side) || following === player.id}
                  aria-label={`${label(side)}: ${t(side === 'A' ? 'new.inviteToMine' : 'new.inviteToOther', { name: player.displayName })}`}
                  onClick={() => void invite(side, invitee, player.followersCount ?? 0)}
                >
                  {label(side)}
                </Button>
              ))}
            </Group>
          );
        }}
      />
    </Stack>
  );
}
