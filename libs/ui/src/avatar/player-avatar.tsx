import { Avatar, type AvatarProps } from '@mantine/core';
import { avatarColourOf, initialsOf } from '@setpoint/kernel';

export interface PlayerAvatarProps extends Pick<AvatarProps, 'className'> {
  readonly player: {
    readonly id: string;
    readonly displayName: string;
    readonly profiles?: { readonly avatarThumbnail?: string | null } | null;
    readonly photoUrl?: string | null;
  };
  /** In px. */
  readonly size?: number;
  /** Announce the name to screen readers; leave out where it is shown beside the picture. */
  readonly named?: boolean;
}

/** In CSS px; the small variant of a picture has up to three pixels for each. */
const LARGEST_SMALL = 64;

/** A player's picture, or their initials on a colour derived from the player. */
export function PlayerAvatar({ player, size = 44, named = false, className }: PlayerAvatarProps) {
  const [small, large] = [player.profiles?.avatarThumbnail, player.photoUrl];
  const src = (size > LARGEST_SMALL ? (large ?? small) : (small ?? large)) ?? null;
  return (
    <Avatar
      src={src}
      size={size}
      radius="50%"
      className={className}
      alt=""
      imageProps={{ loading: 'lazy' }}
      styles={{
        placeholder: { background: avatarColourOf(player.id), color: '#fff', fontWeight: 700, fontSize: size * 0.38 },
      }}
      {...(named ? { role: 'img', 'aria-label': player.displayName } : { 'aria-hidden': true })}
    >
      {initialsOf(player.displayName)}
    </Avatar>
  );
}
