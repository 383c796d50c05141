import { Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import classes from '../about/sections.module.css';

/** A text to agree to or to rely on: a date, and short sections with a heading each. */
export function LegalPage({
  of,
  sections,
}: {
  readonly of: 'privacy' | 'terms';
  readonly sections: readonly string[];
}) {
  const { t } = useTranslation('legal');
  return (
    <Page
      width="narrow"
      title={t(`legal:${of}.title`)}
      description={t(`legal:${of}.lead`)}
      lead={t(`legal:${of}.lead`)}
    >
      <div className={classes.sections}>
        {sections.map((name) => (
          <section key={name}>
            <h2>{t(`legal:${of}.${name}.title`)}</h2>
            <p>{t(`legal:${of}.${name}.text`)}</p>
          </section>
        ))}
        <p className={classes.quiet}>{t('legal:updated')}</p>
      </div>
    </Page>
  );
}
