import { Button } from '@mantine/core';
import { Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Sections } from '../../../entities/reading/sections.js';

const SECTIONS = ['find', 'organise', 'play', 'result', 'level', 'cost'] as const;

/** /more-information: how a match comes about, from the first tap to the level. */
export function Component() {
  const { t } = useTranslation('public');
  return (
    <Page
      width="narrow"
      title={t('public:more.title')}
      description={t('public:more.lead')}
      lead={t('public:more.lead')}
    >
      <Sections
        sections={SECTIONS.map((name) => ({
          title: t(`public:more.${name}.title`),
          text: t(`public:more.${name}.text`),
        }))}
      />
      <Button component={Link} to="/match/list" mt="xl">
        {t('public:more.look')}
      </Button>
    </Page>
  );
}
