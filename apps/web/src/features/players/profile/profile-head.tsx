import { Button, Group } from '@mantine/core';
import type { ProfileFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { CourtLines, PlayerAvatar } from '@setpoint/ui';
import { IconBallTennis, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MessageButton } from '../../../entities/chat/message-button.js';
import { FollowButton } from '../../../entities/player/follow-button.js';
import { playerPath } from '../../../entities/player/player-link.js';
import { loginPath } from '../../../entities/site/paths.js';
import { platformNow } from '@setpoint/client/time';
import { timeAgo } from '../../../entities/time/relative-time.js';
import { BlockMenu } from './block-menu.js';
import { pictureSize, useIsPhone } from './phone.js';
import classes from './profile-page.module.css';

/** Who it is, and what one can do with them; on phones low enough for the tab below to begin in the upper half. */
export function ProfileHead({ player, self }: { readonly player: ProfileFragment; readonly self: boolean }) {
  const { t, i18n } = useTranslation('player-ui');
  const me = useMe();
  const isPhone = useIsPhone();
  const look = isPhone ? { classNames: { root: classes.icon!, label: classes.spoken!, section: classes.only! } } : {};
  return (
    <header className={classes.head}>
      <CourtLines className={classes.lines!} />
      <PlayerAvatar player={player} size={pictureSize(isPhone)} className={classes.picture!} />
      <div className={classes.who}>
        <h2 className={classes.name}>{player.displayName}</h2>
        <div className={classes.line}>
          {player.locationName && (
            <span>
              <IconMapPin size={16} aria-hidden /> {player.locationName}
            </span>
          )}
          {player.age !== null && <span>{t('card.age', { count: player.age })}</span>}
          {player.lastLoginAt && (
            <span>{t('card.here', { when: timeAgo(player.lastLoginAt, i18n.language, platformNow()) })}</span>
          )}
          {me && player.followsMe && <span>{t('card.followsYou')}</span>}
        </div>
        {me && (
          <div className={classes.line}>
            <Link className={classes.count} to={playerPath(player, 'friends')}>
              {t('profile.following', { count: player.followingCount })}
            </Link>
            <Link className={classes.count} to={playerPath(player, 'followers')}>
              {t('profile.followers', { count: player.followersCount })}
            </Link>
          </div>
        )}
      </div>
      {!player.isBlockedByMe && (
        <Group gap={isPhone ? 6 : 'sm'} wrap={isPhone ? 'nowrap' : 'wrap'} className={classes.actions!}>
          {self ? (
            <Button component={Link} to="/player/account" variant="light">
              {t('profile.edit')}
            </Button>
          ) : me ? (
            <>
              <Button
                component={Link}
                to={`/match/new?invite=${encodeURIComponent(player.id)}`}
                leftSection={<IconBallTennis size={18} aria-hidden />}
                aria-label={t('profile.invite')}
              >
                {t(isPhone ? 'profile.inviteShort' : 'profile.invite')}
              </Button>
              <MessageButton kind="player" id={player.id} {...look} />
              <FollowButton player={player} {...look} />
              <BlockMenu player={player} />
            </>
          ) : (
            <Button component={Link} to={loginPath(playerPath(player))}>
              {t('profile.signIn')}
            </Button>
          )}
        </Group>
      )}
    </header>
  );
}
