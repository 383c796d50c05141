import { useMutation, useQuery } from '@apollo/client/react';
import {
  Button,
  Group,
  NumberInput,
  Progress,
  Select,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useForm, type TransformedValues } from '@mantine/form';
import { graphql, type AccountQuery } from '@setpoint/client';
import { useSession } from '@setpoint/client/session';
import { ErrorState, Loading, Page, toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '../card.js';
import { useFieldErrorTexts } from '../field-error.js';
import { PlaceSetting } from '../place/place-setting.js';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';

const Account = graphql(`
  query Account {
    me {
      id
      firstName
      lastName
      sex
      birthDate
      description
      heightCm
      weightKg
      playingHand
      completeness {
        percent
        missing
      }
    }
  }
`);

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
        completeness {
          percent
          missing
        }
      }
    }
  }
`);

/** /player/account: who I am and where I play (ACC-01, ACC-08, SHL-07). */
export function Component() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(Account);
  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      {data?.me ? (
        <>
          {data.me.completeness && <Completeness {...data.me.completeness} />}
          <SettingsCard title={t('account:general.title')}>
            <GeneralForm key={data.me.id} me={data.me} />
          </SettingsCard>
          <SettingsCard id="place" title={t('account:place.title')}>
            <PlaceSetting />
          </SettingsCard>
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={520} radius="lg" />
        </Loading>
      )}
    </Page>
  );
}

function Completeness({ percent, missing }: { readonly percent: number; readonly missing: readonly string[] }) {
  const { t } = useTranslation('account');
  if (percent >= 100) return null;
  const named = missing.filter((field) => MISSING_FIELDS.includes(field)).map((field) => t(`account:missing.${field}`));
  return (
    <Stack gap={6} mb="lg">
      <Group justify="space-between">
        <Text fw={600}>{t('account:completeness', { percent })}</Text>
        {named.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('account:stillMissing', { fields: named.join(', ') })}
          </Text>
        )}
      </Group>
      <Progress value={percent} aria-label={t('account:completeness', { percent })} />
    </Stack>
  );
}

const MISSING_FIELDS = [
  'sex',
  'birthDate',
  'description',
  'heightCm',
  'weightKg',
  'playingHand',
  'location',
  'sports',
  'levels',
  'availability',
  'photo',
];

type Me = NonNullable<AccountQuery['me']>;

/** What a number field holds while it is empty, or while no number can be read from it. */
const NOT_GIVEN: number | string = '';
const givenNumber = (value: number | string) => (typeof value === 'number' ? value : null);

function GeneralForm({ me }: { readonly me: Me }) {
  const { t } = useTranslation('account');
  const session = useSession();
  const errorTexts = useFieldErrorTexts();
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
        session.amend({ firstName, lastName, displayName, slug, sex });
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
          <NumberInput
            label={t('account:general.height')}
            suffix=" cm"
            min={80}
            max={250}
            allowDecimal={false}
            hideControls
            {...form.getInputProps('heightCm')}
          />
          <NumberInput
            label={t('account:general.weight')}
            suffix=" kg"
            min={20}
            max={250}
            allowDecimal={false}
            hideControls
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
