import { Alert, Anchor } from '@mantine/core';
import type { SessionUser } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Shown on every screen while a deletion is pending, with its date (ACC-06). */
export function DeletionBanner({ me }: { readonly me: SessionUser }) {
  const { t, i18n } = useTranslation('shell');
  if (!me.deletion) return null;
  const language = i18n.language === 'en' ? 'en-GB' : i18n.language;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(me.deletion.executesAt),
  );
  return (
    <Alert color="red" role="status" radius={0}>
      {t('shell:deletion.pending', { when })}{' '}
      <Anchor component={Link} to="/player/account/delete-account" fw={600}>
        {t('shell:deletion.open')}
      </Anchor>
    </Alert>
  );
}
