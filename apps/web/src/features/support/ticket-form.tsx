import { Alert, Button, SimpleGrid, Stack, Textarea, TextInput, VisuallyHidden } from '@mantine/core';
import { useForm } from '@mantine/form';
import { graphql } from '@setpoint/client';
import { ask } from '@setpoint/client/ask';
import type { TicketKind } from '@setpoint/client/documents';
import { useMe, useSession } from '@setpoint/client/session';
import { EmptyState } from '@setpoint/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaptcha } from '../../entities/captcha/use-captcha.js';
import { forgetRequestId, requestIdFor } from '../../entities/request/request-id.js';

const OpenTicket = graphql(`
  mutation OpenTicket($input: OpenTicketInput!) {
    openTicket(input: $input) {
      success
      errorCode
      number
      retryAfterSeconds
      fieldErrors {
        field
        code
      }
    }
  }
`);

const LONGEST = { name: 100, email: 254, phone: 30, subject: 150, message: 5_000 } as const;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A message to support, or a centre's wish to be a partner: a ticket, and a copy by mail (PUB-01, PUB-02). */
export function TicketForm({ kind }: { readonly kind: TicketKind }) {
  const { t, i18n } = useTranslation('help');
  const me = useMe();
  const session = useSession();
  const own = kind === 'COURT_PARTNERSHIP' ? 'partner' : 'form';
  const form = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha();
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<{ readonly email: string; readonly number: number | null } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const required = (text: string) => (text.trim() ? null : t('form.error.REQUIRED'));
  const fields = useForm({
    initialValues: {
      name: me?.displayName ?? '',
      email: me?.email ?? '',
      phone: '',
      subject: '',
      message: '',
      website: '',
    },
    validate: {
      name: required,
      email: (text) => required(text) ?? (EMAIL.test(text.trim()) ? null : t('form.error.NOT_VALID')),
      subject: required,
      message: required,
    },
  });

  async function send({ website, phone, ...values }: typeof fields.values) {
    if (captcha.isMissing) return captcha.remind();
    setSending(true);
    setRefusal(null);
    const wish = { ...values, kind, phone: phone.trim() || null, language: i18n.language.slice(0, 2), website };
    const input = { ...wish, requestId: requestIdFor('ticket', wish), captchaToken: captcha.token };
    const answer = (await ask(session, OpenTicket, { input }).catch(() => null))?.openTicket;
    setSending(false);
    captcha.renew();
    if (answer?.success) {
      forgetRequestId('ticket');
      return setSentTo({ email: values.email.trim(), number: answer.number });
    }
    const errors = (answer?.fieldErrors ?? []).map(({ field, code }) => [field, t(`form.error.${code}`)]);
    fields.setErrors(Object.fromEntries(errors) as Record<string, string>);
    if (errors.length === 0) setRefusal(t(`form.refused.${answer?.errorCode ?? 'FAILED'}`));
    focusError();
  }

  /** After the error has been drawn. */
  const focusError = () => setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());

  if (sentTo) {
    return (
      <div role="status">
        <EmptyState
          illustration="mail"
          order={3}
          title={t('form.sent', { number: sentTo.number === null ? '' : `#${sentTo.number}` })}
          text={t('form.sentText', { email: sentTo.email })}
          action={
            <Button
              variant="default"
              onClick={() => {
                fields.setValues({ subject: '', message: '' });
                setSentTo(null);
              }}
            >
              {t('form.another')}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={fields.onSubmit((values) => void send(values), focusError)}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t('form.name')}
            required
            autoComplete="name"
            maxLength={LONGEST.name}
            {...fields.getInputProps('name')}
          />
          <TextInput
            label={t('form.email')}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={LONGEST.email}
            {...fields.getInputProps('email')}
          />
        </SimpleGrid>
        {kind === 'COURT_PARTNERSHIP' && (
          <TextInput
            label={t('partner.phone')}
            type="tel"
            autoComplete="tel"
            maxLength={LONGEST.phone}
            {...fields.getInputProps('phone')}
          />
        )}
        <TextInput
          label={t(`${own}.subject`)}
          required
          maxLength={LONGEST.subject}
          {...fields.getInputProps('subject')}
        />
        <Textarea
          label={t(`${own}.message`)}
          required
          autosize
          minRows={5}
          maxLength={LONGEST.message}
          {...fields.getInputProps('message')}
        />
        {/* Only programs fill this in. */}
        <VisuallyHidden aria-hidden>
          <input tabIndex={-1} autoComplete="off" name="website" {...fields.getInputProps('website')} />
        </VisuallyHidden>
        {captcha.field}
        {refusal && (
          <Alert color="red" role="alert">
            {refusal}
          </Alert>
        )}
        <Button type="submit" size="lg" loading={sending} style={{ alignSelf: 'flex-start' }}>
          {t(`${own}.send`)}
        </Button>
      </Stack>
    </form>
  );
}
