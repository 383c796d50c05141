import { Anchor } from '@mantine/core';
import type { SupportPaymentShownFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlayerLink } from '../matches/player-link.js';
import { Card, Facts } from '../table/facts.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';

/** Who pays, what for, and how it went. */
export function PaymentFacts({ payment }: { readonly payment: SupportPaymentShownFragment }) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const { player, kind, declined, expiredBecause } = payment;
  return (
    <Card title={t('payments.one')}>
      <Facts
        facts={[
          [t('players.player'), player ? <PlayerLink player={player} /> : t('players.nobody')],
          [t('payments.kind'), t(`payments.kinds.${kind}`)],
          [
            t('payments.reference'),
            <Anchor
              component={Link}
              key="reference"
              to={`/payments?q=${encodeURIComponent(payment.reference)}`}
              className={classes.id}
              aria-label={t('payments.sameReference', { reference: payment.reference })}
            >
              {payment.reference}
            </Anchor>,
          ],
          [t('payments.started'), time(payment.startedAt)],
          [t('payments.ended'), time(payment.endedAt)],
          [t('payments.declinedBecause'), declined && t(`payments.declined.${declined}`)],
          [t('payments.expiredBecause'), expiredBecause && t(`payments.expired.${expiredBecause}`)],
          [
            t('payments.provider'),
            payment.providerReference && <span className={classes.id}>{payment.providerReference}</span>,
          ],
          [
            t('payments.id'),
            <span key="id" className={classes.id}>
              {payment.id}
            </span>,
          ],
        ]}
      />
    </Card>
  );
}
