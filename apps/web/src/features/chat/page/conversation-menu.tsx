import { ActionIcon, Menu } from '@mantine/core';
import type { ConversationHeadFragment } from '@setpoint/client/documents';
import { IconBan, IconBell, IconBellOff, IconDotsVertical, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockSheet } from '../../../entities/player/block-sheet.js';
import type { ListActions } from './use-list-actions.js';

const ROW = { style: { minHeight: 44 } };

/** Mute, delete, block: each within two presses. */
export function ConversationMenu({
  conversation: { id, muted, player },
  name,
  actions,
  quiet = false,
}: {
  readonly conversation: Pick<ConversationHeadFragment, 'id' | 'muted' | 'player'>;
  /** Of the conversation. */
  readonly name: string;
  readonly actions: ListActions;
  /** In a list: seen when it is needed. */
  readonly quiet?: boolean;
}) {
  const { t } = useTranslation('chat');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={quiet ? 36 : 44} aria-label={t('chat:menu.label', { name })}>
            <IconDotsVertical size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            {...ROW}
            leftSection={muted ? <IconBell size={18} aria-hidden /> : <IconBellOff size={18} aria-hidden />}
            onClick={() => actions.mute(id, !muted)}
          >
            {t(muted ? 'chat:menu.unmute' : 'chat:menu.mute')}
          </Menu.Item>
          <Menu.Item {...ROW} leftSection={<IconTrash size={18} aria-hidden />} onClick={() => actions.remove(id)}>
            {t('chat:menu.delete')}
          </Menu.Item>
          {player && !player.isBlockedByMe && (
            <Menu.Item
              {...ROW}
              color="var(--mantine-color-error)"
              leftSection={<IconBan size={18} aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t('chat:menu.block', { name: player.displayName })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {player && <BlockSheet player={player} opened={asking} onClose={() => setAsking(false)} />}
    </>
  );
}
