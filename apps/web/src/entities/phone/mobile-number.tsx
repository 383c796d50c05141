import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { PHONE_PREFIXES } from '@setpoint/kernel';
import { ErrorState, toast } from '@setpoint/ui';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from './code-form.js';
import { NumberForm } from './number-form.js';
import { usePhone } from './use-phone.js';

/** My mobile number, verified here where it is missing (TRN-06). */
export function MobileNumber({
  why,
  refusal: missing = null,
  onKnown,
}: {
  /** What it is needed for. */
  readonly why: string;
  /** One wanted to go on without. */
  readonly refusal?: string | null;
  onKnown(hasNumber: boolean): void;
}) {
  const { t } = useTranslation('account');
  const { phone, isMissing: failed, retry, sending, sendCode, confirming, confirmCode, refusal, forget } = usePhone();
  const [another, setAnother] = useState(false);
  const number = phone?.number ?? null;
  const pending = phone?.pending ?? null;
  const isKnown = phone !== undefined && phone !== null;

  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (isKnown) tell(number !== null);
  }, [isKnown, number]);

  async function resend(to: string) {
    const prefix = PHONE_PREFIXES.find((one) => to.startsWith(one.prefix))?.prefix ?? '';
    if (await sendCode(prefix, to)) toast({ text: t('phone.sentAgain') });
  }

  if (failed) return <ErrorState onRetry={retry} />;
  if (!phone) return <Skeleton height={44} />;
  if (number) {
    return (
      <Text fw={600}>
        <IconCircleCheck size={20} aria-hidden style={{ verticalAlign: 'text-bottom' }} /> {number}
      </Text>
    );
  }
  return (
    <Stack gap="md">
      <Text c="dimmed">{why}</Text>
      {missing && (
        <Alert color="red" role="alert">
          {missing}
        </Alert>
      )}
      {pending && !another ? (
        <CodeForm
          number={pending.number}
          busy={confirming}
          refusal={refusal}
          onSubmit={async (code) => {
            if (await confirmCode(code)) toast({ text: t('phone.saved'), tone: 'success' });
          }}
          onResend={() => void resend(pending.number)}
          onOther={() => {
            forget();
            setAnother(true);
          }}
        />
      ) : (
        <NumberForm
          busy={sending}
          refusal={refusal}
          onSubmit={async (prefix, typed) => {
            if (await sendCode(prefix, typed)) setAnother(false);
          }}
          {...(pending && { onCancel: () => setAnother(false) })}
        />
      )}
    </Stack>
  );
}
