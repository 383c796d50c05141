import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { ErrorState, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '../card.js';

const MyAbsence = graphql(`
  query MyAbsence {
    me {
      id
      absence {
        from
        to
      }
    }
  }
`);

const SaveAbsence = graphql(`
  mutation SaveAbsence($input: SaveAbsenceInput!) {
    saveAbsence(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      user {
        id
        absence {
          from
          to
        }
      }
    }
  }
`);

interface Days {
  readonly from: string;
  readonly to: string;
}

/** When I am on holiday: no invitations, no planned matches (ACC-07). */
export function AbsenceCard() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(MyAbsence);
  const kept = data?.me?.absence ?? null;
  return (
    <SettingsCard id="holiday" title={t('account:absence.title')}>
      {error && !data ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : !data ? (
        <Skeleton height={120} />
      ) : (
        <AbsenceForm key={`${kept?.from} ${kept?.to}`} kept={kept} />
      )}
    </SettingsCard>
  );
}

function AbsenceForm({ kept }: { readonly kept: Days | null }) {
  const { t } = useTranslation(['account', 'common']);
  const [days, setDays] = useState<Days>({ from: kept?.from ?? '', to: kept?.to ?? '' });
  const [errors, setErrors] = useState<readonly { readonly field: string; readonly code: string }[]>([]);
  const [save, { loading }] = useMutation(SaveAbsence);
  const errorOf = (field: 'from' | 'to') => {
    const code = errors.find((one) => one.field.endsWith(field))?.code;
    return code && t(`account:absence.error.${code}`);
  };

  async function submit(absence: Days | null) {
    if (loading) return;
    const missing = absence ? (['from', 'to'] as const).filter((field) => !absence[field]) : [];
    setErrors(missing.map((field) => ({ field, code: 'INVALID' })));
    if (missing.length > 0) return;
    const answer = await save({ variables: { input: { absence } } }).catch(() => null);
    const payload = answer?.data?.saveAbsence;
    if (payload?.success) return void toast({ text: t('account:saved'), tone: 'success' });
    setErrors(payload?.fieldErrors ?? []);
    if (!payload?.fieldErrors.length) toast({ text: t('account:notSaved'), tone: 'error' });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(days);
      }}
    >
      <Stack>
        <Text>{t('account:absence.what')}</Text>
        <Group gap="sm" align="flex-start" grow preventGrowOverflow={false}>
          {(['from', 'to'] as const).map((field) => (
            <TextInput
              key={field}
              type="date"
              label={t(`account:absence.${field}`)}
              value={days[field]}
              error={errorOf(field)}
              onChange={({ currentTarget }) => setDays({ ...days, [field]: currentTarget.value })}
            />
          ))}
        </Group>
        <Group justify="flex-end">
          {kept && (
            <Button variant="default" disabled={loading} onClick={() => void submit(null)}>
              {t('account:absence.clear')}
            </Button>
          )}
          <Button type="submit" loading={loading}>
            {t('common:save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
