import { Avatar } from '@mantine/core';
import { PlayerAvatar } from '@setpoint/ui';
import { IconUserQuestion } from '@tabler/icons-react';

/** Initials of somebody without an account, as players have them; visitors learn no name (MAT-05). */
export const GuestAvatar = ({
  guest: { id, name },
  size,
}: {
  readonly guest: { readonly id: string; readonly name: string | null };
  /** In px. */
  readonly size: number;
}) =>
  name ? (
    <PlayerAvatar player={{ id, displayName: name }} size={size} />
  ) : (
    <Avatar size={size} radius="50%" aria-hidden>
      <IconUserQuestion size={size * 0.55} />
    </Avatar>
  );
