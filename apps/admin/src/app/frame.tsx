import { AppShell, Box, Burger, Button, Group, NavLink, Select, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMe } from '@setpoint/client/session';
import { LANGUAGES } from '@setpoint/i18n/browser';
import { Wordmark } from '@setpoint/ui';
import {
  IconBallTennis,
  IconChartBar,
  IconClockUp,
  IconCreditCard,
  IconDiscount,
  IconGavel,
  IconKey,
  IconHeartbeat,
  IconHistory,
  IconLifebuoy,
  IconMail,
  IconMessageReport,
  IconMapPinPlus,
  IconScale,
  IconTicket,
  IconTournament,
  IconTrophy,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSignOut } from '../sign-in/use-sign-out.js';
import { useRowsKey } from '../table/row-keys.js';
import classes from './frame.module.css';
import { Shortcuts } from './shortcuts.js';

const PAGES = [
  { path: '/players', text: 'players.title', icon: IconUsers },
  { path: '/matches', text: 'matches.title', icon: IconBallTennis },
  { path: '/tournaments', text: 'tournaments.title', icon: IconTournament },
  { path: '/leagues', text: 'leagues.title', icon: IconTrophy },
  { path: '/cases', text: 'cases.title', icon: IconGavel },
  { path: '/reports', text: 'oversight:reports.title', icon: IconMessageReport },
  { path: '/tickets', text: 'tickets.title', icon: IconLifebuoy },
  { path: '/suggestions', text: 'centres.suggestions', icon: IconMapPinPlus },
  { path: '/claims', text: 'centres.claims', icon: IconKey },
  { path: '/fair-play', text: 'fairPlay.title', icon: IconScale },
  { path: '/payments', text: 'payments.title', icon: IconCreditCard },
  { path: '/coupons', text: 'coupons.title', icon: IconDiscount },
  { path: '/vouchers', text: 'vouchers.title', icon: IconTicket },
  { path: '/messages', text: 'messages.title', icon: IconMail },
  { path: '/api-keys', text: 'partners.title', icon: IconKey },
  { path: '/webhooks', text: 'partners.deliveries', icon: IconWebhook },
  { path: '/audit', text: 'oversight:audit.title', icon: IconHistory },
  { path: '/services', text: 'oversight:services.title', icon: IconHeartbeat },
  { path: '/figures', text: 'oversight:figures.title', icon: IconChartBar },
  { path: '/clock', text: 'clock.title', icon: IconClockUp },
] as const;

/** Top bar, navigation and the page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useTranslation(['admin', 'oversight']);
  const { pathname } = useLocation();
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
        {PAGES.map(({ path, text, icon: Icon }) => (
          <NavLink
            key={path}
            component={Link}
            to={path}
            label={t(text)}
            leftSection={<Icon size={18} aria-hidden />}
            active={pathname.startsWith(path)}
            aria-current={pathname.startsWith(path) ? 'page' : undefined}
            onClick={close}
          />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>{children}</AppShell.Main>
    </AppShell>
  );
}
