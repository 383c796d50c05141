import { VisuallyHidden } from '@mantine/core';
import { useHoldsSession, useMe } from '@setpoint/client/session';
import { isSportId } from '@setpoint/kernel';
import { SportPicture } from '@setpoint/ui';
import { IconBrandAppstore, IconBrandGooglePlay, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ChatBadge } from './chat-badge.js';
import { LegalLinks } from '../frames/legal-links.js';
import { useConfig } from '../../entities/site/config.js';
import { isCurrent, OTHER_ITEMS, profileOf, SIGNED_IN_ITEMS, SIGNED_OUT_ITEMS, type NavItem } from './nav-items.js';
import classes from './nav-links.module.css';

/** Blog and app store links, if configured. */
const OUTSIDE = [
  { name: 'blog', Icon: IconExternalLink },
  { name: 'appStore', Icon: IconBrandAppstore },
  { name: 'googlePlay', Icon: IconBrandGooglePlay },
] as const;

/** What side bar and drawer hold: the areas, the other pages, the sports played (SHL-02). */
export function NavLinks({ narrow = false, onFollow }: { readonly narrow?: boolean; readonly onFollow?: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const me = useMe();
  const items = useHoldsSession() ? SIGNED_IN_ITEMS : SIGNED_OUT_ITEMS;
  const links = useConfig()?.links;
  const { pathname } = useLocation();
  const link = (item: NavItem) => (
    <li key={item.to}>
      <Link
        to={item.to}
        className={classes.link}
        aria-current={isCurrent(item, pathname, profileOf(me)) ? 'page' : undefined}
        {...(onFollow && { onClick: onFollow })}
      >
        <item.Icon size={24} stroke={1.7} aria-hidden />
        <span>{t(`shell:nav.${item.text}`)}</span>
        {item.countsChats && <ChatBadge className={classes.badge} />}
      </Link>
    </li>
  );
  const sports = me?.sports.filter(isSportId) ?? [];
  return (
    <div className={classes.links} data-narrow={narrow || undefined}>
      <ul>{items.map(link)}</ul>
      <hr />
      <ul>
        {OTHER_ITEMS.map(link)}
        {OUTSIDE.map(
          ({ name, Icon }) =>
            links?.[name] && (
              <li key={name}>
                <a href={links[name]} className={classes.link} target="_blank" rel="noreferrer">
                  <Icon size={24} stroke={1.7} aria-hidden />
                  <span>{t(`shell:nav.${name}`)}</span>
                </a>
              </li>
            ),
        )}
      </ul>
      {sports.length > 0 && (
        <Link to="/player/sports" className={classes.sports} {...(onFollow && { onClick: onFollow })}>
          <VisuallyHidden>{t('shell:mySports')}: </VisuallyHidden>
          {sports.map((sport) => (
            <span key={sport} className={classes.sport}>
              <SportPicture sport={sport} size={narrow ? 44 : 56} />
              <small>{t(`common:sport.${sport}`)}</small>
            </span>
          ))}
        </Link>
      )}
      {!narrow && <LegalLinks className={classes.legal} onFollow={onFollow} />}
    </div>
  );
}
