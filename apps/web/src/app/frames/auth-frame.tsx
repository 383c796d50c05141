import { CourtLines, Wordmark } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './auth-frame.module.css';
import { Content, SkipLink } from './content.js';
import { LegalLinks } from './legal-links.js';
import { LanguagePicker } from './language-picker.js';
import { SchemePicker } from './scheme-choice.js';

/** Sign-in screens: the form, and beside it on wide screens what it is good for. */
export function AuthFrame() {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.frame}>
      <SkipLink />
      <div className={classes.side}>
        <header className={classes.header}>
          <Link to="/" className={classes.brand}>
            <Wordmark height={30} />
          </Link>
          <div className={classes.end}>
            <SchemePicker />
            <LanguagePicker />
          </div>
        </header>
        <Content className={classes.content} />
        <LegalLinks className={classes.legal} />
      </div>
      <aside className={classes.hero} aria-hidden>
        <CourtLines className={classes.lines} opacity={0.28} />
        <p>{t('shell:authHero')}</p>
        <svg viewBox="0 0 60 60" className={classes.ball}>
          <circle cx="30" cy="30" r="28" fill="var(--sp-ball)" />
          <path d="M6 16a28 28 0 0 1 0 28M54 16a28 28 0 0 0 0 28" fill="none" stroke="#fff" strokeWidth="3" />
        </svg>
      </aside>
    </div>
  );
}
