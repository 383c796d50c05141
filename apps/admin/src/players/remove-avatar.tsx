import { Button, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { AvatarRemovalCategory } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../table/reason-form.js';
import { useAction } from '../table/use-action.js';
import { REMOVE_AVATAR } from './documents.js';
import type { SupportAccount } from './player-page.js';

const CATEGORIES = [
  'OFFENSIVE',
  'ADVERTISING',
  'SOMEBODY_ELSE',
  'OTHER',
] as const satisfies readonly AvatarRemovalCategory[];

/** Takes the picture out of a profile, one that offends others say, and has the player told why (ADM-05). */
export function RemoveAvatar({ account, name }: { readonly account: SupportAccount; readonly name: string }) {
  const { t } = useTranslation(['oversight', 'notification']);
  const [category, setCategory] = useState<AvatarRemovalCategory>('OFFENSIVE');
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
        onSend={(reason) => remove({ playerId: account.id, reason, category }, t('avatar.removed'))}
        onClose={close}
      >
        <NativeSelect
          label={t('avatar.category')}
          data={CATEGORIES.map((value) => ({ value, label: t(`notification:avatarRemoval.${value}`) }))}
          value={category}
          onChange={(event) => setCategory(event.currentTarget.value as AvatarRemovalCategory)}
        />
      </ReasonForm>
    </>
  );
}
