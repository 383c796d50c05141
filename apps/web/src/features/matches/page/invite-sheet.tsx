import { Button, Group, Stack } from '@mantine/core';
import type { MatchViewFragment, PlayerCardFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { ResponsiveSheet, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShareMatch } from '../../../entities/match/share.js';
import { justFollowed } from '../../../entities/player/just-followed.js';
import { useFollow } from '../../../entities/player/use-follow.js';
import { useUndo } from '../../../entities/undo/use-undo.js';
import { InviteGuest } from '../guest/invite-guest.js';
import { PlayerPicker } from '../picker/player-picker.js';
import { Invite } from './commands.js';
import { hasRoom } from './match-view.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';

/** Asks players to take a free seat (MAT-20); whoever is not followed yet is followed in the same step. */
export function InviteSheet({
  match,
  opened,
  onClose,
}: {
  readonly match: MatchViewFragment;
  readonly opened: boolean;
  onClose(): void;
}) {
  const { t } = useTranslation(['match-page', 'match']);
  const me = useMe();
  const [invite, sending] = useMatchCommand(Invite);
  const follow = useFollow();
  const withUndo = useUndo();
  /** Asked, but it can still be undone. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const sides = (['A', 'B'] as const).filter((side) => hasRoom(match, side));

  const send = (side: 'A' | 'B', id: string) =>
    invite(
      { input: { matchId: match.id, side, playerIds: [id] } },
      undefined,
      (payload) => payload?.errorCode === 'CANNOT_INVITE' && justFollowed([id]),
    );

  async function ask(side: 'A' | 'B', player: PlayerCardFragment) {
    const { id, displayName: name } = player;
    if (player.isFollowedByMe) {
      const payload = await send(side, id);
      if (payload?.success) toast({ tone: 'success', text: t('page.invite.sent', { name }) });
      return;
    }
    if (!(await follow(player, true))) return;
    const takeBack = () => setAsked((others) => others.filter((other) => other !== id));
    setAsked((others) => [...others, id]);
    withUndo({
      id,
      message: t('pick.followedToo', { name }),
      run: () => void send(side, id).then(takeBack),
      undone: () => {
        takeBack();
        void follow({ id, followersCount: (player.followersCount ?? 0) + 1 }, false);
      },
    });
  }
  return (
    <ResponsiveSheet opened={opened} onClose={onClose} title={t('page.invite.title')} size="lg">
      <Stack gap="md">
        <PlayerPicker
          sport={Number(match.sport.id)}
          numberPlayers={match.numberPlayers}
          me={me?.id ?? ''}
          taken={new Set([...asked, ...[...match.teamA, ...match.teamB].map((place) => place.user.id)])}
          takenLabel={t('page.invite.asked')}
          action={(player) => (
            <Group gap={6} wrap="nowrap">
              {sides.map((side) => (
                <Button
                  key={side}
                  size="sm"
                  variant="light"
                  disabled={sending}
                  aria-label={t('page.invite.named', { name: player.displayName, side })}
                  onClick={() => void ask(side, player)}
                >
                  {t(sides.length > 1 ? 'page.invite.side' : 'next.INVITE', { side })}
                </Button>
              ))}
            </Group>
          )}
        />
        <InviteGuest match={match} />
        <ShareMatch match={match} />
      </Stack>
    </ResponsiveSheet>
  );
}
