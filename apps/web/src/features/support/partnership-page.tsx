import { Page } from '@setpoint/ui';
import { IconCalendarStats, IconId, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './support.module.css';
import { TicketForm } from './ticket-form.js';

const GAINS = [
  ['full', IconCalendarStats],
  ['page', IconId],
  ['events', IconTrophy],
] as const;

/** /court-partnership: what a centre has of it, and the form to ask for it (PUB-01). */
export function Component() {
  const { t } = useTranslation('help');
  return (
    <Page title={t('partner.title')} description={t('partner.lead')} lead={t('partner.lead')}>
      <ul className={classes.gains}>
        {GAINS.map(([name, Icon]) => (
          <li key={name}>
            <Icon size={32} stroke={1.6} aria-hidden />
            <h2>{t(`partner.gain.${name}.title`)}</h2>
            <p>{t(`partner.gain.${name}.text`)}</p>
          </li>
        ))}
      </ul>
      <section className={classes.write} aria-labelledby="ask">
        <h2 id="ask">{t('partner.ask')}</h2>
        <p>{t('partner.askText')}</p>
        <TicketForm kind="COURT_PARTNERSHIP" />
      </section>
    </Page>
  );
}
