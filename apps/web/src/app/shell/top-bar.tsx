import { ActionIcon, Button } from '@mantine/core';
import { useMe, useSession, useSessionState } from '@setpoint/client/session';
import type { LanguageCode } from '@setpoint/i18n';
import { Mark } from '@setpoint/ui';
import { IconMapPin, IconMenu2, IconPlugConnectedX } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LanguagePicker } from '../frames/language-picker.js';
import { SchemePicker } from '../frames/scheme-choice.js';
import { loginPath } from '../../entities/site/paths.js';
import { Bell } from './bell.js';
import { ProfileMenu } from './profile-menu.js';
import classes from './top-bar.module.css';

/** Language, place, bell, profile (SHL-01). */
export function TopBar(props: { readonly onMenu: () => void; readonly onLanguage: (language: LanguageCode) => void }) {
  const { t } = useTranslation('shell');
  const me = useMe();
  const session = useSession();
  const state = useSessionState();
  const { pathname, search } = useLocation();
  return (
    <header className={classes.bar}>
      <ActionIcon
        className={classes.menu}
        variant="subtle"
        color="gray"
        onClick={props.onMenu}
        aria-label={t('shell:openMenu')}
        aria-haspopup="dialog"
      >
        <IconMenu2 size={24} aria-hidden />
      </ActionIcon>
      <Link to="/" className={classes.brand} aria-label="Setpoint">
        <Mark height={34} />
      </Link>
      {me && (
        <Link
          to="/player/account#place"
          className={classes.place}
          aria-label={`${t('shell:place')}: ${me.locationName ?? t('shell:noPlace')}`}
        >
          <IconMapPin size={20} stroke={1.8} aria-hidden />
          <span>{me.locationName ?? t('shell:noPlace')}</span>
        </Link>
      )}
      <div className={classes.end}>
        {!me && <SchemePicker />}
        <LanguagePicker onChoose={props.onLanguage} />
        {me ? (
          <>
            <Suspense fallback={<span className={classes.bellPlace} />}>
              <Bell />
            </Suspense>
            <ProfileMenu me={me} />
          </>
        ) : state.kind === 'unreachable' ? (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlugConnectedX size={18} aria-hidden />}
            loading={state.retrying}
            onClick={() => void session.retry()}
          >
            {t('shell:reconnect')}
          </Button>
        ) : (
          <>
            <Button
              component={Link}
              to={loginPath(pathname + search)}
              variant="subtle"
              color="gray"
              className={classes.login}
            >
              {t('shell:login')}
            </Button>
            <Button
              component={Link}
              to={state.kind === 'unverified' ? '/auth/send-verify' : '/auth/register'}
              size="sm"
            >
              {state.kind === 'unverified' ? t('shell:verify') : t('shell:register')}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}
