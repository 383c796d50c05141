import { Anchor, Button, Stack } from '@mantine/core';
import { EmptyState, Page } from '@setpoint/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Checkout } from '../../../entities/checkout/checkout.js';

const BACK = '/player/account/payments';

/** /player/account/payments/{reference}: pays what is due, by the reference of its registration or phase. */
export function Component() {
  const { t } = useTranslation(['checkout', 'payment', 'account']);
  const { reference = '' } = useParams();
  const [isPaid, setPaid] = useState(false);
  const back = (
    <Button component={Link} to={BACK}>
      {t('account.all')}
    </Button>
  );
  return (
    <Page width="narrow" title={t('account.title')} noIndex>
      <Stack gap="lg">
        <Anchor
          variant="standalone"
          component={Link}
          to={BACK}
          style={{ alignSelf: 'flex-start', minHeight: 44, alignContent: 'center' }}
        >
          <IconArrowLeft size={16} aria-hidden style={{ verticalAlign: 'middle' }} /> {t('account.all')}
        </Anchor>
        {isPaid ? (
          <div role="status">
            <EmptyState
              title={t('account.paid')}
              text={t('account.paidText')}
              action={
                <Button component={Link} to="/player/account/invoices">
                  {t('account.documents')}
                </Button>
              }
            />
          </div>
        ) : (
          <Checkout key={reference} reference={reference} titled onPaid={() => setPaid(true)} over={back} />
        )}
      </Stack>
    </Page>
  );
}
