import { Button } from '@mantine/core';
import { Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './about.module.css';

const SECTIONS = ['what', 'phases', 'groups', 'points', 'price'] as const;

/** /league/info: what the league is, for whoever has never played one (LEA-10). */
export function Component() {
  const { t } = useTranslation('league');
  return (
    <Page width="narrow" title={t('about.title')} description={t('about.lead')} lead={t('about.lead')}>
      <div className={classes.sections}>
        {SECTIONS.map((name) => (
          <section key={name}>
            <h2>{t(`about.sections.${name}.title`)}</h2>
            <p>{t(`about.sections.${name}.text`)}</p>
          </section>
        ))}
      </div>
      <Button component={Link} to="/league" mt="xl">
        {t('about.toList')}
      </Button>
    </Page>
  );
}
