import { useLazyQuery } from '@apollo/client/react';
import { Alert, Button, TextInput } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { shownDay } from '../../../entities/level/figures.js';
import { useRefusal } from '../../../entities/refusal/use-refusal.js';
import { SettingsCard } from '../card.js';
import { shownMoney } from '../../../entities/money/money.js';
import classes from './smash.module.css';

const CouponCheck = graphql(`
  query CouponCheck($code: String!) {
    couponCheck(code: $code) {
      success
      errorCode
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

const LONGEST = 40;

/** What a coupon is worth to me, before I pay with it (SMS-03). */
export function CouponCheckCard() {
  const { t, i18n } = useTranslation('smash');
  const failed = useRefusal('smash');
  const [typed, setTyped] = useState('');
  const [check, { data, loading }] = useLazyQuery(CouponCheck, { fetchPolicy: 'no-cache' });
  const [isNew, setIsNew] = useState(true);
  const answer = isNew ? undefined : data?.couponCheck;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsNew(false);
    const { error } = await check({ variables: { code: typed } });
    if (error) failed(error);
  }

  const { discount, validUntil } = answer ?? {};
  const worth = discount?.amount
    ? shownMoney(discount.amount, i18n.language)
    : new Intl.NumberFormat(i18n.language, { style: 'percent' }).format((discount?.percent ?? 0) / 100);
  return (
    <SettingsCard title={t('coupon.title')}>
      <form className={classes.check} onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t('coupon.code')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={LONGEST}
          value={typed}
          error={answer?.errorCode && t(`couponError.${answer.errorCode}`)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIsNew(true);
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
    </SettingsCard>
  );
}
