import { Avatar } from '@mantine/core';
import type { ConversationHeadFragment, ConversationKind } from '@setpoint/client/documents';
import { PlayerAvatar } from '@setpoint/ui';
import { IconBallTennis, IconBuildingStadium, IconListNumbers, IconTournament, IconUsers } from '@tabler/icons-react';

const ICONS = {
  PLAYER: IconUsers,
  MATCH: IconBallTennis,
  TOURNAMENT_GROUP: IconTournament,
  TOURNAMENT_TEAM: IconUsers,
  LEAGUE_GROUP: IconListNumbers,
  COURT: IconBuildingStadium,
} as const satisfies Readonly<Record<ConversationKind, unknown>>;

const COLOURS = {
  PLAYER: 'gray',
  MATCH: 'court',
  TOURNAMENT_GROUP: 'clay',
  TOURNAMENT_TEAM: 'clay',
  LEAGUE_GROUP: 'grass',
  COURT: 'cyan',
} as const satisfies Readonly<Record<ConversationKind, string>>;

/** Whom or what a conversation is with, at a glance. */
export function ConversationPicture({
  conversation: { kind, player },
  size,
}: {
  readonly conversation: Pick<ConversationHeadFragment, 'kind' | 'player'>;
  /** In px. */
  readonly size: number;
}) {
  if (player) return <PlayerAvatar player={player} size={size} />;
  const Icon = ICONS[kind];
  return (
    <Avatar size={size} radius="50%" color={COLOURS[kind]} variant="light" aria-hidden>
      <Icon size={size * 0.55} stroke={1.8} />
    </Avatar>
  );
}
