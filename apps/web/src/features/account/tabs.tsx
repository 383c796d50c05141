import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import classes from './tabs.module.css';

export const ACCOUNT_TABS = [
  { to: '/player/account', text: 'general' },
  { to: '/player/account/settings', text: 'settings' },
  { to: '/player/account/notifications', text: 'notifications' },
  { to: '/player/account/invoices', text: 'invoices' },
  { to: '/player/account/change-password', text: 'password' },
  { to: '/player/account/blocked', text: 'blocked' },
] as const;

export const SPORTS_TABS = [
  { to: '/player/sports', text: 'sports' },
  { to: '/player/sports/availability', text: 'availability' },
] as const;

/** Tabs that are addresses of their own (ACC-09). */
export function Tabs({ tabs }: { readonly tabs: readonly { readonly to: string; readonly text: string }[] }) {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  // On a phone not all fit: the one that is open is never out of sight.
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={bar} className={classes.tabs} aria-label={t('account:tabs.label')}>
      {tabs.map(({ to, text }) => (
        <NavLink key={to} to={to} end>
          {t(`account:tabs.${text}`)}
        </NavLink>
      ))}
    </nav>
  );
}
