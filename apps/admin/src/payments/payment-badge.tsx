import { Badge, Group } from '@mantine/core';
import type { PaymentStatus, SupportPaymentShownFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';

export const STATUSES = ['AWAITING_PAYER', 'CONFIRMING', 'PAID', 'EXPIRED'] as const satisfies readonly PaymentStatus[];
const COLOURS = { AWAITING_PAYER: 'clay', CONFIRMING: 'clay', PAID: 'grass', EXPIRED: 'gray' } as const;
export const DISPUTE_COLOURS = { OPEN: 'red', WON: 'grass', LOST: 'gray' } as const;

/** How a payment stands, and whether its payer disputes it with the bank. */
export function PaymentBadge({ payment }: { readonly payment: SupportPaymentShownFragment }) {
  const { t } = useTranslation('admin');
  const { status, dispute } = payment;
  return (
    <Group gap="xs" wrap="nowrap">
      <Badge color={COLOURS[status]} variant="light" tt="none">
        {t(`payments.statuses.${status}`)}
      </Badge>
      {dispute && (
        <Badge color={DISPUTE_COLOURS[dispute.state]} variant="light" tt="none">
          {t(`payments.disputes.${dispute.state}`)}
        </Badge>
      )}
    </Group>
  );
}
