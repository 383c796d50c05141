import { useHoldsSession, useMe } from '@setpoint/client/session';
import { IconPlus, IconUserCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ChatBadge } from './chat-badge.js';
import classes from './bottom-bar.module.css';
import {
  isCurrent,
  isOwn,
  profileOf,
  SIGNED_IN_BOTTOM_ITEMS,
  SIGNED_IN_ITEMS,
  SIGNED_OUT_BOTTOM_ITEMS,
  SIGNED_OUT_ITEMS,
  type NavItem,
} from './nav-items.js';

/** The areas under the thumb; below 900 px. */
export function BottomBar() {
  const { t } = useTranslation('shell');
  const me = useMe();
  const holdsSession = useHoldsSession();
  const { pathname } = useLocation();
  const [home] = holdsSession ? SIGNED_IN_ITEMS : SIGNED_OUT_ITEMS;
  const [second, third] = holdsSession ? SIGNED_IN_BOTTOM_ITEMS : SIGNED_OUT_BOTTOM_ITEMS;
  const link = (item: NavItem) => (
    <Link
      key={item.to}
      to={item.to}
      className={classes.link}
      aria-current={isCurrent(item, pathname, profileOf(me)) ? 'page' : undefined}
    >
      <item.Icon size={24} stroke={1.7} aria-hidden />
      <span>{t(`shell:nav.${item.text}`)}</span>
      {item.countsChats && <ChatBadge className={classes.badge} />}
    </Link>
  );
  return (
    <nav className={classes.bar} aria-label={t('shell:bottomBar')}>
      {link(home!)}
      {link(second)}
      <Link to="/match/new" className={classes.new} aria-label={t('shell:newMatch')}>
        <span>
          <IconPlus size={26} stroke={2.2} aria-hidden />
        </span>
      </Link>
      {link(third)}
      <Link
        to={profileOf(me) ?? (holdsSession ? '/player/account' : '/auth/login')}
        className={classes.link}
        aria-current={isOwn(pathname, profileOf(me)) ? 'page' : undefined}
      >
        <IconUserCircle size={24} stroke={1.7} aria-hidden />
        <span>{holdsSession ? t('shell:nav.me') : t('shell:login')}</span>
      </Link>
    </nav>
  );
}
