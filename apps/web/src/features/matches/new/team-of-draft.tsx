import { ActionIcon, Text } from '@mantine/core';
import { PlayerAvatar } from '@setpoint/ui';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DraftPlayer, MatchDraft } from './draft.js';
import classes from './invitations-step.module.css';

/** The seats of one side: I, who is invited, and what is free. */
export function TeamOfDraft({
  side,
  draft,
  me,
  onUninvite,
}: {
  readonly side: 'A' | 'B';
  readonly draft: MatchDraft;
  readonly me: DraftPlayer;
  onUninvite(playerId: string): void;
}) {
  const { t } = useTranslation('match');
  const team = side === 'A' ? [me, ...draft.inviteTeamA] : draft.inviteTeamB;
  return (
    <section aria-label={t('team', { side })} className={classes.team}>
      <Text fw={600} size="sm">
        {t(side === 'A' ? 'new.mySide' : 'new.otherSide')}
      </Text>
      <ul className={classes.seats}>
        {Array.from({ length: draft.numPlayer ?? 1 }, (_, index) => {
          const player = team[index];
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
  );
}
