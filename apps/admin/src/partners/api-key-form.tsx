import { useMutation } from '@apollo/client/react';
import { Checkbox, NumberInput, Stack, TextInput } from '@mantine/core';
import type { ApiScope } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../table/form-dialog.js';
import { CREATE_API_KEY } from './documents.js';
import { NOTHING, useFieldErrors, type Refused } from './use-field-errors.js';

const SCOPES = [
  ...(['PLAYERS_READ', 'MATCHES_READ', 'TOURNAMENTS_READ', 'LEAGUES_READ', 'COURTS_READ'] as const),
] satisfies readonly ApiScope[];
const QUOTA = { perMinute: 60, perDay: 10_000, costPerMinute: 20_000 };

/** A new key. What the server does not accept stands beside its field. */
export function ApiKeyForm({ onClose, onCreated }: { onClose(): void; onCreated(id: string, secret: string): void }) {
  const { t } = useTranslation('admin');
  const [values, setValues] = useState({ name: '', owner: '', courtId: '', expiresOn: '' });
  const [scopes, setScopes] = useState<string[]>([]);
  const [quota, setQuota] = useState<Record<keyof typeof QUOTA, number>>(QUOTA);
  const [refused, setRefused] = useState<Refused>(NOTHING);
  const errorOf = useFieldErrors(refused);
  const [create, { loading }] = useMutation(CREATE_API_KEY, { refetchQueries: ['SupportApiKeys'] });
  const text = (name: keyof typeof values) => ({
    label: t(`partners.${name}`),
    value: values[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const { value } = currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
  });

  async function submit() {
    const { name, owner, courtId, expiresOn } = values;
    const input = {
      ...{ name, owner, scopes: scopes as ApiScope[], ...quota, courtId: courtId.trim() || null },
      expiresAt: expiresOn ? new Date(`${expiresOn}T23:59:59`).toISOString() : null,
    };
    const payload = (await create({ variables: { input } }).catch(() => null))?.data?.createApiKey;
    if (!payload?.key || !payload.secret)
      return setRefused({ code: payload?.errorCode ?? 'FAILED', fields: payload?.fieldErrors ?? [] });
    onCreated(payload.key.id, payload.secret);
  }

  return (
    <FormDialog
      title={t('partners.new')}
      action={t('partners.create')}
      noValidate
      isDirty={values.name !== ''}
      sending={loading}
      refusal={refused.code && t(`partners.refused.${refused.code}`)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput {...text('name')} data-autofocus required maxLength={60} />
      <TextInput {...text('owner')} description={t('partners.ownerText')} required maxLength={80} />
      <Checkbox.Group
        label={t('partners.scopesTitle')}
        description={t('partners.scopesText')}
        error={errorOf('scopes')}
        value={scopes}
        onChange={setScopes}
      >
        <Stack gap="xs" mt="xs">
          {SCOPES.map((scope) => (
            <Checkbox key={scope} value={scope} label={t(`partners.scopes.${scope}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      {(Object.keys(QUOTA) as (keyof typeof QUOTA)[]).map((name) => (
        <NumberInput
          key={name}
          label={t(`partners.${name}`)}
          min={1}
          allowDecimal={false}
          value={quota[name]}
          error={errorOf(name)}
          onChange={(value) => setQuota((before) => ({ ...before, [name]: Number(value) }))}
        />
      ))}
      <TextInput {...text('courtId')} description={t('partners.courtIdText')} />
      <TextInput {...text('expiresOn')} error={errorOf('expiresAt')} type="date" />
    </FormDialog>
  );
}
