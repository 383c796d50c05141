import { Anchor, Text } from '@mantine/core';
import { isTournamentGuest } from '@setpoint/kernel';
import { Link } from 'react-router';

/** Leads to the account; guests of a tournament have none. */
export function PlayerLink({ player }: { readonly player: { readonly id: string; readonly displayName: string } }) {
  if (isTournamentGuest(player.id)) return <Text span>{player.displayName}</Text>;
  return (
    <Anchor component={Link} to={`/players/${encodeURIComponent(player.id)}`}>
      {player.displayName}
    </Anchor>
  );
}
