import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { PHONE_PREFIXES } from '@setpoint/kernel';
import { ConfirmSheet, ErrorState, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SettingsCard } from '../../card.js';
import { CodeForm } from '../../../../entities/phone/code-form.js';
import { NumberForm } from '../../../../entities/phone/number-form.js';
import { usePhone } from '../../../../entities/phone/use-phone.js';

type Step = 'number' | 'code';

/** My mobile number: added, changed and removed. Each step is a place in the browser's history (ACC-02). */
export function PhoneCard() {
  const { t } = useTranslation('account');
  const [params, setParams] = useSearchParams();
  const [removing, setRemoving] = useState(false);
  const { phone, isMissing, retry, sending, sendCode, confirming, confirmCode, removeNumber, refusal, forget } =
    usePhone();
  const step = params.get('step');
  const pending = phone?.pending ?? null;

  const goTo = (next: Step | null, replace = false) => {
    if (next !== 'code') forget();
    setParams(next ? { step: next } : {}, { replace, preventScrollReset: true });
  };

  async function resend(number: string) {
    const prefix = PHONE_PREFIXES.find((one) => number.startsWith(one.prefix))?.prefix ?? '';
    const before = pending?.resendAt;
    const at = await sendCode(prefix, number);
    if (at) toast({ text: t(`account:phone.${at === before ? 'onItsWay' : 'sentAgain'}`) });
  }

  function content() {
    if (isMissing) return <ErrorState onRetry={retry} />;
    if (!phone) return <Skeleton height={44} />;
    if (step === 'code' && pending) {
      return (
        <CodeForm
          number={pending.number}
          busy={confirming}
          refusal={refusal}
          onSubmit={async (code) => {
            if (!(await confirmCode(code))) return;
            toast({ text: t('account:phone.saved'), tone: 'success' });
            goTo(null, true);
          }}
          onResend={() => void resend(pending.number)}
          onOther={() => goTo('number')}
        />
      );
    }
    if (step === 'number' || step === 'code') {
      return (
        <>
          {step === 'code' && !refusal && <Alert color="yellow">{t('account:phone.codeGone')}</Alert>}
          <NumberForm
            busy={sending}
            refusal={refusal}
            onSubmit={async (prefix, number) => {
              if (await sendCode(prefix, number)) goTo('code');
            }}
            onCancel={() => goTo(null)}
          />
        </>
      );
    }
    if (!phone.number) return <Button onClick={() => goTo('number')}>{t('account:phone.add')}</Button>;
    return (
      <>
        <Text fw={650} size="lg">
          {phone.number}
        </Text>
        <Group gap="sm">
          <Button variant="default" onClick={() => goTo('number')}>
            {t('account:phone.change')}
          </Button>
          <Button variant="light" color="red" onClick={() => setRemoving(true)}>
            {t('account:phone.remove')}
          </Button>
        </Group>
      </>
    );
  }

  return (
    <SettingsCard id="phone" title={t('account:phone.title')}>
      <Stack align="stretch">
        <Text>{t('account:phone.what')}</Text>
        {content()}
      </Stack>
      <ConfirmSheet
        opened={removing}
        onClose={() => setRemoving(false)}
        title={t('account:phone.remove')}
        text={t('account:phone.removeText')}
        confirmLabel={t('account:phone.remove')}
        danger
        onConfirm={async () => {
          if (await removeNumber()) toast({ text: t('account:phone.removed') });
        }}
      />
    </SettingsCard>
  );
}
