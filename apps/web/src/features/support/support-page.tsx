import { Button } from '@mantine/core';
import { Page } from '@setpoint/ui';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Faq } from './faq/faq.js';
import classes from './support.module.css';
import { TicketForm } from './ticket-form.js';

/** /support: answers, and a form for what none of them answers (PUB-02). */
export function Component() {
  const { t } = useTranslation('help');
  return (
    <Page
      title={t('support.title')}
      description={t('support.description')}
      lead={t('support.lead')}
      actions={
        <Button component="a" href="#write" variant="default" leftSection={<IconMail size={18} aria-hidden />}>
          {t('support.write')}
        </Button>
      }
    >
      <Faq />
      <section id="write" className={classes.write} aria-labelledby="write-title">
        <h2 id="write-title">{t('support.write')}</h2>
        <p>{t('support.writeText')}</p>
        <TicketForm kind="SUPPORT" />
      </section>
    </Page>
  );
}
