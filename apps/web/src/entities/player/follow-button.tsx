import { Button, type ButtonProps } from '@mantine/core';
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFollow, type Followable } from './use-follow.js';

/** Follows and unfollows at once (PLY-04); nothing where it is not known whether I do. */
export function FollowButton({
  player,
  ...look
}: {
  readonly player: Followable & { readonly displayName: string; readonly isFollowedByMe: boolean | null };
} & ButtonProps) {
  const { t } = useTranslation('player-ui');
  const follow = useFollow();
  const following = player.isFollowedByMe;
  if (following === null) return null;
  return (
    <Button
      variant={following ? 'default' : 'light'}
      leftSection={following ? <IconUserCheck size={18} aria-hidden /> : <IconUserPlus size={18} aria-hidden />}
      aria-pressed={following}
      aria-label={t(following ? 'follow.stopNamed' : 'follow.startNamed', { name: player.displayName })}
      onClick={() => void follow(player, !following)}
      {...look}
    >
      {t(following ? 'follow.following' : 'follow.follow')}
    </Button>
  );
}
