import { Anchor, Button, Group, Text } from '@mantine/core';
import type { ProfileFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { CourtLines, PlayerAvatar } from '@setpoint/ui';
import { IconBallTennis, IconCrown, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MessageButton } from '../../../entities/chat/message-button.js';
import { courtPath } from '../../../entities/court/court-link.js';
import { FollowButton } from '../../../entities/player/follow-button.js';
import { playerPath } from '../../../entities/player/player-link.js';
import { loginPath } from '../../../entities/site/paths.js';
import { platformNow } from '@setpoint/client/time';
import { timeAgo } from '../../../entities/time/relative-time.js';
import { BlockMenu } from './block-menu.js';
import classes from './profile-page.module.css';

/** Profile header with actions. */
export function ProfileHead({ player, self }: { readonly player: ProfileFragment; readonly self: boolean }) {
  const { t, i18n } = useTranslation('player-ui');
  const me = useMe();
  return (
    <header className={classes.head}>
      <CourtLines className={classes.lines!} />
      <PlayerAvatar player={player} size={96} className={classes.picture!} />
      <div className={classes.who}>
        <h2 className={classes.name}>{player.displayName}</h2>
        <Group gap="xs" c="dimmed">
          {player.locationName && (
            <Group gap={4} wrap="nowrap">
              <IconMapPin size={16} aria-hidden />
              <Text size="sm">{player.locationName}</Text>
            </Group>
          )}
          {player.age !== null && <Text size="sm">{t('card.age', { count: player.age })}</Text>}
          {player.lastLoginAt && (
            <Text size="sm">{t('card.here', { when: timeAgo(player.lastLoginAt, i18n.language, platformNow()) })}</Text>
          )}
        </Group>
        {player.localLegendOf && player.localLegendOf.length > 0 && (
          <Text size="sm" mt={4}>
            <IconCrown size={16} aria-hidden /> {t('profile.legendOf')}{' '}
            {player.localLegendOf.map((court, at) => (
              <span key={court.id}>
                {at > 0 && ', '}
                <Anchor component={Link} to={courtPath(court)} size="sm">
                  {court.name}
                </Anchor>
              </span>
            ))}
          </Text>
        )}
        {player.description && <Text mt={4}>{player.description}</Text>}
        {me && (
          <Group gap="md" mt={6}>
            <Link className={classes.count} to={playerPath(player, 'friends')}>
              {t('profile.following', { count: player.followingCount })}
            </Link>
            <Link className={classes.count} to={playerPath(player, 'followers')}>
              {t('profile.followers', { count: player.followersCount })}
            </Link>
            {player.followsMe && (
              <Text size="sm" c="dimmed">
                {t('card.followsYou')}
              </Text>
            )}
          </Group>
        )}
      </div>
      <Group gap="sm" className={classes.actions!}>
        {self ? (
          <Button component={Link} to="/player/account" variant="light">
            {t('profile.edit')}
          </Button>
        ) : me ? (
          !player.isBlockedByMe && (
            <>
              <Button
                component={Link}
                to={`/match/new?invite=${encodeURIComponent(player.id)}`}
                leftSection={<IconBallTennis size={18} aria-hidden />}
              >
                {t('profile.invite')}
              </Button>
              <MessageButton kind="player" id={player.id} />
              <FollowButton player={player} />
              <BlockMenu player={player} />
            </>
          )
        ) : (
          <Button component={Link} to={loginPath(playerPath(player))}>
            {t('profile.signIn')}
          </Button>
        )}
      </Group>
    </header>
  );
}
