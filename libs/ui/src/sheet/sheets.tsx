import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BREAKPOINTS } from '../theme/tokens.js';

export interface SheetProps {
  readonly opened: boolean;
  onClose(): void;
  readonly title: string;
  readonly children: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** A sheet from the bottom edge on phones, a modal above. */
export function ResponsiveSheet({ opened, onClose, title, children, size = 'md' }: SheetProps) {
  const { t } = useTranslation('common');
  const phone = useMediaQuery(`(max-width: ${BREAKPOINTS.sm - 0.02}px)`, false, { getInitialValueInEffect: false });
  // One component for both, so that what was typed stays when a phone is turned.
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('common:close'), size: 44 }}
      {...(phone ? ON_PHONES : { centered: true, size })}
      styles={{ ...(phone ? PHONE_STYLES : {}), title: { fontWeight: 700, fontSize: '1.15rem' } }}
    >
      {children}
    </Modal>
  );
}

const ON_PHONES = {
  size: '100%',
  radius: '18px 18px 0 0',
  xOffset: 0,
  yOffset: 0,
  transitionProps: { transition: 'slide-up' },
} as const;

const PHONE_STYLES = {
  inner: { alignItems: 'flex-end' },
  content: { maxHeight: '92dvh' },
  body: { paddingBottom: 'max(24px, env(safe-area-inset-bottom))' },
} as const;

export interface ConfirmSheetProps extends Omit<SheetProps, 'children'> {
  readonly text: ReactNode;
  /** What happens on confirm, as a verb: 'Leave the match'. */
  readonly confirmLabel: string;
  readonly danger?: boolean;
  /** The sheet waits for it and closes after it; stays open when it throws. */
  onConfirm(): void | Promise<void>;
}

/** Asks before something that cannot be taken back. */
export function ConfirmSheet({ text, confirmLabel, danger, onConfirm, onClose, ...sheet }: ConfirmSheetProps) {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  async function confirm() {
    if (busy) return;
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setBusy(false);
    }
  }
  return (
    <ResponsiveSheet {...sheet} onClose={onClose} size="sm">
      <Stack>
        <Text component="div">{text}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('common:cancel')}
          </Button>
          <Button {...(danger && { color: 'red' })} loading={busy} onClick={() => void confirm()} data-autofocus>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </ResponsiveSheet>
  );
}
