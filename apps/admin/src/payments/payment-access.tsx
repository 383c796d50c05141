import { useQuery } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { SupportPaymentAccessFragment } from '@setpoint/client/documents';
import { ErrorState, RowsSkeleton } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { ActionLog } from '../table/action-log.js';
import { ReasonForm } from '../table/reason-form.js';
import { useAction } from '../table/use-action.js';
import { PAYMENT_ACCESS, SET_PAYMENT_ACCESS } from './documents.js';

interface Player {
  readonly playerId: string;
  readonly name: string;
}

/** Bars a player from registrations that cost something, or lets them again, with a reason (BIL-09). */
export function PaymentAccess({ playerId, name }: Player) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useQuery(PAYMENT_ACCESS, {
    variables: { playerId },
    fetchPolicy: 'cache-and-network',
  });
  const access = data?.paymentAccess;
  return (
    <section aria-labelledby="payment-access">
      <h3 id="payment-access">{t('paymentAccess.title')}</h3>
      {access ? (
        <Access access={access} playerId={playerId} name={name} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <RowsSkeleton count={1} />
      )}
    </section>
  );
}

function Access({ access, playerId, name }: Player & { readonly access: SupportPaymentAccessFragment }) {
  const { t } = useTranslation('admin');
  const [opened, { open, close }] = useDisclosure();
  const setAccess = useAction({
    ...{ field: 'setPaymentAccess', mutation: SET_PAYMENT_ACCESS, refused: 'paymentAccess.refused' },
    ...{ rereads: ['SupportPaymentAccessOf'], waits: true },
  });
  // The bar of a lost dispute is lifted by the same hand as that of support.
  const barred = access.barred || access.lostDispute;
  const next = barred ? 'allow' : 'bar';

  return (
    <>
      <Group mb="xs">
        <Text>{t(barred ? 'paymentAccess.barred' : 'paymentAccess.allowed')}</Text>
        <Button size="xs" variant="light" {...(!barred && { color: 'red' })} onClick={open}>
          {t(`paymentAccess.${next}`)}
        </Button>
      </Group>
      {access.disputed && <Text mb="xs">{t('paymentAccess.disputed')}</Text>}
      {access.lostDispute && <Text mb="xs">{t('paymentAccess.lostDispute')}</Text>}
      {access.actions.length > 0 && (
        <ActionLog actions={access.actions} textOf={(kind) => t(`discounts.actions.${kind}`)} />
      )}
      <ReasonForm
        opened={opened}
        title={t(`paymentAccess.${next}Title`, { name })}
        text={t(`paymentAccess.${next}Text`)}
        action={t(`paymentAccess.${next}`)}
        onSend={(reason) => setAccess({ userId: playerId, barred: !barred, reason }, t(`paymentAccess.${next}Done`))}
        onClose={close}
      />
    </>
  );
}
