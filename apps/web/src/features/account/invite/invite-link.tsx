import { useQuery } from '@apollo/client/react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { toast } from '@setpoint/ui';
import { IconCopy, IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const InvitePoints = graphql(`
  query InvitePoints {
    pointsRules {
      kind
      points
    }
  }
`);

/** The link to copy, and to share where the system can; what each friend earns, if that is known. */
export function InviteLink({ code }: { readonly code: string }) {
  const { t } = useTranslation('account');
  const { data } = useQuery(InvitePoints);
  const points = data?.pointsRules?.find(({ kind }) => kind === 'PLAYER_REFERRED')?.points;
  const url = `${window.location.origin}/auth/register/${encodeURIComponent(code)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast({ tone: 'success', text: t('account:invite.copied') });
    } catch {
      toast({ tone: 'error', text: t('account:invite.notCopied') });
    }
  }

  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('account:invite.text')}
      </Text>
      <TextInput
        label={t('account:invite.link')}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group gap="sm">
        <Button variant="light" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
          {t('account:invite.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            variant="default"
            leftSection={<IconShare size={18} aria-hidden />}
            // Closing the system's sheet is no error.
            onClick={() => void navigator.share({ title: t('account:invite.shareTitle'), url }).catch(() => {})}
          >
            {t('account:invite.share')}
          </Button>
        )}
      </Group>
      {points !== undefined && (
        <Text size="sm">
          {t('account:invite.points', { count: points })}{' '}
          <Link to="/player/account/smash">{t('account:invite.toPoints')}</Link>
        </Text>
      )}
    </Stack>
  );
}
