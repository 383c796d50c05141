import { Anchor, Button, SimpleGrid, Text } from '@mantine/core';
import { useForm, type FormErrors } from '@mantine/form';
import { useSession } from '@setpoint/client/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useCaptcha } from '../../../entities/captcha/use-captcha.js';
import { isCommonPassword } from '../../../entities/password/is-common.js';
import { keptReferral } from '../../../entities/site/referral.js';
import { completeRegistration, register, type SignInEnd, waitForMail } from '../flow/sign-in.js';
import { useAttempt, useWithRedirect } from '../flow/use-attempt.js';
import { VisitorsOnly } from '../flow/visitors-only.js';
import { AuthCard, type Notice } from '../form/auth-card.js';
import { PasswordField, TextField } from '../form/fields.js';
import { useRefusalNotice } from '../form/refusal.js';
import { useFocus } from '../form/use-focus.js';
import { Social } from '../form/social.js';
import { useSubmit } from '../form/use-submit.js';
import { fieldCodeOf, findEmailError, findNameError, findNewPasswordError, isWholeCode } from '../form/validate.js';
import { SportsChoice, type ChosenSports } from './sports-choice.js';

/** /auth/register/{referralCode?}/{invitedCode?} (AUTH-01 to AUTH-04). */
export function Component() {
  const { invitedCode } = useParams();
  return (
    <VisitorsOnly invitedCode={invitedCode}>
      <RegisterForm />
    </VisitorsOnly>
  );
}

/** In visual order; the first invalid field is focused. */
const FIELDS = ['firstName', 'lastName', 'email', 'password', 'sports', 'referralCode'] as const;

/** What is shown before the first key is pressed: names and address of a social sign-in that goes on here. */
interface Known {
  readonly email?: string;
  readonly displayName?: string | null;
}

function namesOf({ displayName }: Known): [first: string, last: string] {
  const [first = '', ...last] = (displayName ?? '').trim().split(/\s+/);
  return [first, last.join(' ')];
}

function RegisterForm() {
  const { t } = useTranslation('auth');
  const attempt = useAttempt();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, state: locationState } = useLocation();
  const withRedirect = useWithRedirect();
  const refusal = useRefusalNotice();
  const captcha = useCaptcha();
  const { referralCode = '', invitedCode } = useParams();
  // A truncated link is reported and not sent.
  const isLinkWhole = [referralCode, invitedCode].every((code) => !code || isWholeCode(code));
  const [query] = useSearchParams();
  // Signed in with the provider already: only names and sports are missing.
  const completing = query.get('complete') === '1';
  const known = (locationState ?? {}) as Known;
  const [given, family] = namesOf(known);
  const form = useForm({
    initialValues: {
      firstName: given,
      lastName: family,
      email: known.email ?? '',
      password: '',
      sports: {} as ChosenSports,
      referralCode: isLinkWhole ? referralCode || keptReferral() : '',
    },
    validate: {
      firstName: findNameError,
      lastName: findNameError,
      email: (email) => (completing ? null : findEmailError(email)),
      password: (password) => (completing ? null : findNewPasswordError(password)),
      sports: (sports: ChosenSports) => (Object.keys(sports).length === 0 ? 'sportRequired' : null),
    },
  });
  const values = form.values;
  const [notice, setNotice] = useState<Notice | null>(
    isLinkWhole || completing
      ? null
      : { tone: 'warning', title: t('auth:invite.incompleteTitle'), text: t('auth:invite.incompleteText') },
  );
  const data = {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    sports: Object.keys(values.sports).map(Number),
    levels: Object.entries(values.sports).flatMap(([sport, level]) => (level ? [{ sport: Number(sport), level }] : [])),
    ...(values.referralCode.trim() && { referralCode: values.referralCode.trim() }),
    ...(invitedCode && isLinkWhole && { invitedCode }),
    captchaToken: captcha.token,
  };

  function focusFirst(errors: FormErrors) {
    const first = FIELDS.find((name) => errors[name]);
    if (first) focus(first);
  }

  function ended(end: SignInEnd) {
    captcha.renew();
    switch (end.kind) {
      case 'signed-in':
        return;
      case 'unverified':
        return void waitForMail(session, end.email);
      case 'needs-password':
        return setNotice({ tone: 'warning', text: t('auth:social.linkText') });
      case 'incomplete': {
        const [first, last] = namesOf(end);
        if (!values.firstName.trim()) form.setFieldValue('firstName', first);
        if (!values.lastName.trim()) form.setFieldValue('lastName', last);
        form.clearErrors();
        setNotice(null);
        return void navigate(withRedirect(`${pathname}?complete=1`), { state: end });
      }
      case 'refused': {
        const errors = Object.fromEntries(
          end.refusal.fields.map(({ field, code }) => [field, fieldCodeOf(field, code)]),
        );
        form.setErrors(errors);
        focusFirst(errors);
        return setNotice(refusal(end.refusal.code, end.text));
      }
    }
  }

  const { busy, run } = useSubmit(async () => {
    if (captcha.isMissing) return captcha.remind();
    if (!completing && (await isCommonPassword(values.password))) {
      form.setFieldError('password', 'passwordCommon');
      return focus('password');
    }
    ended(
      completing
        ? await completeRegistration(attempt, data)
        : await register(attempt, { email: values.email.trim(), password: values.password }, data),
    );
  });

  const focus = useFocus(busy);

  return (
    <AuthCard
      title={completing ? t('auth:register.completeTitle') : t('auth:register.title')}
      lead={
        completing ? (
          t('auth:register.completeText')
        ) : (
          <>
            {t('auth:register.already')}{' '}
            <Anchor component={Link} to={withRedirect('/auth/login')} fw={600}>
              {t('auth:link.login')}
            </Anchor>
          </>
        )
      }
      notice={notice}
      busy={busy}
      onSubmit={form.onSubmit(
        () => void run(),
        (errors) => {
          focusFirst(errors);
          setNotice(null);
        },
      )}
      foot={
        completing ? (
          <Anchor variant="standalone" component={Link} to={withRedirect('/auth/login')}>
            {t('auth:link.otherAccount')}
          </Anchor>
        ) : (
          <Social attempt={attempt} data={data} onEnd={ended} />
        )
      }
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextField
          id="firstName"
          label={t('auth:field.firstName')}
          autoComplete="given-name"
          {...form.getInputProps('firstName')}
        />
        <TextField
          id="lastName"
          label={t('auth:field.lastName')}
          autoComplete="family-name"
          {...form.getInputProps('lastName')}
        />
      </SimpleGrid>
      {!completing && (
        <>
          <TextField
            id="email"
            type="email"
            inputMode="email"
            label={t('auth:field.email')}
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <PasswordField
            id="password"
            label={t('auth:field.password')}
            description={t('auth:field.passwordHint')}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
        </>
      )}
      <SportsChoice
        id="sports"
        value={values.sports}
        onChange={(sports) => form.setFieldValue('sports', sports)}
        error={form.errors['sports'] ? t('auth:field.sportRequired') : null}
      />
      <TextField
        id="referralCode"
        label={t('auth:field.referralCode')}
        description={t('auth:field.referralHint')}
        autoComplete="off"
        {...form.getInputProps('referralCode')}
      />
      {captcha.field}
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {completing ? t('auth:register.complete') : t('auth:register.submit')}
      </Button>
      {!completing && (
        <Text size="sm" c="dimmed">
          {t('auth:register.next')}
        </Text>
      )}
    </AuthCard>
  );
}
