import { useMutation } from '@apollo/client/react';
import { Alert, NativeSelect, NumberInput, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SupportCentreFragment } from '@setpoint/client/documents';
import { LANGUAGES } from '@setpoint/i18n/browser';
import { PHONE_PREFIXES } from '@setpoint/kernel';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../table/form-dialog.js';
import { PlacePicker } from '../tournaments/place-picker.js';
import { EDIT_CENTRE } from './centre-documents.js';

/** As long as the server takes each. */
const LONGEST = {
  ...{ name: 100, address: 200, description: 2000, landline: 20, mobile: 20, email: 254, notificationMobile: 20 },
  ...{ website: 300, bookingUrl: 300, facebook: 300, instagram: 300 },
} as const;
type TextName = keyof typeof LONGEST;

const valuesOf = (centre: SupportCentreFragment) => ({
  ...{ name: centre.name, address: centre.address ?? '', description: centre.description ?? '' },
  ...{ city: centre.city ?? '', country: centre.country, timeZone: centre.timeZone },
  ...{ lat: centre.lat ?? ('' as number | string), lng: centre.lng ?? ('' as number | string) },
  ...{ prefix: centre.prefix ?? '', landline: centre.landline ?? '', mobile: centre.mobile ?? '' },
  ...{ email: centre.email ?? '', website: centre.website ?? '', bookingUrl: centre.bookingUrl ?? '' },
  ...{ facebook: centre.facebook ?? '', instagram: centre.instagram ?? '' },
  notificationPrefix: centre.notificationPrefix ?? '',
  notificationMobile: centre.notificationMobile ?? '',
  notificationLanguage: centre.notificationLanguage ?? 'en',
});

/** What the page of a centre says, and where bookings are told (CRT-01, CRT-06, CRT-09). */
export function CentreForm({ centre, onClose }: { readonly centre: SupportCentreFragment; onClose(): void }) {
  const { t, i18n } = useTranslation(['admin', 'centre', 'common']);
  const form = useForm({ initialValues: valuesOf(centre) });
  // The one that was read, and not one that arrives below the form: an edit of another is refused.
  const [version, setVersion] = useState(centre.version);
  const [refused, setRefused] = useState<string | null>(null);
  const [edit, { loading }] = useMutation(EDIT_CENTRE, { refetchQueries: ['SupportCentreById'] });
  const countries = new Intl.DisplayNames([i18n.language], { type: 'region' });
  const prefixes = [
    { value: '', label: '–' },
    ...PHONE_PREFIXES.map(({ country, prefix }) => ({ value: prefix, label: `${countries.of(country)} ${prefix}` })),
  ];

  async function submit() {
    const { lat, lng, ...values } = form.getValues();
    const given = { ...values, lat: Number(lat), lng: Number(lng) };
    // An empty position would be the one off Africa.
    if (lat === '' || lng === '') {
      form.setErrors({ [lat === '' ? 'lat' : 'lng']: t('centre:field.REQUIRED') });
      return setRefused('COURT_INVALID');
    }
    const input = { courtId: centre.id, version, ...given };
    const payload = (await edit({ variables: { input } }).catch(() => null))?.data?.editCourt;
    if (payload?.success) {
      toast({ text: t('centres.saved'), tone: 'success' });
      return onClose();
    }
    // Who sends it again has read that a colleague was faster.
    if (payload?.errorCode === 'COURT_CHANGED' && payload.court) setVersion(payload.court.version);
    const errors = (payload?.fieldErrors ?? []).map(({ field, code }) => [
      ['country', 'timeZone'].includes(field) ? 'city' : field,
      t(`centre:field.${code}` as 'centre:field.REQUIRED'),
    ]);
    form.setErrors(Object.fromEntries(errors));
    setRefused(payload?.errorCode ?? 'FAILED');
  }

  const text = (name: TextName) => ({
    label: t(`centre:info.${name}`),
    maxLength: LONGEST[name],
    ...form.getInputProps(name),
  });
  const position = (name: 'lat' | 'lng', most: number) => (
    <NumberInput
      label={t(`centres.${name}`)}
      required
      decimalScale={6}
      min={-most}
      max={most}
      clampBehavior="none"
      {...form.getInputProps(name)}
    />
  );
  return (
    <FormDialog
      size="xl"
      title={t('centres.edit')}
      action={t('common:save')}
      noValidate
      isDirty={form.isDirty()}
      sending={loading}
      refusal={
        refused && refused !== 'COURT_CHANGED' ? t(`centres.refused.${refused}` as 'centres.refused.FAILED') : null
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput data-autofocus required {...text('name')} />
      <TextInput required {...text('address')} />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <PlacePicker
          value={form.values}
          error={form.errors['city'] as string | undefined}
          onChange={(place) => form.setValues(place)}
        />
        {position('lat', 90)}
        {position('lng', 180)}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('centres.positionText')}
      </Text>
      <Textarea autosize minRows={3} {...text('description')} />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <NativeSelect label={t('centre:info.prefix')} data={prefixes} {...form.getInputProps('prefix')} />
        <TextInput type="tel" {...text('landline')} />
        <TextInput type="tel" {...text('mobile')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput type="email" {...text('email')} />
        <TextInput type="url" placeholder="https://" {...text('website')} />
        <TextInput type="url" placeholder="https://" {...text('bookingUrl')} />
        <TextInput type="url" placeholder="https://" {...text('facebook')} />
        <TextInput type="url" placeholder="https://" {...text('instagram')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <NativeSelect
          label={t('centre:info.notificationPrefix')}
          data={prefixes}
          {...form.getInputProps('notificationPrefix')}
        />
        <TextInput type="tel" {...text('notificationMobile')} />
        <NativeSelect
          label={t('centre:info.notificationLanguage')}
          data={LANGUAGES.map(({ code, label }) => ({ value: code, label }))}
          {...form.getInputProps('notificationLanguage')}
        />
      </SimpleGrid>
      {refused === 'COURT_CHANGED' && (
        <Alert color="orange" role="alert" title={t('centres.refused.COURT_CHANGED')}>
          {t('centres.changedText')}
        </Alert>
      )}
    </FormDialog>
  );
}
