import { Alert, Button, TextInput } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { ask } from '@setpoint/client/ask';
import type { CouponCheckQuery } from '@setpoint/client/documents';
import { useSession } from '@setpoint/client/session';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { shownDay } from '../level/figures.js';
import { shownMoney } from '../money/money.js';
import { useAgain, useRefusal } from '../refusal/use-refusal.js';
import classes from './coupon-check.module.css';

const CouponCheck = graphql(`
  query CouponCheck($code: String!) {
    couponCheck(code: $code) {
      success
      errorCode
      retryAfterSeconds
      code
      validUntil
      discount {
        percent
        amount {
          cents
          currency
        }
      }
    }
  }
`);

type Answer = CouponCheckQuery['couponCheck'];

export const LONGEST_CODE = 40;

/** What a coupon is worth to me, before I pay with it (SMS-03). A `code` that is there already is checked at once. */
export function CouponCheckForm({ code = '' }: { readonly code?: string }) {
  const { t, i18n } = useTranslation('smash');
  const session = useSession();
  const failed = useRefusal('smash');
  const again = useAgain();
  const [typed, setTyped] = useState(code);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [loading, setLoading] = useState(false);
  const begun = useRef(false);

  async function check() {
    setLoading(true);
    setAnswer(null);
    try {
      setAnswer((await ask(session, CouponCheck, { code: typed })).couponCheck);
    } catch (error) {
      failed(error);
    }
    setLoading(false);
  }

  useEffect(() => {
    if (begun.current || !code) return;
    begun.current = true;
    void check();
  });

  const { discount, validUntil } = answer ?? {};
  const worth = discount?.amount
    ? shownMoney(discount.amount, i18n.language)
    : new Intl.NumberFormat(i18n.language, { style: 'percent' }).format((discount?.percent ?? 0) / 100);
  return (
    <>
      <form
        className={classes.check}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void check();
        }}
      >
        <TextInput
          label={t('coupon.code')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={LONGEST_CODE}
          value={typed}
          error={answer?.errorCode && again(t(`couponError.${answer.errorCode}`), answer.retryAfterSeconds)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAnswer(null);
          }}
        />
        <Button type="submit" variant="default" loading={loading}>
          {t('coupon.check')}
        </Button>
      </form>
      {answer?.success && (
        <Alert color="grass" role="status" mt="sm" title={t('coupon.worth', { code: answer.code, worth })}>
          {validUntil ? t('coupon.until', { day: shownDay(validUntil, i18n.language) }) : t('coupon.use')}
        </Alert>
      )}
    </>
  );
}
