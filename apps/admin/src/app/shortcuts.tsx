import { Button, Kbd, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../table/facts.js';
import { isWriting } from '../table/row-keys.js';

/** What the keyboard does, opened with '?' from anywhere but a field. */
export function Shortcuts() {
  const { t } = useTranslation(['oversight', 'admin']);
  const [opened, { open, close }] = useDisclosure();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || isWriting(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
  const keys = (...names: readonly string[]) => names.map((name) => <Kbd key={name}>{name}</Kbd>);
  return (
    <>
      <Button variant="subtle" size="sm" px="xs" visibleFrom="sm" onClick={open} aria-label={t('shortcuts.button')}>
        ?
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t('shortcuts.title')}
        closeButtonProps={{ 'aria-label': t('admin:close') }}
      >
        <Facts
          facts={[
            [t('shortcuts.search'), keys('/')],
            [t('shortcuts.next'), keys('j', '↓')],
            [t('shortcuts.previous'), keys('k', '↑')],
            [t('shortcuts.edges'), keys('Home', 'End')],
            [t('shortcuts.choose'), keys('x')],
            [t('shortcuts.enter'), keys('Enter')],
            [t('shortcuts.open'), keys('?')],
          ]}
        />
      </Modal>
    </>
  );
}
