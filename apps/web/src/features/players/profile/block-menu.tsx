import { Button, Menu } from '@mantine/core';
import type { ProfileFragment } from '@setpoint/client/documents';
import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockSheet } from '../../../entities/player/block-sheet.js';

/** Menu of rare actions, such as blocking after a confirmation (PLY-04). */
export function BlockMenu({ player }: { readonly player: ProfileFragment }) {
  const { t } = useTranslation('player-ui');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" aria-label={t('profile.more')} px={12}>
            <IconDotsVertical size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item color="var(--mantine-color-error)" style={{ minHeight: 44 }} onClick={() => setAsking(true)}>
            {t('block.action')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <BlockSheet player={player} opened={asking} onClose={() => setAsking(false)} />
    </>
  );
}
