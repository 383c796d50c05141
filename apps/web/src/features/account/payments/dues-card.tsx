import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Text } from '@mantine/core';
import type { MyDuesQuery } from '@setpoint/client/documents';
import { EmptyState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HeldUntil } from '../../../entities/checkout/held-until.js';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { shownMoney } from '../../../entities/money/money.js';
import { SettingsCard } from '../card.js';
import { Row, Rows } from '../rows.js';
import { MyDues } from './payments-fields.js';

/** What I am to pay, the most urgent first, and the credit that pays before the card does (BIL-07). */
export function DuesCard() {
  const { t, i18n } = useTranslation('checkout');
  const { data, error, refetch } = useQuery(MyDues, { fetchPolicy: 'cache-and-network' });
  const open = data?.myDues?.filter(({ status }) => status === 'OPEN' || status === 'CLOSING');
  return (
    <SettingsCard title={t('account.dues')}>
      <ListFrame
        items={open}
        failed={Boolean(error)}
        onRetry={() => void refetch().catch(() => {})}
        skeleton={<Skeleton height={120} radius="lg" />}
        empty={<EmptyState order={3} title={t('account.noDues')} text={t('account.noDuesText')} />}
      >
        <Rows>
          {open?.map((due) => (
            <DueRow key={due.id} due={due} />
          ))}
        </Rows>
      </ListFrame>
      {data?.myCredit && data.myCredit.cents > 0 && (
        <Text mt="md">{t('account.credit', { amount: shownMoney(data.myCredit, i18n.language) })}</Text>
      )}
    </SettingsCard>
  );
}

function DueRow({ due }: { readonly due: NonNullable<MyDuesQuery['myDues']>[number] }) {
  const { t, i18n } = useTranslation('checkout');
  const { reference, kind, description, status, paysBy, price } = due;
  const to = `/player/account/payments/${encodeURIComponent(reference)}`;
  return (
    <Row
      what={
        <>
          <strong>{description}</strong>
          <span>
            {t(`account.kind.${kind}`)} · {shownMoney(price.total, i18n.language)}
          </span>
          {status === 'OPEN' && <HeldUntil until={paysBy} />}
        </>
      }
    >
      <Button component={Link} to={to} aria-label={t('account.payFor', { what: description })}>
        {t(status === 'OPEN' ? 'account.pay' : 'begun.look')}
      </Button>
    </Row>
  );
}
