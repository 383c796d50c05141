import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import classes from './tabs.module.css';

interface Tab {
  readonly to: string;
  readonly text: string;
  /** Whether addresses below it are pages of it. */
  readonly pages?: boolean;
}

export const ACCOUNT_TABS: readonly Tab[] = [
  { to: '/player/account', text: 'general' },
  { to: '/player/account/settings', text: 'settings' },
  { to: '/player/account/notifications', text: 'notifications' },
  { to: '/player/account/invite', text: 'invite' },
  { to: '/player/account/smash', text: 'smash', pages: true },
  { to: '/player/account/awards', text: 'awards' },
  { to: '/player/account/payments', text: 'payments', pages: true },
  { to: '/player/account/invoices', text: 'invoices' },
  { to: '/player/account/change-password', text: 'password' },
  { to: '/player/account/social-links', text: 'social' },
  { to: '/player/account/sessions', text: 'sessions' },
  { to: '/player/account/blocked', text: 'blocked' },
  { to: '/player/account/data', text: 'data' },
  { to: '/player/account/delete-account', text: 'delete' },
];

export const SPORTS_TABS: readonly Tab[] = [
  { to: '/player/sports', text: 'sports' },
  { to: '/player/sports/availability', text: 'availability' },
  { to: '/player/sports/courts', text: 'courts' },
];

/** Tabs that are addresses of their own (ACC-09). */
export function Tabs({ tabs }: { readonly tabs: readonly Tab[] }) {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  // Tabs may not fit on phones; scrolls the active one into view.
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={bar} className={classes.tabs} aria-label={t('account:tabs.label')}>
      {tabs.map(({ to, text, pages }) => (
        <NavLink key={to} to={to} end={!pages}>
          {t(`account:tabs.${text}`)}
        </NavLink>
      ))}
    </nav>
  );
}
