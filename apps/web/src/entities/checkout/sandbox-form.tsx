import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Radio, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedBy, UNHEARD, type Refused } from '../refusal/refused.js';
import classes from './checkout.module.css';
import { RefusalAlert } from './refusal-alert.js';
import { AnswerInSandbox, PayInSandbox, TEST_CARDS, type TestCard } from './sandbox-fields.js';
import type { PaymentErrorCode } from './use-start-payment.js';

const PAYPAL = 'paypal';
const OTHER = 'other';
const CARDS = Object.keys(TEST_CARDS) as TestCard[];

/** Where there are no keys of Stripe: test cards, PayPal's page and the bank's question, without any money (BIL-01). */
export function SandboxForm({
  clientSecret,
  amount,
  asks: isAsked,
  notice,
  onDone,
}: {
  readonly clientSecret: string;
  readonly amount: string | null;
  /** Its bank waits for an answer from before. */
  readonly asks: boolean;
  /** Above the choice of means. */
  readonly notice: ReactNode;
  onDone(): void;
}) {
  const { t } = useTranslation('checkout');
  const [chosen, setChosen] = useState<string>('SUCCEEDS');
  const [number, setNumber] = useState('');
  const [asks, setAsks] = useState(isAsked);
  const [refusal, setRefusal] = useState<Refused<PaymentErrorCode> | null>(null);
  const [pay, { loading: paying }] = useMutation(PayInSandbox);
  const [answer, { loading: answering }] = useMutation(AnswerInSandbox);

  async function heard(send: () => Promise<{ errorCode: PaymentErrorCode | null; asksPayer: boolean } | undefined>) {
    setRefusal(null);
    try {
      const result = await send();
      if (!result) return setRefusal(UNHEARD);
      // One that has ended, or is not known yet, is our server's to tell.
      if (result.errorCode && result.errorCode !== 'PAYMENT_OVER') return setRefusal(refusedBy(result));
      setAsks(result.asksPayer);
      if (!result.asksPayer) onDone();
    } catch (problem) {
      console.error(problem);
      setRefusal(UNHEARD);
    }
  }

  const means = chosen === OTHER ? number : chosen === PAYPAL ? PAYPAL : TEST_CARDS[chosen as TestCard];
  const submit = () =>
    void heard(async () => (await pay({ variables: { input: { clientSecret, means } } })).data?.payInSandbox);
  const tell = (approves: boolean) =>
    void heard(async () => (await answer({ variables: { input: { clientSecret, approves } } })).data?.answerInSandbox);

  if (asks) {
    const page = chosen === PAYPAL ? 'paypal' : 'bank';
    return (
      <section className={classes.bank} aria-labelledby="asked">
        <Title order={4} id="asked" size="h4">
          {t(`sandbox.${page}.title`)}
        </Title>
        <Text my="sm">{t(`sandbox.${page}.text`, { amount: amount ?? '' })}</Text>
        <RefusalAlert refusal={refusal} onLook={onDone} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={answering} onClick={() => tell(false)}>
            {t('sandbox.refuse')}
          </Button>
          <Button loading={answering} onClick={() => tell(true)} data-autofocus>
            {t('sandbox.approve')}
          </Button>
        </Group>
      </section>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        {notice}
        <Alert color="clay" title={t('sandbox.title')}>
          {t('sandbox.what')}
        </Alert>
        <Radio.Group label={t('sandbox.means')} value={chosen} onChange={setChosen}>
          <Stack gap={0} mt={4}>
            {CARDS.map((card) => (
              <Radio
                key={card}
                className={classes.means}
                value={card}
                label={t(`sandbox.card.${card}`)}
                description={<span className={classes.number}>{TEST_CARDS[card]}</span>}
              />
            ))}
            <Radio className={classes.means} value={PAYPAL} label={t('sandbox.card.paypal')} />
            <Radio className={classes.means} value={OTHER} label={t('sandbox.card.other')} />
          </Stack>
        </Radio.Group>
        {chosen === OTHER && (
          <TextInput
            label={t('sandbox.number')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={23}
            value={number}
            onChange={({ currentTarget }) => setNumber(currentTarget.value)}
          />
        )}
        <RefusalAlert refusal={refusal} onLook={onDone} />
        <Button type="submit" size="md" loading={paying}>
          {amount === null ? t('pay.save') : t('pay.amount', { amount })}
        </Button>
      </Stack>
    </form>
  );
}
