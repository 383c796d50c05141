import { Drawer, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { BREAKPOINTS } from '@setpoint/ui/theme';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { BellPanel } from './bell-panel.js';
import classes from './bell.module.css';

/** The panel below the bell, or as a sheet from the bottom edge on phones. Loaded with the first press. */
export default function BellPopup({
  opened,
  ...panel
}: ComponentProps<typeof BellPanel> & { readonly opened: boolean }) {
  const { t } = useTranslation(['notification', 'common']);
  const phone = useMediaQuery(`(max-width: ${BREAKPOINTS.sm - 0.02}px)`, false, { getInitialValueInEffect: false });
  if (phone) {
    return (
      <Drawer
        opened={opened}
        onClose={panel.onClose}
        position="bottom"
        size="85%"
        radius="18px 18px 0 0"
        title={t('panel.title')}
        closeButtonProps={{ 'aria-label': t('common:close'), size: 'lg' }}
      >
        {opened && <BellPanel {...panel} />}
      </Drawer>
    );
  }
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && panel.onClose()}
      width={360}
      position="bottom-end"
      shadow="lg"
      radius="lg"
      trapFocus
      returnFocus
      // The bell is what opens it, not the anchor.
      withRoles={false}
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown p={4} role="dialog" aria-label={t('panel.title')}>
        <BellPanel {...panel} />
      </Popover.Dropdown>
    </Popover>
  );
}
