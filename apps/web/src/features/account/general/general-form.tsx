import { useMutation } from '@apollo/client/react';
import { Button, Group, NumberInput, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm, type TransformedValues } from '@mantine/form';
import { graphql, type AccountQuery } from '@setpoint/client';
import { useSession } from '@setpoint/client/session';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useFieldErrorTexts } from '../field-error.js';
import { useCountries } from './use-countries.js';

const SaveProfile = graphql(`
  mutation SaveProfile($input: SaveProfileInput!) {
    saveProfile(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      user {
        id
        firstName
        lastName
        displayName
        slug
        sex
        birthDate
        description
        heightCm
        weightKg
        playingHand
        nationality
        completeness {
          percent
          missing
        }
      }
    }
  }
`);

type Me = NonNullable<AccountQuery['me']>;

/** What a number field holds while it is empty, or while no number can be read from it. */
const NOT_GIVEN: number | string = '';
const givenNumber = (value: number | string) => (typeof value === 'number' ? value : null);

/** Who I am (ACC-01). */
export function GeneralForm({ me }: { readonly me: Me }) {
  const { t } = useTranslation('account');
  const session = useSession();
  const errorTexts = useFieldErrorTexts();
  const countries = useCountries();
  const form = useForm({
    initialValues: {
      firstName: me.firstName,
      lastName: me.lastName,
      sex: me.sex,
      birthDate: me.birthDate ?? '',
      description: me.description ?? '',
      heightCm: me.heightCm ?? NOT_GIVEN,
      weightKg: me.weightKg ?? NOT_GIVEN,
      playingHand: me.playingHand,
      nationality: me.nationality,
    },
    transformValues: (values) => ({
      ...values,
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      birthDate: values.birthDate || null,
      description: values.description.trim() || null,
      heightCm: givenNumber(values.heightCm),
      weightKg: givenNumber(values.weightKg),
    }),
  });
  const [save, { loading }] = useMutation(SaveProfile);

  async function submit(input: TransformedValues<typeof form>) {
    if (loading) return;
    try {
      const { data } = await save({ variables: { input } });
      const payload = data?.saveProfile;
      form.setErrors(errorTexts(payload?.fieldErrors ?? []));
      if (!payload?.success) return void toast({ text: t('account:notSaved'), tone: 'error' });
      if (payload.user) {
        const { firstName, lastName, displayName, slug, sex } = payload.user;
        session.amend({ firstName, lastName, displayName, ...(slug !== null && { slug }), sex });
      }
      toast({ text: t('account:saved'), tone: 'success' });
    } catch {
      toast({ text: t('account:notSaved'), tone: 'error' });
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t('account:general.firstName')}
            {...form.getInputProps('firstName')}
            autoComplete="given-name"
            maxLength={50}
          />
          <TextInput
            label={t('account:general.lastName')}
            {...form.getInputProps('lastName')}
            autoComplete="family-name"
            maxLength={50}
          />
          <Select
            label={t('account:general.sex')}
            data={[
              { value: 'F', label: t('account:general.sexF') },
              { value: 'M', label: t('account:general.sexM') },
            ]}
            placeholder="–"
            {...form.getInputProps('sex')}
          />
          <TextInput
            type="date"
            label={t('account:general.birthDate')}
            {...form.getInputProps('birthDate')}
            autoComplete="bday"
          />
          <Select
            label={t('account:general.nationality')}
            data={countries}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': t('account:general.noNationality') }}
            nothingFoundMessage={t('account:general.noCountry')}
            placeholder="–"
            {...form.getInputProps('nationality')}
          />
          <NumberInput
            label={t('account:general.height')}
            allowNegative={false}
            allowDecimal={false}
            hideControls
            inputMode="numeric"
            rightSection={<Unit name="cm" />}
            rightSectionPointerEvents="none"
            {...form.getInputProps('heightCm')}
          />
          <NumberInput
            label={t('account:general.weight')}
            allowNegative={false}
            allowDecimal={false}
            hideControls
            inputMode="numeric"
            rightSection={<Unit name="kg" />}
            rightSectionPointerEvents="none"
            {...form.getInputProps('weightKg')}
          />
          <Select
            label={t('account:general.hand')}
            {...form.getInputProps('playingHand')}
            data={[
              { value: 'RIGHT', label: t('account:general.handRIGHT') },
              { value: 'LEFT', label: t('account:general.handLEFT') },
            ]}
            placeholder="–"
          />
          <TextInput
            label={t('account:general.description')}
            description={t('account:general.descriptionHint')}
            maxLength={30}
            {...form.getInputProps('description')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        </SimpleGrid>
        <Group justify="flex-end">
          <Button type="submit" loading={loading}>
            {t('common:save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Beside the number also while it is empty; its name says it to screen readers. */
const Unit = ({ name }: { readonly name: string }) => (
  <Text span size="sm" c="dimmed" aria-hidden>
    {name}
  </Text>
);
