import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { graphql, type AccountQuery } from '@setpoint/client';
import { useSession } from '@setpoint/client/session';
import { TAKEN_AVATARS, useUpload } from '@setpoint/client/upload';
import { PlayerAvatar, toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { PhotoButton } from '../../../entities/photo/photo-button.js';
import { UploadAlert } from '../../../entities/photo/upload-alert.js';

const SetAvatar = graphql(`
  mutation SetAvatar($input: SetAvatarInput!) {
    setAvatar(input: $input) {
      success
      errorCode
      user {
        id
        photoUrl
        profiles {
          avatarThumbnail
        }
        completeness {
          percent
          missing
        }
      }
    }
  }
`);
const RemoveAvatar = graphql(`
  mutation RemoveAvatar {
    removeAvatar {
      success
      errorCode
      user {
        id
        photoUrl
        profiles {
          avatarThumbnail
        }
        completeness {
          percent
          missing
        }
      }
    }
  }
`);

type Me = NonNullable<AccountQuery['me']>;
type Shown = Pick<Me, 'photoUrl' | 'profiles'>;

/** The picture of oneself: seen, chosen, replaced, removed (ACC-01). */
export function AvatarCard({ me }: { readonly me: Me }) {
  const { t } = useTranslation(['account', 'player-ui']);
  const session = useSession();
  const [set, setting] = useMutation(SetAvatar);
  const [remove, removing] = useMutation(RemoveAvatar);
  const { choose, sending, error } = useUpload('avatar', (uploadId) =>
    save(async () => (await set({ variables: { input: { uploadId } } })).data?.setAvatar, t('account:avatar.changed')),
  );
  const busy = sending || setting.loading || removing.loading;

  async function save(
    send: () => Promise<{ success: boolean; errorCode: string | null; user: Shown | null } | undefined>,
    done: string,
  ) {
    try {
      const payload = await send();
      if (!payload?.success || !payload.user) {
        const expired = payload?.errorCode === 'UPLOAD_NOT_FOUND';
        return void toast({
          text: t(expired ? 'player-ui:error.UPLOAD_NOT_FOUND' : 'account:notSaved'),
          tone: 'error',
        });
      }
      const { photoUrl, profiles } = payload.user;
      const shown = session.state;
      if (shown.kind === 'signed-in') {
        const avatarThumbnail = profiles?.avatarThumbnail ?? null;
        session.amend({ photoUrl, profiles: { ...shown.user.profiles, avatarThumbnail } });
      }
      toast({ text: done, tone: 'success' });
    } catch {
      toast({ text: t('account:notSaved'), tone: 'error' });
    }
  }

  return (
    <Stack gap="sm">
      <Group gap="md">
        <PlayerAvatar player={{ ...me, displayName: `${me.firstName} ${me.lastName}` }} size={96} named />
        <Group gap="xs">
          <PhotoButton
            label={me.photoUrl ? t('account:avatar.change') : t('account:avatar.add')}
            accept={TAKEN_AVATARS}
            onChoose={choose}
            loading={busy}
          />
          {me.photoUrl && (
            <Button
              variant="subtle"
              color="red"
              disabled={busy}
              onClick={() => void save(async () => (await remove()).data?.removeAvatar, t('account:avatar.removed'))}
            >
              {t('account:avatar.remove')}
            </Button>
          )}
        </Group>
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {sending ? t('account:avatar.uploading') : t('account:avatar.hint')}
      </Text>
      <UploadAlert error={error} textOf={(code) => t(`account:avatar.error.${code}`)} />
    </Stack>
  );
}
