import { Group } from '@mantine/core';
import { PlayerLink } from './player-link.js';

/** Who is meant, one beside the other. */
export function PlayerLinks({
  players,
  isOut = false,
}: {
  readonly players: readonly { readonly id: string; readonly displayName: string }[];
  readonly isOut?: boolean;
}) {
  return (
    <Group gap="xs" td={isOut ? 'line-through' : undefined}>
      {players.map((player) => (
        <PlayerLink key={player.id} player={player} />
      ))}
    </Group>
  );
}
