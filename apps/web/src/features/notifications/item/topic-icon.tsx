import type { NotificationItemFragment } from '@setpoint/client/documents';
import {
  IconBallTennis,
  IconBell,
  IconCalendarEvent,
  IconChartBar,
  IconCreditCard,
  IconMapPin,
  IconMessage,
  IconShield,
  IconTournament,
  IconTrophy,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';

type Topic = NotificationItemFragment['topic'];

const ICONS: Record<Topic, Icon> = {
  MATCHES: IconBallTennis,
  RESULTS: IconChartBar,
  REMINDERS: IconCalendarEvent,
  PEOPLE: IconUsers,
  CHAT: IconMessage,
  TOURNAMENTS: IconTournament,
  LEAGUES: IconTrophy,
  CENTRES: IconMapPin,
  PAYMENTS: IconCreditCard,
  ACCOUNT: IconShield,
};

/** What it is about, at a glance; the words beside it say the same. */
export function TopicIcon({ topic, className }: { readonly topic: Topic; readonly className?: string | undefined }) {
  // A newer server may know more topics than this page.
  const Shown = ICONS[topic] ?? IconBell;
  return (
    <span className={className} data-topic={topic} aria-hidden>
      <Shown size={13} stroke={2} />
    </span>
  );
}
