import type { ProfileFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { ForMembers } from '../profile/for-members.js';
import { ChooseOther } from './choose-other.js';
import { Comparison } from './comparison.js';

/** Compares the player with the viewer, or with the player named in the URL (PLY-05); members only (PLY-03). */
export function CompareTab({ player, self }: { readonly player: ProfileFragment; readonly self: boolean }) {
  const me = useMe();
  const [params] = useSearchParams();
  if (!me) return <ForMembers player={player} tab="compare" />;
  const other = params.get('with') ?? (self ? null : me.id);
  return (
    <Stack gap="md">
      <ChooseOther player={player} other={other} />
      {other !== null && other !== player.id && <Comparison player={player} otherId={other} />}
    </Stack>
  );
}
