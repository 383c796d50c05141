import { Button } from '@mantine/core';
import { Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Sections } from '../../../entities/reading/sections.js';

const SECTIONS = ['why', 'fair', 'together'] as const;

/** /about-us */
export function Component() {
  const { t } = useTranslation('public');
  return (
    <Page
      width="narrow"
      title={t('public:about.title')}
      description={t('public:about.lead')}
      lead={t('public:about.lead')}
    >
      <Sections
        sections={SECTIONS.map((name) => ({
          title: t(`public:about.${name}.title`),
          text: t(`public:about.${name}.text`),
        }))}
      />
      <Button component={Link} to="/more-information" mt="xl">
        {t('public:about.more')}
      </Button>
    </Page>
  );
}
