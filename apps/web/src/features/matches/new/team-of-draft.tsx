import { ActionIcon, Avatar, Text } from '@mantine/core';
import { PlayerAvatar } from '@setpoint/ui';
import { IconUserQuestion, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { guestsOn, type DraftPlayer, type MatchDraft } from './draft.js';
import classes from './invitations-step.module.css';

/** The seats of one side: I, who is invited, and what is free. */
export function TeamOfDraft({
  side,
  draft,
  me,
  onUninvite,
  onUninviteGuest,
}: {
  readonly side: 'A' | 'B';
  readonly draft: MatchDraft;
  readonly me: DraftPlayer;
  onUninvite(playerId: string): void;
  onUninviteGuest(address: string): void;
}) {
  const { t } = useTranslation(['match-page', 'match']);
  const team = side === 'A' ? [me, ...draft.inviteTeamA] : draft.inviteTeamB;
  const guests = guestsOn(side, draft);
  const free = Math.max(0, (draft.numPlayer ?? 1) - team.length - guests.length);
  return (
    <section aria-label={t('match:team', { side })} className={classes.team}>
      <Text fw={600} size="sm">
        {t(side === 'A' ? 'new.mySide' : 'new.otherSide')}
      </Text>
      <ul className={classes.seats}>
        {team.map((player) => (
          <li key={player.id} className={classes.seat}>
            <PlayerAvatar player={{ ...player, profiles: { avatarThumbnail: player.avatarThumbnail } }} size={32} />
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
          </li>
        ))}
        {guests.map(({ name, address }) => (
          <li key={address} className={classes.seat}>
            <Avatar size={32} aria-hidden>
              <IconUserQuestion size={18} />
            </Avatar>
            <div className={classes.name}>
              <Text size="sm" fw={500}>
                {t('new.guestNamed', { name })}
              </Text>
              <Text size="xs" c="dimmed">
                {address}
              </Text>
            </div>
            <ActionIcon color="gray" aria-label={t('new.uninvite', { name })} onClick={() => onUninviteGuest(address)}>
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li key={`free-${index}`} className={classes.seat}>
            <span className={classes.empty} aria-hidden />
            <Text size="sm" c="dimmed">
              {t(draft.type === 'private' ? 'new.seatToInvite' : 'new.seatOpen')}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
