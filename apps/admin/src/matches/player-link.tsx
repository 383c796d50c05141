import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

export function PlayerLink({ player }: { readonly player: { readonly id: string; readonly displayName: string } }) {
  return (
    <Anchor component={Link} to={`/players/${encodeURIComponent(player.id)}`}>
      {player.displayName}
    </Anchor>
  );
}
