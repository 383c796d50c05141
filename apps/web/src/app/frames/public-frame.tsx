import { Button } from '@mantine/core';
import { useSessionState } from '@setpoint/client/session';
import { Mark, SOLID_HEADER_AFTER, Wordmark } from '@setpoint/ui';
import { IconChevronDown, IconMenu2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { OUTSIDE_LINKS, useConfig } from '../../entities/site/config.js';
import { platformNow } from '@setpoint/client/time';
import { Content, SkipLink } from './content.js';
import { LanguagePicker } from './language-picker.js';
import popup from './popup.module.css';
import { Popup } from './popup.js';
import { SchemeChoice, SchemePicker } from './scheme-choice.js';
import classes from './public-frame.module.css';

/** Public layout (SHL-03): a header that turns solid with the scroll, a footer. */
export function PublicFrame() {
  const { t } = useTranslation('shell');
  const solid = useScrolledPast(SOLID_HEADER_AFTER);
  const { pathname } = useLocation();
  const state = useSessionState();
  const overHero = pathname === '/';
  return (
    <div className={classes.frame} data-over-hero={overHero || undefined}>
      <SkipLink />
      <header className={classes.header} data-solid={solid || undefined} data-over-hero={overHero || undefined}>
        <div className={classes.bar}>
          <Link to="/" className={classes.brand}>
            <Wordmark height={30} className={classes.wordmark} />
            <Mark height={32} className={classes.mark} label="Setpoint" />
          </Link>
          <nav aria-label={t('shell:mainMenu')} className={classes.menu}>
            <NavLink to="/" end>
              {t('shell:nav.home')}
            </NavLink>
            <NavLink to="/more-information">{t('shell:nav.moreInformation')}</NavLink>
            <Popup
              label={t('shell:nav.search')}
              className={classes.group}
              trigger={
                <>
                  {t('shell:nav.search')}
                  <IconChevronDown size={16} aria-hidden />
                </>
              }
            >
              {() => <SearchLinks />}
            </Popup>
          </nav>
          <div className={classes.end}>
            <SchemePicker className={classes.scheme!} />
            <LanguagePicker />
            <Button component={Link} to="/auth/login" variant="subtle" color="gray" className={classes.login}>
              {t('shell:login')}
            </Button>
            <Button
              component={Link}
              to={state.kind === 'unverified' ? '/auth/send-verify' : '/auth/register'}
              size="sm"
              variant={overHero && !solid ? 'white' : 'filled'}
            >
              {state.kind === 'unverified' ? t('shell:verify') : t('shell:register')}
            </Button>
            <div className={classes.small}>
              <Popup label={t('shell:mainMenu')} trigger={<IconMenu2 size={24} aria-hidden />}>
                {() => (
                  <>
                    <ul className={popup.list}>
                      <MenuItem to="/" text={t('shell:nav.home')} />
                      <MenuItem to="/more-information" text={t('shell:nav.moreInformation')} />
                      <MenuItem to="/match/list" text={t('shell:nav.matches')} />
                      <MenuItem to="/tournament/list" text={t('shell:nav.tournaments')} />
                      <MenuItem to="/player/list" text={t('shell:nav.players')} />
                      <MenuItem to="/court/list" text={t('shell:nav.courts')} />
                      <MenuItem to="/levels" text={t('shell:nav.levels')} />
                      <MenuItem to="/support" text={t('shell:nav.support')} />
                      <MenuItem to="/auth/login" text={t('shell:login')} />
                    </ul>
                    <hr className={popup.rule} />
                    <SchemeChoice />
                  </>
                )}
              </Popup>
            </div>
          </div>
        </div>
      </header>
      <Content className={overHero ? undefined : classes.below} />
      <Footer />
    </div>
  );
}

function SearchLinks() {
  const { t } = useTranslation('shell');
  return (
    <ul className={popup.list}>
      <MenuItem to="/player/list" text={t('shell:nav.players')} />
      <MenuItem to="/match/list" text={t('shell:nav.matches')} />
      <MenuItem to="/tournament/list" text={t('shell:nav.tournaments')} />
      <MenuItem to="/court/list" text={t('shell:nav.courts')} />
    </ul>
  );
}

function MenuItem({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <li>
      <NavLink to={to} end className={popup.item}>
        {text}
      </NavLink>
    </li>
  );
}

function Footer() {
  const { t } = useTranslation('shell');
  const links = useConfig()?.links;
  return (
    <footer className={classes.footer}>
      <div className={classes.footerInner}>
        <div>
          <Wordmark height={26} />
          <p>{t('shell:footer.line')}</p>
        </div>
        <nav aria-label={t('shell:footer.menu')}>
          <Link to="/match/list">{t('shell:nav.matches')}</Link>
          <Link to="/tournament/list">{t('shell:nav.tournaments')}</Link>
          <Link to="/player/list">{t('shell:nav.players')}</Link>
          <Link to="/court/list">{t('shell:nav.courts')}</Link>
          <Link to="/levels">{t('shell:nav.levels')}</Link>
          <Link to="/smash">{t('shell:nav.smash')}</Link>
          <Link to="/coupon">{t('shell:nav.coupon')}</Link>
          <Link to="/about-us">{t('shell:nav.aboutUs')}</Link>
          <Link to="/more-information">{t('shell:nav.moreInformation')}</Link>
          <Link to="/court-partnership">{t('shell:footer.centres')}</Link>
          <Link to="/press">{t('shell:footer.press')}</Link>
          <Link to="/support">{t('shell:nav.support')}</Link>
          <Link to="/terms">{t('shell:footer.terms')}</Link>
          <Link to="/privacy">{t('shell:footer.privacy')}</Link>
          {OUTSIDE_LINKS.map(
            (name) =>
              links?.[name] && (
                <a key={name} href={links[name]} rel="noreferrer">
                  {t(`shell:footer.${name}`)}
                </a>
              ),
          )}
        </nav>
      </div>
      <p className={classes.year}>© {platformNow().getFullYear()} Setpoint</p>
    </footer>
  );
}

function useScrolledPast(limit: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > limit);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [limit]);
  return past;
}
