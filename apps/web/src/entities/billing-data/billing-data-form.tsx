import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { BillingDataFieldsFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { COUNTRIES } from '@setpoint/kernel';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '../draft/use-draft-form.js';
import { useRefusal } from '../refusal/use-refusal.js';
import { billingDataDraft, type BillingDataDraft } from './billing-data-draft.js';
import { MyBillingData } from './billing-data-fields.js';

const SaveBillingData = graphql(`
  mutation SaveBillingData($input: SaveBillingDataInput!) {
    saveBillingData(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      billingData {
        ...BillingDataFields
      }
    }
  }
`);

/** Whom my documents are made out to; what was typed stays when it is refused (BIL-02). */
export function BillingDataForm({
  kept,
  id,
  onSaved,
}: {
  readonly kept: BillingDataFieldsFragment | null;
  /** Of the form, where a button elsewhere sends it. */
  readonly id?: string;
  /** Instead of saying that they are saved. */
  readonly onSaved?: () => void;
}) {
  const { t, i18n } = useTranslation(['invoice', 'common']);
  const me = useMe();
  const failed = useRefusal('invoice');
  const [seen, setSeen] = useState(kept?.version ?? null);
  const [refusal, setRefusal] = useState<'WRONG_TAX_CODE' | 'BILLING_DATA_EXISTS' | null>(null);
  const { form, discard } = useDraftForm<BillingDataDraft>({
    ...billingDataDraft(me?.id),
    fresh: () => ({
      firstName: kept?.firstName ?? me?.firstName ?? '',
      lastName: kept?.lastName ?? me?.lastName ?? '',
      address: kept?.address ?? '',
      municipality: kept?.municipality ?? '',
      postalCode: kept?.postalCode ?? '',
      province: kept?.province ?? '',
      country: kept?.country ?? me?.profiles?.locationCountry ?? 'IT',
      taxCode: kept?.taxCode ?? '',
    }),
  });
  const [save, { loading }] = useMutation(SaveBillingData, {
    update: (cache, { data }) => {
      const { success, billingData } = data?.saveBillingData ?? {};
      if (success && billingData) cache.writeQuery({ query: MyBillingData, data: { myBillingData: billingData } });
    },
  });
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
  const countries = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) =>
    a.label.localeCompare(b.label, i18n.language),
  );
  const textOf = (code: string) => t([`invoice:fieldError.${code}`, 'invoice:fieldError.INVALID']);

  async function submit(values: typeof form.values) {
    if (loading) return;
    setRefusal(null);
    try {
      const { data } = await save({ variables: { input: { ...values, version: seen } } });
      const answer = data?.saveBillingData;
      const errors = answer?.fieldErrors ?? [];
      form.setErrors(Object.fromEntries(errors.map(({ field, code }) => [field, textOf(code)])));
      if (answer?.billingData) setSeen(answer.billingData.version);
      if (answer?.success) discard();
      if (answer?.success && onSaved) return onSaved();
      if (answer?.success) return void toast({ text: t('invoice:data.saved'), tone: 'success' });
      if (answer?.errorCode === 'INVALID_DATA') return failed(answer.errorCode);
      setRefusal(answer?.errorCode ?? null);
    } catch (problem) {
      failed(problem);
    }
  }

  const text = (field: Exclude<keyof typeof form.values, 'country'>) => ({
    label: t(`invoice:data.${field}`),
    ...form.getInputProps(field),
  });
  return (
    <form id={id} noValidate onSubmit={form.onSubmit(submit)}>
      <Stack>
        {refusal && (
          <Alert color={refusal === 'WRONG_TAX_CODE' ? 'red' : 'yellow'} role="alert">
            {t(`invoice:error.${refusal}`)}
          </Alert>
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...text('firstName')} autoComplete="billing given-name" maxLength={30} />
          <TextInput {...text('lastName')} autoComplete="billing family-name" maxLength={30} />
          <TextInput {...text('address')} autoComplete="billing street-address" maxLength={100} />
          <TextInput {...text('municipality')} autoComplete="billing address-level2" maxLength={100} />
          <TextInput {...text('postalCode')} autoComplete="billing postal-code" maxLength={10} inputMode="numeric" />
          <TextInput
            {...text('province')}
            description={t('invoice:data.provinceHint')}
            autoComplete="billing address-level1"
            maxLength={2}
            autoCapitalize="characters"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
          <NativeSelect
            label={t('invoice:data.country')}
            {...form.getInputProps('country')}
            autoComplete="billing country"
            data={countries}
          />
          <TextInput
            {...text('taxCode')}
            description={t('invoice:data.taxCodeHint')}
            autoComplete="off"
            maxLength={30}
            autoCapitalize="characters"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        </SimpleGrid>
        {!id && (
          <Group justify="flex-end">
            <Button type="submit" loading={loading}>
              {t('common:save')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
