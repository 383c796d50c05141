import { UnstyledButton } from '@mantine/core';
import { useSession, type SessionUser } from '@setpoint/client/session';
import { initialsOf } from '@setpoint/kernel';
import { PlayerAvatar, toast } from '@setpoint/ui';
import { IconBallTennis, IconHome, IconLogout, IconSettings, IconTicket, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import popup from '../frames/popup.module.css';
import { Popup } from '../frames/popup.js';
import { SchemeChoice } from '../frames/scheme-choice.js';
import { MyCentres } from './my-centres.js';

/** Who I am, my pages, light or dark, logout (SHL-01). */
export function ProfileMenu({ me }: { readonly me: SessionUser }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const navigate = useNavigate();
  const links = [
    { to: '/dashboard/app', text: t('shell:profile.home'), Icon: IconHome },
    { to: `/player/${me.id}/${me.slug}`, text: t('shell:profile.profile'), Icon: IconUser },
    { to: '/player/account', text: t('shell:profile.settings'), Icon: IconSettings },
    { to: '/player/sports', text: t('shell:profile.sports'), Icon: IconBallTennis },
    { to: '/player/account/smash', text: t('shell:profile.smash'), Icon: IconTicket },
  ];

  async function logOut(close: () => void) {
    close();
    if (await session.signOut()) void navigate('/');
    else toast({ text: t('shell:unableToLogout'), tone: 'error' });
  }

  return (
    <Popup
      label={`${initialsOf(me.displayName)} · ${t('shell:profile.menu')}`}
      trigger={<PlayerAvatar player={me} size={36} />}
    >
      {(close) => (
        <>
          <div className={popup.who}>
            <strong>{me.displayName}</strong>
            <br />
            <small>{me.email}</small>
          </div>
          <hr className={popup.rule} />
          <ul className={popup.list}>
            {links.map(({ to, text, Icon }) => (
              <li key={to}>
                <Link to={to} className={popup.item} onClick={close}>
                  <Icon size={20} stroke={1.7} aria-hidden />
                  {text}
                </Link>
              </li>
            ))}
            <MyCentres onFollow={close} />
          </ul>
          <hr className={popup.rule} />
          <SchemeChoice />
          <hr className={popup.rule} />
          <UnstyledButton className={popup.item} onClick={() => void logOut(close)}>
            <IconLogout size={20} stroke={1.7} aria-hidden />
            {t('shell:profile.logout')}
          </UnstyledButton>
        </>
      )}
    </Popup>
  );
}
