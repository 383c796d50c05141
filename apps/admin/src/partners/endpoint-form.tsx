import { useMutation } from '@apollo/client/react';
import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../table/form-dialog.js';
import { CREATE_ENDPOINT } from './documents.js';
import { NOTHING, useFieldErrors, type Refused } from './use-field-errors.js';

/** A new address, and what it is told of. */
export function EndpointForm({
  keyId,
  types,
  onClose,
  onCreated,
}: {
  readonly keyId: string;
  /** Those that the key may be told of. */
  readonly types: readonly { readonly type: string; readonly description: string }[];
  onClose(): void;
  onCreated(secret: string): void;
}) {
  const { t } = useTranslation('admin');
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [refused, setRefused] = useState<Refused>(NOTHING);
  const errorOf = useFieldErrors(refused);
  const [create, { loading }] = useMutation(CREATE_ENDPOINT, { refetchQueries: ['SupportWebhookEndpoints'] });

  async function submit() {
    const variables = { input: { keyId, url: url.trim(), types: chosen } };
    const payload = (await create({ variables }).catch(() => null))?.data?.createWebhookEndpoint;
    if (!payload?.secret)
      return setRefused({ code: payload?.errorCode ?? 'FAILED', fields: payload?.fieldErrors ?? [] });
    onCreated(payload.secret);
  }

  return (
    <FormDialog
      title={t('partners.addEndpoint')}
      action={t('partners.addEndpoint')}
      noValidate
      isDirty={url !== ''}
      sending={loading}
      refusal={refused.code && t(`partners.refused.${refused.code}`)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('partners.url')}
        description={t('partners.urlText')}
        data-autofocus
        required
        type="url"
        maxLength={500}
        value={url}
        error={errorOf('url')}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Checkbox.Group
        label={t('partners.events')}
        description={t('partners.eventsText')}
        error={errorOf('types')}
        value={chosen}
        onChange={setChosen}
      >
        <Stack gap="xs" mt="xs">
          {types.map(({ type }) => (
            <Checkbox key={type} value={type} label={type} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormDialog>
  );
}
