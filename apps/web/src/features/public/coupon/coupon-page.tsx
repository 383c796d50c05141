import { Button, Group, Text, TextInput } from '@mantine/core';
import { useHoldsSession } from '@setpoint/client/session';
import { Page } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { CouponCheckForm, LONGEST_CODE } from '../../../entities/smash/coupon-check.js';
import { loginPath } from '../../../entities/site/paths.js';
import classes from './coupon-page.module.css';

/** Allowed characters of a code; others are stripped. */
const codeIn = (text: string | null): string =>
  (text ?? '')
    .replace(/[^\p{L}\p{N}_-]/gu, '')
    .slice(0, LONGEST_CODE)
    .toUpperCase();

/** /coupon and /coupon?code=…: value and use of a code (PUB-01, SMS-03). */
export function Component() {
  const { t } = useTranslation('visit');
  const [query] = useSearchParams();
  const code = codeIn(query.get('code'));
  const isHeld = useHoldsSession();
  return (
    <Page width="narrow" title={t('coupon.title')} description={t('coupon.lead')} lead={t('coupon.lead')}>
      <div className={classes.ticket}>
        {isHeld ? <CouponCheckForm key={code} code={code} /> : <SignInWith code={code} />}
      </div>
      <h2 className={classes.heading}>{t('coupon.how')}</h2>
      <ol className={classes.steps}>
        {(['have', 'choose', 'pay'] as const).map((step) => (
          <li key={step}>{t(`coupon.steps.${step}`)}</li>
        ))}
      </ol>
      <Group mt="xl">
        <Button component={Link} to="/tournament/list">
          {t('coupon.tournaments')}
        </Button>
        <Button component={Link} to="/smash" variant="default">
          {t('coupon.smash')}
        </Button>
      </Group>
    </Page>
  );
}

/** Codes are checked per player: visitors sign in first and return here. */
function SignInWith({ code }: { readonly code: string }) {
  const { t } = useTranslation('visit');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(code);
  const back = typed ? `/coupon?code=${encodeURIComponent(codeIn(typed))}` : '/coupon';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(loginPath(back));
      }}
    >
      <TextInput
        label={t('coupon.code')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={LONGEST_CODE}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" my="sm">
        {t('coupon.signIn')}
      </Text>
      <Group>
        <Button type="submit">{t('coupon.login')}</Button>
        <Button component={Link} to={`/auth/register?redirectTo=${encodeURIComponent(back)}`} variant="default">
          {t('coupon.join')}
        </Button>
      </Group>
    </form>
  );
}
