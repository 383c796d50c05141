import { useQuery } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { SupportPaymentShownFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RecordPage } from '../table/record-page.js';
import { Card, Facts } from '../table/facts.js';
import classes from '../table/table.module.css';
import { useAmounts } from '../table/use-amounts.js';
import { useTimes } from '../table/use-times.js';
import { DocumentDrawer, type DocumentRef } from './document-drawer.js';
import { HandledDispute } from '../disputes/handled-dispute.js';
import { PAYMENT } from './documents.js';
import { PaymentBadge } from './payment-badge.js';
import { PaymentFacts } from './payment-facts.js';
import { RefundForm } from './refund-form.js';
import { refundable } from './refunded.js';
import { RefundsTable } from './refunds-table.js';

/** One payment: its price, refunds, dispute and documents, and the way to give it back (ADM-06). */
export function PaymentPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(PAYMENT, { variables: { id }, fetchPolicy: 'cache-and-network' });
  // The same text finds payments of a player or a due, too.
  const payment = data?.payments && (data.payments.edges.find(({ node }) => node.id === id)?.node ?? null);
  return (
    <RecordPage
      title={payment?.description ?? t('payments.title')}
      list={{ path: '/payments', text: t('payments.all') }}
      found={payment}
      error={error}
      refetch={refetch}
      missing={{ title: t('payments.missing'), text: t('payments.missingText') }}
    >
      {(payment) => <Payment key={payment.id} payment={payment} />}
    </RecordPage>
  );
}

function Payment({ payment }: { readonly payment: SupportPaymentShownFragment }) {
  const { t } = useTranslation(['admin', 'invoice']);
  const [opened, { open, close }] = useDisclosure();
  const [document, setDocument] = useState<DocumentRef | null>(null);
  return (
    <Stack mt="sm">
      <Group gap="md">
        <h2 style={{ margin: 0, overflowWrap: 'anywhere' }}>{payment.description}</h2>
        <PaymentBadge payment={payment} />
        {refundable(payment).cents > 0 && (
          <Button variant="light" color="red" onClick={open}>
            {t('payments.refund')}
          </Button>
        )}
      </Group>
      <div className={classes.cards}>
        <PaymentFacts payment={payment} />
        <Price payment={payment} />
        {payment.dispute && <Dispute dispute={payment.dispute} />}
        {payment.documents.length > 0 && (
          <Card title={t('payments.documents')}>
            <Stack gap="xs" align="start">
              {payment.documents.map((one) => (
                <Button key={`${one.number}/${one.year}`} variant="subtle" size="xs" onClick={() => setDocument(one)}>
                  {t(`invoice:title.${one.type}`, { number: one.number, year: one.year })}
                </Button>
              ))}
            </Stack>
          </Card>
        )}
      </div>
      <RefundsTable refunds={payment.refunds} />
      {opened && <RefundForm payment={payment} onClose={close} />}
      <DocumentDrawer document={document} onOpen={setDocument} onClose={() => setDocument(null)} />
    </Stack>
  );
}

function Price({ payment: { price } }: { readonly payment: SupportPaymentShownFragment }) {
  const { t } = useTranslation('admin');
  const { money } = useAmounts();
  return (
    <Card title={t('payments.price')}>
      <Facts
        facts={[
          ...price.lines.map(({ what, amount }) => [t(`payments.lines.${what}`), money(amount)] as const),
          [t('payments.total'), <strong key="total">{money(price.total)}</strong>],
          [t('payments.byCredit'), price.credit.cents > 0 && money(price.credit)],
          [t('payments.byCard'), price.card.cents > 0 && money(price.card)],
        ]}
      />
    </Card>
  );
}

function Dispute({ dispute }: { readonly dispute: NonNullable<SupportPaymentShownFragment['dispute']> }) {
  const { t } = useTranslation('admin');
  const { money } = useAmounts();
  const { time } = useTimes();
  return (
    <Card title={t('payments.dispute')}>
      <Facts
        facts={[
          [t('payments.status'), t(`payments.disputes.${dispute.state}`)],
          [t('payments.amount'), money(dispute.amount)],
          [t('payments.bankReason'), dispute.reason],
          [t('payments.fee'), dispute.fee.cents > 0 && money(dispute.fee)],
          [t('disputes.place'), dispute.state === 'LOST' && t(`disputes.places.${dispute.place}`)],
          [t('disputes.recovered'), dispute.recovered.cents > 0 && money(dispute.recovered)],
          [t('disputes.owed'), dispute.owed.cents > 0 && <strong key="owed">{money(dispute.owed)}</strong>],
          [t('payments.openedAt'), time(dispute.openedAt)],
          [t('disputes.evidenceDueBy'), dispute.state === 'OPEN' && time(dispute.evidenceDueBy)],
          [t('payments.closedAt'), time(dispute.closedAt)],
          [t('disputes.barLiftedAt'), time(dispute.barLiftedAt)],
          [t('disputes.handled'), <HandledDispute key="handled" dispute={dispute} />],
        ]}
      />
    </Card>
  );
}
