import { Group, Stack, Text } from '@mantine/core';
import { PlayerAvatar } from '@setpoint/ui';
import type { PlayerCardFragment } from '@setpoint/client/documents';
import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { platformNow } from '@setpoint/client/time';
import { timeAgo } from '../time/relative-time.js';
import { LevelBadge } from './level-badge.js';
import classes from './player-card.module.css';
import { playerPath } from './player-link.js';

/** Who, how strong, where, and one thing to do. */
export function PlayerCard({
  player,
  distanceKm = null,
  action,
}: {
  readonly player: PlayerCardFragment;
  /** From the position that the list was searched with. */
  readonly distanceKm?: number | null;
  readonly action?: ReactNode;
}) {
  const { t, i18n } = useTranslation('player-ui');
  const said = player.lastLoginAt
    ? t('card.here', { when: timeAgo(player.lastLoginAt, i18n.language, platformNow()) })
    : player.followsMe && t('card.followsYou');
  const rated = player.levels.filter((level) => level.rating !== null);
  return (
    <article className={classes.card} data-short={!said && !action ? true : undefined} aria-label={player.displayName}>
      <Group wrap="nowrap" gap="sm" align="flex-start">
        <PlayerAvatar player={player} size={56} />
        <Stack gap={4} className={classes.facts}>
          <Link to={playerPath(player)} className={classes.name}>
            {player.displayName}
          </Link>
          <Group gap={6} className={classes.quiet}>
            {player.locationName && (
              <Group gap={2} wrap="nowrap">
                <IconMapPin size={14} aria-hidden />
                <span>{player.locationName}</span>
              </Group>
            )}
            {distanceKm !== null && <span>{t('card.distance', { km: distanceKm < 1 ? '< 1' : distanceKm })}</span>}
            {player.age !== null && <span>{t('card.age', { count: player.age })}</span>}
          </Group>
          <ul className={classes.levels} aria-label={t('level.title')}>
            {rated.length === 0 && (
              <li>
                <LevelBadge rating={null} />
              </li>
            )}
            {rated.map((level) => (
              <li key={`${level.sport.id}-${level.numberPlayers.id}`} className={classes.level}>
                <span className={classes.quiet}>{t(`format.short.${level.sport.id}-${level.numberPlayers.id}`)}</span>
                <LevelBadge rating={level.rating} />
              </li>
            ))}
          </ul>
        </Stack>
      </Group>
      {(said || action) && (
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text size="xs" c="dimmed" lineClamp={1}>
            {said}
          </Text>
          {action && <div className={classes.action}>{action}</div>}
        </Group>
      )}
    </article>
  );
}
