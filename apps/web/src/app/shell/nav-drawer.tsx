import { ActionIcon } from '@mantine/core';
import { Wordmark } from '@setpoint/ui';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './nav-drawer.module.css';
import { NavLinks } from './nav-links.js';

/** The side bar below 1200 px: a native dialog, so that focus stays in it and Escape closes it. */
export function NavDrawer({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (opened) dialog.current?.showModal();
    else dialog.current?.close();
  }, [opened]);
  return (
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label={t('shell:mainMenu')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {opened && (
        <nav className={classes.inner} aria-label={t('shell:mainMenu')}>
          <div className={classes.head}>
            <Wordmark height={28} />
            <ActionIcon variant="subtle" color="gray" aria-label={t('common:close')} onClick={onClose}>
              <IconX size={22} aria-hidden />
            </ActionIcon>
          </div>
          <NavLinks onFollow={onClose} />
        </nav>
      )}
    </dialog>
  );
}
