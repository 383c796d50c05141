import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../table/reason-form.js';
import { useAction } from '../table/use-action.js';
import { REMOVE_AVATAR } from './documents.js';
import type { SupportAccount } from './player-page.js';

/** Takes the picture out of a profile, one that offends others say (ADM-05). */
export function RemoveAvatar({ account, name }: { readonly account: SupportAccount; readonly name: string }) {
  const { t } = useTranslation('oversight');
  const [opened, { open, close }] = useDisclosure();
  const remove = useAction({
    ...{ field: 'removePlayerAvatar', mutation: REMOVE_AVATAR, refused: 'oversight:access.refused' },
    ...{ rereads: ['SupportAccount', 'SupportAuditLog'], waits: true },
  });
  if (!account.user?.profiles?.avatarThumbnail && !opened) return null;
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('avatar.remove')}
      </Button>
      <ReasonForm
        opened={opened}
        title={t('avatar.title', { name })}
        text={t('avatar.text')}
        action={t('avatar.remove')}
        onSend={(reason) => remove({ playerId: account.id, reason }, t('avatar.removed'))}
        onClose={close}
      />
    </>
  );
}
