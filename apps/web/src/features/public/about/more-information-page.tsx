import { Button } from '@mantine/core';
import { Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Sections } from './sections.js';

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
      <Sections of="more" names={['find', 'organise', 'play', 'result', 'level', 'cost']} />
      <Button component={Link} to="/match/list" mt="xl">
        {t('public:more.look')}
      </Button>
    </Page>
  );
}
