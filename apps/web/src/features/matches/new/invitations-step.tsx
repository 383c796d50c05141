import { ActionIcon, Alert, Button, Group, Stack, Text } from '@mantine/core';
import { PlayerAvatar } from '@setpoint/ui';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FollowButton } from '../../../entities/player/follow-button.js';
import { PlayerPicker } from '../picker/player-picker.js';
import { placesFor, type DraftPlayer, type MatchDraft } from './draft.js';
import classes from './invitations-step.module.css';

/** Step 3: who is asked to play, on which side. */
export function InvitationsStep({
  draft,
  me,
  error,
  onInvite,
  onUninvite,
  onFollowed,
}: {
  readonly draft: MatchDraft;
  readonly me: DraftPlayer;
  readonly error?: string | undefined;
  onInvite(side: 'A' | 'B', player: DraftPlayer): void;
  onUninvite(playerId: string): void;
  onFollowed(playerId: string, followed: boolean): void;
}) {
  const { t } = useTranslation('match');
  const teams = { A: [me, ...draft.inviteTeamA], B: draft.inviteTeamB };
  const room = (side: 'A' | 'B') =>
    (side === 'A' ? draft.inviteTeamA : draft.inviteTeamB).length < placesFor(side, draft.numPlayer);
  const strangers = [...draft.inviteTeamA, ...draft.inviteTeamB].filter((player) => !player.isFollowedByMe);
  return (
    <Stack gap="lg">
      <div className={classes.teams}>
        {(['A', 'B'] as const).map((side) => (
          <section key={side} aria-label={t('team', { side })} className={classes.team}>
            <Text fw={600} size="sm">
              {t(side === 'A' ? 'new.mySide' : 'new.otherSide')}
            </Text>
            <ul className={classes.seats}>
              {Array.from({ length: draft.numPlayer ?? 1 }, (_, index) => {
                const player = teams[side][index];
                return (
                  <li key={player?.id ?? `free-${index}`} className={classes.seat}>
                    {player ? (
                      <>
                        <PlayerAvatar
                          player={{ ...player, profiles: { avatarThumbnail: player.avatarThumbnail } }}
                          size={32}
                        />
                        <Text size="sm" fw={500} className={classes.name}>
                          {player.id === me.id ? t('new.you') : player.displayName}
                        </Text>
                        {player.id !== me.id && (
                          <ActionIcon
                            color="gray"
                            aria-label={t('new.uninvite', { name: player.displayName })}
                            onClick={() => onUninvite(player.id)}
                          >
                            <IconX size={18} aria-hidden />
                          </ActionIcon>
                        )}
                      </>
                    ) : (
                      <>
                        <span className={classes.empty} aria-hidden />
                        <Text size="sm" c="dimmed">
                          {t(draft.type === 'private' ? 'new.seatToInvite' : 'new.seatOpen')}
                        </Text>
                      </>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      {strangers.map((player) => (
        <Alert key={player.id} color="clay" title={t('new.followFirst', { name: player.displayName })}>
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{t('new.followFirstText')}</Text>
            <FollowButton
              player={{ ...player, followersCount: 0 }}
              onDone={(followed) => onFollowed(player.id, followed)}
              size="sm"
            />
          </Stack>
        </Alert>
      ))}
      <PlayerPicker
        sport={draft.sport}
        numberPlayers={draft.numPlayer}
        me={me.id}
        taken={new Set([...draft.inviteTeamA, ...draft.inviteTeamB].map((player) => player.id))}
        takenLabel={t('new.invited')}
        action={(player) => {
          const invitee: DraftPlayer = {
            id: player.id,
            displayName: player.displayName,
            avatarThumbnail: player.profiles.avatarThumbnail,
            isFollowedByMe: player.isFollowedByMe,
          };
          return (
            <Group gap={6} wrap="nowrap">
              {placesFor('A', draft.numPlayer) > 0 && (
                <Button
                  size="sm"
                  variant="light"
                  disabled={!room('A')}
                  aria-label={t('new.inviteToMine', { name: player.displayName })}
                  onClick={() => onInvite('A', invitee)}
                >
                  {t('new.withMe')}
                </Button>
              )}
              <Button
                size="sm"
                variant="light"
                disabled={!room('B')}
                aria-label={t('new.inviteToOther', { name: player.displayName })}
                onClick={() => onInvite('B', invitee)}
              >
                {t(draft.numPlayer === 2 ? 'new.against' : 'new.invite')}
              </Button>
            </Group>
          );
        }}
      />
    </Stack>
  );
}
