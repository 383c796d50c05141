import { useQuery } from '@apollo/client/react';
import { Button, Radio, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { BillingDataFieldsFragment } from '@setpoint/client/documents';
import { ErrorState, Loading } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { MyBillingData } from './billing-data-fields.js';
import type { Paper } from './billing-data-draft.js';
import { BillingDataForm } from './billing-data-form.js';

/** Its button may stand outside. */
export const INVOICE_FORM = 'billing-data-form';

/** A receipt, an invoice, or the data that is kept (BIL-02). */
export function InvoiceData({
  paper,
  onPaper,
  onSaved,
}: {
  readonly paper: Paper | null;
  onPaper(paper: Paper): void;
  onSaved(): void;
}) {
  const { t } = useTranslation('subscribe');
  const { data, error, refetch } = useQuery(MyBillingData, { fetchPolicy: 'cache-and-network' });
  const kept = data?.myBillingData ?? null;
  const shown = paper ?? (kept ? 'kept' : 'receipt');
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {t('billing.title')}
      </Title>
      {data ? (
        <Stack gap="md">
          {kept && shown === 'kept' ? (
            <KeptData kept={kept} onChange={() => onPaper('invoice')} />
          ) : (
            !kept && (
              <Radio.Group aria-label={t('billing.title')} value={shown} onChange={(value) => onPaper(value as Paper)}>
                <Stack gap="xs">
                  <Radio value="receipt" label={t('billing.receipt')} py={8} />
                  <Radio value="invoice" label={t('billing.invoice')} py={8} />
                </Stack>
              </Radio.Group>
            )
          )}
          {shown === 'invoice' && (
            <BillingDataForm
              id={INVOICE_FORM}
              kept={kept}
              onSaved={() => {
                onPaper('kept');
                onSaved();
              }}
            />
          )}
        </Stack>
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading>
          <Skeleton height={90} radius="lg" />
        </Loading>
      )}
    </section>
  );
}

function KeptData({ kept, onChange }: { readonly kept: BillingDataFieldsFragment; onChange(): void }) {
  const { t } = useTranslation('subscribe');
  return (
    <div>
      <Text>
        {kept.firstName} {kept.lastName}
        <br />
        {kept.address}, {kept.postalCode} {kept.municipality} ({kept.province})
      </Text>
      <Button variant="default" mt="xs" onClick={onChange}>
        {t('billing.change')}
      </Button>
    </div>
  );
}
