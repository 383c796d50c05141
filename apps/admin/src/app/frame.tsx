import { AppShell, Box, Burger, Button, Group, Select, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useOutage } from '@setpoint/client';
import { useMe } from '@setpoint/client/session';
import { LANGUAGES } from '@setpoint/i18n/browser';
import { OutageBanner, Wordmark } from '@setpoint/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../sign-in/use-sign-out.js';
import { useRowsKey } from '../table/row-keys.js';
import classes from './frame.module.css';
import { Navigation } from './navigation.js';
import { Shortcuts } from './shortcuts.js';

/** Top bar, navigation and the page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useTranslation('admin');
  const signOut = useSignOut();
  const me = useMe();
  useRowsKey();
  const [opened, { toggle, close }] = useDisclosure();
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding={0}
    >
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group wrap="nowrap" gap="sm">
            <Burger
              hiddenFrom="sm"
              size="sm"
              opened={opened}
              onClick={toggle}
              aria-label={t('menu')}
              aria-expanded={opened}
            />
            <Box visibleFrom="sm">
              <Wordmark />
            </Box>
            <Text c="dimmed" visibleFrom="sm">
              {t('support')}
            </Text>
          </Group>
          <Group wrap="nowrap" gap="xs">
            <Select
              aria-label={t('language')}
              w={{ base: 104, sm: 120 }}
              size="sm"
              allowDeselect={false}
              data={LANGUAGES.map(({ code, label }) => ({ value: code, label }))}
              value={i18n.language.slice(0, 2)}
              onChange={(code) => code && void i18n.changeLanguage(code)}
            />
            <Shortcuts />
            <Text visibleFrom="sm">{me?.displayName}</Text>
            <Button variant="default" size="sm" px={{ base: 'xs', sm: 'md' }} onClick={signOut}>
              {t('signOut')}
            </Button>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={t('pages')} className={opened ? undefined : classes.closed}>
        <Navigation onChoose={close} />
      </AppShell.Navbar>
      <AppShell.Main>
        <OutageBanner isOut={useOutage()} />
        {children}
      </AppShell.Main>
    </AppShell>
  );
}
