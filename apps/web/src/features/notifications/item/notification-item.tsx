import type { NotificationItemFragment } from '@setpoint/client/documents';
import { notificationTarget, PLATFORM_USER } from '@setpoint/kernel';
import { Mark, PlayerAvatar } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shownDate, shownTime } from '../../../entities/match/match-time.js';
import { timeAgo } from '../../../entities/time/relative-time.js';
import { useNow } from '@setpoint/client/use-now';
import classes from './notification-item.module.css';
import { TopicIcon } from './topic-icon.js';
import { useRead } from './use-read.js';

/** One notification: who, what, which match, how long ago. A click marks it read and goes there (NTF-02, NTF-05). */
export function NotificationItem({
  notification,
  onOpen,
}: {
  readonly notification: NotificationItemFragment;
  readonly onOpen?: () => void;
}) {
  const { t, i18n } = useTranslation(['notification', 'common']);
  const read = useRead();
  const now = useNow();
  const { sender, relMatch, guestName, about } = notification;
  const fromPlatform = !sender || sender.id === PLATFORM_USER;
  // Old events of payments do not say what was paid for.
  const plain = `plain.${notification.type}`;
  const key = about === null && i18n.exists(`notification:${plain}`) ? plain : `text.${notification.type}`;
  const text = t(i18n.exists(`notification:${key}`) ? key : 'text.unknown', {
    name: fromPlatform ? t('somebody') : sender.displayName,
    guest: guestName ?? t('somebody'),
    about: about ?? '',
  });
  return (
    <Link
      to={notificationTarget(notification)}
      className={classes.item}
      data-unread={!notification.read || undefined}
      onClick={() => {
        read(notification);
        onOpen?.();
      }}
    >
      <span className={classes.face}>
        {fromPlatform ? <Mark height={36} /> : <PlayerAvatar player={sender} size={40} />}
        <TopicIcon topic={notification.topic} className={classes.topic} />
      </span>
      <span className={classes.words}>
        <span className={classes.text}>{text}</span>
        {relMatch && (
          <span className={classes.match}>
            {[
              t(`common:sport.${relMatch.sport.id}`),
              relMatch.datePlay &&
                relMatch.timePlay &&
                `${shownDate(relMatch.datePlay)} ${shownTime(relMatch.timePlay)}`,
              relMatch.courts?.name,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
        <time className={classes.time} dateTime={notification.createdAt}>
          {timeAgo(earlier(notification.createdAt, now), i18n.language, now)}
        </time>
      </span>
      {!notification.read && <span className={classes.dot} role="img" aria-label={t('page.unread')} />}
    </Link>
  );
}

/** Where the server's clock is ahead of this one, 'now' is shown instead of a time to come. */
const earlier = (instant: string, now: Date) => (Date.parse(instant) > now.getTime() ? now.toISOString() : instant);
