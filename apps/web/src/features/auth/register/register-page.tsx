import { Anchor, Button, SimpleGrid, Text } from '@mantine/core';
import { useSession } from '@setpoint/client/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { rememberLevels } from '../../../entities/site/pending-levels.js';
import { completeRegistration, register, type SignInEnd } from '../flow/sign-in.js';
import { useAttempt, useWithRedirect } from '../flow/use-attempt.js';
import { VisitorsOnly } from '../flow/visitors-only.js';
import { AuthCard, type Notice } from '../form/auth-card.js';
import { PasswordField, TextField } from '../form/fields.js';
import { useRefusalNotice } from '../form/refusal.js';
import { useFocus } from '../form/use-focus.js';
import { Social } from '../form/social.js';
import { useSubmit } from '../form/use-submit.js';
import { faultInEmail, faultInName, faultInNewPassword, fieldCodeOf, type FieldCode } from '../form/validate.js';
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

type FieldName = 'firstName' | 'lastName' | 'email' | 'password' | 'sports' | 'referralCode';
type Faults = Partial<Record<FieldName, FieldCode | null>>;
const ORDER: readonly FieldName[] = ['firstName', 'lastName', 'email', 'password', 'sports', 'referralCode'];

/** What is shown before the first key is pressed: names and address of a social sign-in that goes on here. */
interface Known {
  readonly email?: string;
  readonly displayName?: string | null;
}

function RegisterForm() {
  const { t } = useTranslation('auth');
  const attempt = useAttempt();
  const session = useSession();
  const withRedirect = useWithRedirect();
  const refusal = useRefusalNotice();
  const { referralCode: referralFromPath = '', invitedCode } = useParams();
  const [query] = useSearchParams();
  // Signed in with the provider already: only names and sports are missing.
  const completing = query.get('complete') === '1';
  const known = (useLocation().state ?? {}) as Known;
  const [given = '', ...family] = (known.displayName ?? '').trim().split(/\s+/);
  const [values, setValues] = useState({
    firstName: given,
    lastName: family.join(' '),
    email: known.email ?? '',
    password: '',
    referralCode: referralFromPath,
  });
  const [sports, setSports] = useState<ChosenSports>({});
  const [faults, setFaults] = useState<Faults>({});
  const [notice, setNotice] = useState<Notice | null>(
    completing
      ? { tone: 'warning', title: t('auth:register.completeTitle'), text: t('auth:register.completeText') }
      : null,
  );
  const set = (name: keyof typeof values) => (value: string) => setValues((held) => ({ ...held, [name]: value }));
  const sportIds = Object.keys(sports).map(Number);

  const data = {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    sports: sportIds,
    ...(values.referralCode.trim() && { referralCode: values.referralCode.trim() }),
    ...(invitedCode && { invitedCode }),
  };

  function show(found: Faults) {
    setFaults(found);
    const first = ORDER.find((name) => found[name]);
    if (first) focus(first);
    return first !== undefined;
  }

  function ended(end: SignInEnd) {
    switch (end.kind) {
      case 'signed-in':
        return;
      case 'unverified':
        rememberLevels(sports);
        return session.awaitVerification(end.email);
      case 'needs-password':
        return setNotice({ tone: 'warning', text: t('auth:social.linkText') });
      case 'incomplete':
        return setNotice({
          tone: 'warning',
          title: t('auth:register.completeTitle'),
          text: t('auth:register.completeText'),
        });
      case 'refused': {
        show(
          Object.fromEntries(end.fault.fields.map(({ field, code }) => [field, fieldCodeOf(field, code)])) as Faults,
        );
        return setNotice(refusal(end.fault.code, end.text));
      }
    }
  }

  const { busy, run } = useSubmit(async () => {
    const wrong = show({
      firstName: faultInName(values.firstName),
      lastName: faultInName(values.lastName),
      email: completing ? null : faultInEmail(values.email),
      password: completing ? null : faultInNewPassword(values.password),
      sports: sportIds.length === 0 ? 'sportRequired' : null,
    });
    if (wrong) return setNotice(null);
    rememberLevels(sports);
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
        <>
          {t('auth:register.already')}{' '}
          <Anchor component={Link} to={withRedirect('/auth/login')} fw={600} underline="always">
            {t('auth:link.login')}
          </Anchor>
        </>
      }
      notice={notice}
      busy={busy}
      onSubmit={() => void run()}
      foot={!completing && <Social attempt={attempt} data={data} onEnd={ended} />}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextField
          id="firstName"
          label={t('auth:field.firstName')}
          value={values.firstName}
          onValue={set('firstName')}
          fault={faults.firstName}
          autoComplete="given-name"
        />
        <TextField
          id="lastName"
          label={t('auth:field.lastName')}
          value={values.lastName}
          onValue={set('lastName')}
          fault={faults.lastName}
          autoComplete="family-name"
        />
      </SimpleGrid>
      {!completing && (
        <>
          <TextField
            id="email"
            type="email"
            inputMode="email"
            label={t('auth:field.email')}
            value={values.email}
            onValue={set('email')}
            fault={faults.email}
            autoComplete="email"
          />
          <PasswordField
            id="password"
            label={t('auth:field.password')}
            description={t('auth:field.passwordHint')}
            value={values.password}
            onValue={set('password')}
            fault={faults.password}
            autoComplete="new-password"
          />
        </>
      )}
      <SportsChoice
        id="sports"
        value={sports}
        onChange={setSports}
        fault={faults.sports ? t(`auth:field.${faults.sports}`) : null}
      />
      <TextField
        id="referralCode"
        label={t('auth:field.referralCode')}
        description={t('auth:field.referralHint')}
        value={values.referralCode}
        onValue={set('referralCode')}
        fault={faults.referralCode}
        autoComplete="off"
      />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {completing ? t('auth:register.complete') : t('auth:register.submit')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('auth:register.next')}
      </Text>
    </AuthCard>
  );
}
