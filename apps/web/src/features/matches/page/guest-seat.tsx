import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { IconUserMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { GuestAvatar } from '../../../entities/match/guest-avatar.js';
import classes from './team-seats.module.css';

/** A guest in a team (MAT-05); the address is visible to the inviter only. */
export function GuestSeat({
  guest,
  isMe,
  onRemove,
}: {
  readonly guest: MatchViewFragment['guests'][number];
  readonly isMe: boolean;
  /** Takes the guest out, or the invitation back as long as it isn't answered. */
  readonly onRemove?: ((player: { id: string; displayName: string }) => void) | undefined;
}) {
  const { t } = useTranslation(['match-page', 'match']);
  const name = guest.name ?? t('match:guest');
  return (
    <li className={classes.seat} data-badge={guest.badge}>
      <GuestAvatar guest={guest} size={40} />
      <div className={classes.player}>
        <Text className={classes.name}>
          {name}
          {isMe && <span className={classes.you}> {t('page.you')}</span>}
        </Text>
        {guest.address && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {guest.address}
          </Text>
        )}
        <Group gap={6}>
          {guest.name !== null && (
            <Badge size="sm" variant="light" color="gray" tt="none">
              {t('match:guest')}
            </Badge>
          )}
          {guest.badge === 'AWAY' && (
            <Badge size="sm" variant="light" color="clay" tt="none">
              {t('badge.AWAY')}
            </Badge>
          )}
        </Group>
      </div>
      {onRemove && (
        <ActionIcon
          color="gray"
          aria-label={t(guest.badge === 'AWAY' ? 'page.withdrawNamed' : 'page.removeNamed', { name })}
          onClick={() => onRemove({ id: guest.id, displayName: name })}
        >
          <IconUserMinus size={20} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
