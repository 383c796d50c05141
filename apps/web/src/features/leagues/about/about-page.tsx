import { Button } from '@mantine/core';
import { Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Sections } from '../../../entities/reading/sections.js';

const SECTIONS = ['what', 'phases', 'groups', 'points', 'price'] as const;

/** /league/info: what the league is, for whoever has never played one (LEA-10). */
export function Component() {
  const { t } = useTranslation('league');
  return (
    <Page width="narrow" title={t('about.title')} description={t('about.lead')} lead={t('about.lead')}>
      <Sections
        sections={SECTIONS.map((name) => ({
          title: t(`about.sections.${name}.title`),
          text: t(`about.sections.${name}.text`),
        }))}
      />
      <Button component={Link} to="/league" mt="xl">
        {t('about.toList')}
      </Button>
    </Page>
  );
}
