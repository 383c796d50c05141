import { Alert, Stack, Text, Title } from '@mantine/core';
import { Meta } from '@setpoint/ui';
import { IconAlertCircle, IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './auth-card.module.css';

export interface Notice {
  readonly tone: 'success' | 'error' | 'warning';
  readonly title?: string;
  readonly text: ReactNode;
}

export interface AuthCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Outcome of a link or of the last attempt. */
  readonly notice?: Notice | null;
  /** Shows the busy state and disables the form (AUTH-17). */
  readonly busy?: boolean;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  readonly children?: ReactNode;
  /** Below the form: where else to go. */
  readonly foot?: ReactNode;
}

/** One sign-in screen: title, banner, form. */
export function AuthCard({ title, lead, notice, busy = false, onSubmit, children, foot }: AuthCardProps) {
  const { t } = useTranslation('auth');
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) onSubmit?.(event);
  }
  return (
    <>
      <Meta title={title} noIndex />
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      {lead && (
        <Text c="dimmed" mt={6} component="div">
          {lead}
        </Text>
      )}
      <div aria-live="polite" className={classes.notices}>
        {busy && (
          <Alert color="clay" icon={<IconHourglass aria-hidden />} title={t('auth:wait.title')}>
            {t('auth:wait.text')}
          </Alert>
        )}
        {!busy && notice && <NoticeBanner {...notice} />}
      </div>
      {onSubmit ? (
        <form onSubmit={submit} noValidate aria-busy={busy}>
          <fieldset disabled={busy} className={classes.fields}>
            <Stack>{children}</Stack>
          </fieldset>
        </form>
      ) : (
        children && <Stack className={classes.buttons!}>{children}</Stack>
      )}
      {foot && <div className={classes.foot}>{foot}</div>}
    </>
  );
}

const TONES = {
  success: { color: 'grass', Icon: IconCircleCheck },
  error: { color: 'red', Icon: IconAlertCircle },
  warning: { color: 'clay', Icon: IconAlertCircle },
} as const;

function NoticeBanner({ tone, title, text }: Notice) {
  const { color, Icon } = TONES[tone];
  return (
    <Alert
      color={color}
      icon={<Icon aria-hidden />}
      {...(title && { title })}
      {...(tone === 'error' && { role: 'alert' })}
    >
      {text}
    </Alert>
  );
}
