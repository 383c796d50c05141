import { Group, NativeSelect, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { EditedCourtFragment } from '@setpoint/client/documents';
import { LANGUAGES } from '@setpoint/i18n/browser';
import { PHONE_PREFIXES } from '@setpoint/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Located } from '../../../entities/court/located.js';
import { CityField, type CentrePlace } from '../place/city-field.js';
import { EditInfo } from './edit-fields.js';
import { SaveBar } from './save-bar.js';
import { useSave } from './use-save.js';

const LONGEST = { name: 100, address: 200, url: 300, email: 254, number: 20, description: 2000 };

const placeOf = ({ city, country, lat, lng, timeZone }: Located<EditedCourtFragment>): CentrePlace => ({
  ...{ city, country, lat, lng, timeZone },
});

const valuesOf = (court: Located<EditedCourtFragment>) => ({
  ...{ name: court.name, address: court.address, description: court.description ?? '' },
  ...{ prefix: court.prefix ?? '', landline: court.landline ?? '', mobile: court.mobile ?? '' },
  ...{ email: court.email ?? '', website: court.website ?? '', bookingUrl: court.bookingUrl ?? '' },
  ...{ facebook: court.facebook ?? '', instagram: court.instagram ?? '' },
  notificationPrefix: court.notificationPrefix ?? '',
  notificationMobile: court.notificationMobile ?? '',
  notificationLanguage: court.notificationLanguage ?? 'en',
  place: placeOf(court),
});

/** What the page of a centre says, and where bookings are told (CRT-01, CRT-06, CRT-09). */
export function InfoForm({ court }: { readonly court: Located<EditedCourtFragment> }) {
  const { t, i18n } = useTranslation('centre');
  const form = useForm({ initialValues: valuesOf(court) });
  const { save, saving, conflict, errors } = useSave(EditInfo, court.version);
  // Fields that keep a text of their own begin anew with other values.
  const [round, setRound] = useState(0);
  const countries = new Intl.DisplayNames([i18n.language], { type: 'region' });
  const prefixes = [
    { value: '', label: '–' },
    ...PHONE_PREFIXES.map(({ country, prefix }) => ({ value: prefix, label: `${countries.of(country)} ${prefix}` })),
  ];
  const wrong = (name: string) => errors[name] && t(`field.${errors[name]}` as 'field.REQUIRED');
  const text = (
    name: keyof typeof LONGEST | 'website' | 'bookingUrl' | 'facebook' | 'instagram' | 'landline' | 'mobile',
  ) => ({
    label: t(`info.${name}` as 'info.name'),
    // It brings an error of its own, which is always none here: the server's comes after it.
    ...form.getInputProps(name),
    error: wrong(name),
  });

  // What came with the town that was chosen is put right by choosing one.
  const placeField = ['city', 'country', 'timeZone'].find((name) => errors[name]);

  async function send({ place, ...values }: typeof form.values) {
    if (await save({ courtId: court.id, ...values, ...place })) form.resetDirty();
  }

  function showTheirs() {
    form.setValues(valuesOf(court));
    setRound((before) => before + 1);
  }

  return (
    <form noValidate onSubmit={form.onSubmit((values) => void send(values))}>
      <Stack maw={640}>
        <TextInput required maxLength={LONGEST.name} {...text('name')} />
        <TextInput required maxLength={LONGEST.address} {...text('address')} />
        <CityField
          key={round}
          value={form.values.place}
          error={placeField && wrong(placeField)}
          positionError={wrong('lat') || wrong('lng')}
          onChange={(place) => form.setFieldValue('place', place)}
        />
        <Textarea autosize minRows={3} maxLength={LONGEST.description} {...text('description')} />
        <Title order={2} size="h4" mt="sm">
          {t('info.contact')}
        </Title>
        <NativeSelect
          label={t('info.prefix')}
          data={prefixes}
          {...form.getInputProps('prefix')}
          error={wrong('prefix')}
        />
        <Group grow align="start" preventGrowOverflow={false} wrap="wrap">
          <TextInput type="tel" maxLength={LONGEST.number} {...text('landline')} />
          <TextInput type="tel" maxLength={LONGEST.number} {...text('mobile')} />
        </Group>
        <TextInput type="email" maxLength={LONGEST.email} {...text('email')} />
        <TextInput type="url" placeholder="https://" maxLength={LONGEST.url} {...text('website')} />
        <TextInput type="url" placeholder="https://" maxLength={LONGEST.url} {...text('bookingUrl')} />
        <TextInput type="url" placeholder="https://" maxLength={LONGEST.url} {...text('facebook')} />
        <TextInput type="url" placeholder="https://" maxLength={LONGEST.url} {...text('instagram')} />
        <Title order={2} size="h4" mt="sm">
          {t('info.notices')}
        </Title>
        <Text size="sm">{t('info.noticesText')}</Text>
        <NativeSelect
          label={t('info.notificationPrefix')}
          data={prefixes}
          {...form.getInputProps('notificationPrefix')}
          error={wrong('notificationPrefix')}
        />
        <TextInput
          label={t('info.notificationMobile')}
          type="tel"
          maxLength={LONGEST.number}
          {...form.getInputProps('notificationMobile')}
          error={wrong('notificationMobile')}
        />
        <NativeSelect
          label={t('info.notificationLanguage')}
          data={LANGUAGES.map(({ code, label }) => ({ value: code, label }))}
          {...form.getInputProps('notificationLanguage')}
          error={wrong('notificationLanguage')}
        />
        <SaveBar saving={saving} conflict={conflict} onReload={showTheirs} />
      </Stack>
    </form>
  );
}
