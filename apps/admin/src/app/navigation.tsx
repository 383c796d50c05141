import { NavLink, ScrollArea, Text } from '@mantine/core';
import {
  IconBallTennis,
  IconBuildingStadium,
  IconChartBar,
  IconClockUp,
  IconCreditCard,
  IconCreditCardRefund,
  IconDiscount,
  IconGavel,
  IconHeartbeat,
  IconHistory,
  IconInbox,
  IconKey,
  IconLifebuoy,
  IconMail,
  IconMapPinPlus,
  IconMessageReport,
  IconReportMoney,
  IconScale,
  IconTicket,
  IconTournament,
  IconTrophy,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Waiting } from '../overview/waiting.js';

const GROUPS = [
  {
    name: 'community',
    pages: [
      { path: '/players', text: 'players.title', icon: IconUsers },
      { path: '/cases', text: 'cases.title', icon: IconGavel },
      { path: '/reports', text: 'oversight:reports.title', icon: IconMessageReport },
      { path: '/tickets', text: 'tickets.title', icon: IconLifebuoy },
      { path: '/fair-play', text: 'fairPlay.title', icon: IconScale },
    ],
  },
  {
    name: 'play',
    pages: [
      { path: '/matches', text: 'matches.title', icon: IconBallTennis },
      { path: '/tournaments', text: 'tournaments.title', icon: IconTournament },
      { path: '/leagues', text: 'leagues.title', icon: IconTrophy },
    ],
  },
  {
    name: 'courts',
    pages: [
      { path: '/centres', text: 'centres.title', icon: IconBuildingStadium },
      { path: '/suggestions', text: 'centres.suggestions', icon: IconMapPinPlus },
      { path: '/claims', text: 'centres.claims', icon: IconKey },
    ],
  },
  {
    name: 'money',
    pages: [
      { path: '/payments', text: 'payments.title', icon: IconCreditCard },
      { path: '/disputes', text: 'disputes.title', icon: IconCreditCardRefund, waits: 'disputes' },
      { path: '/payment-incidents', text: 'incidents.title', icon: IconReportMoney, waits: 'incidents' },
      { path: '/coupons', text: 'coupons.title', icon: IconDiscount },
      { path: '/vouchers', text: 'vouchers.title', icon: IconTicket },
    ],
  },
  {
    name: 'platform',
    pages: [
      { path: '/messages', text: 'messages.title', icon: IconMail },
      { path: '/api-keys', text: 'partners.title', icon: IconKey },
      { path: '/webhooks', text: 'partners.deliveries', icon: IconWebhook },
      { path: '/audit', text: 'oversight:audit.title', icon: IconHistory },
      { path: '/services', text: 'oversight:services.title', icon: IconHeartbeat },
      { path: '/figures', text: 'oversight:figures.title', icon: IconChartBar },
      { path: '/clock', text: 'clock.title', icon: IconClockUp },
    ],
  },
] as const;

/** The pages of the app by area. It scrolls by itself and keeps the current page in view on low screens. */
export function Navigation({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation(['admin', 'oversight']);
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <ScrollArea type="auto" scrollbarSize={6} viewportRef={list} h="100%">
      <PageLink
        to="/"
        label={t('oversight:overview.title')}
        icon={IconInbox}
        isCurrent={pathname === '/'}
        onChoose={onChoose}
      />
      {GROUPS.map(({ name, pages }) => (
        <section key={name} aria-labelledby={`pages-${name}`}>
          <Text id={`pages-${name}`} size="xs" fw={600} c="dimmed" px="sm" pt="xs" pb={4}>
            {t(`pageGroups.${name}`)}
          </Text>
          {pages.map(({ path, text, icon, ...page }) => (
            <PageLink
              key={path}
              to={path}
              label={t(text)}
              icon={icon}
              isCurrent={pathname.startsWith(path)}
              waiting={'waits' in page && <Waiting of={page.waits} />}
              onChoose={onChoose}
            />
          ))}
        </section>
      ))}
    </ScrollArea>
  );
}

function PageLink({
  to,
  label,
  icon: Icon,
  isCurrent,
  waiting,
  onChoose,
}: {
  readonly to: string;
  readonly label: string;
  readonly icon: typeof IconInbox;
  readonly isCurrent: boolean;
  /** How much waits there. */
  readonly waiting?: ReactNode;
  readonly onChoose: () => void;
}) {
  return (
    <NavLink
      component={Link}
      to={to}
      label={label}
      py={6}
      leftSection={<Icon size={18} aria-hidden />}
      rightSection={waiting}
      active={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChoose}
    />
  );
}
