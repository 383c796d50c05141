import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { GuestMatchFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { KeepGuestMatch } from './documents.js';

/** The way from guest to account: registering leads back here, and the place becomes the account's. */
export function KeepMatch({ guest, token }: { readonly guest: GuestMatchFragment; readonly token: string }) {
  const { t } = useTranslation('match-page');
  const me = useMe();
  const navigate = useNavigate();
  const [keep, keeping] = useMatchCommand(KeepGuestMatch);
  if (guest.standing !== 'ACCEPTED' && guest.standing !== 'PENDING') return null;

  async function keepIt() {
    const payload = await keep({ input: { token } });
    if (payload?.success) void navigate(`/match/${guest.match.id}`);
  }
  const back = `?redirectTo=${encodeURIComponent(`/match/guest/${token}`)}`;
  return (
    <Stack gap="xs" component="section" aria-labelledby="keep-match">
      <Title order={2} size="h4" id="keep-match">
        {t('guest.keepTitle')}
      </Title>
      <Text size="sm">{t(me ? 'guest.keepText' : 'guest.registerText')}</Text>
      {me ? (
        <Button loading={keeping} onClick={() => void keepIt()}>
          {t('guest.keep')}
        </Button>
      ) : (
        <Group gap="sm">
          <Button component={Link} to={`/auth/register${back}`} state={{ displayName: guest.name }}>
            {t('guest.register')}
          </Button>
          <Button variant="default" component={Link} to={`/auth/login${back}`}>
            {t('guest.login')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
