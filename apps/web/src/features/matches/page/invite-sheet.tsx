import { Button, Group, Stack } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { ResponsiveSheet, toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { ShareMatch } from '../../../entities/match/share.js';
import { PlayerPicker } from '../picker/player-picker.js';
import { Invite } from './commands.js';
import { hasRoom } from './match-view.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';

/** Asks players whom I follow to take a free seat (MAT-20). */
export function InviteSheet({
  match,
  opened,
  onClose,
}: {
  readonly match: MatchViewFragment;
  readonly opened: boolean;
  onClose(): void;
}) {
  const { t } = useTranslation('match');
  const me = useMe();
  const [invite, sending] = useMatchCommand(Invite);
  const sides = (['A', 'B'] as const).filter((side) => hasRoom(match, side));
  return (
    <ResponsiveSheet opened={opened} onClose={onClose} title={t('page.invite.title')} size="lg">
      <Stack gap="md">
        <PlayerPicker
          sport={Number(match.sport.id)}
          numberPlayers={match.numberPlayers}
          me={me?.id ?? ''}
          taken={new Set([...match.teamA, ...match.teamB].map((place) => place.user.id))}
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
                  onClick={() =>
                    void invite({ input: { matchId: match.id, side, playerIds: [player.id] } }).then((payload) => {
                      if (payload?.success)
                        toast({ tone: 'success', text: t('page.invite.sent', { name: player.displayName }) });
                    })
                  }
                >
                  {t(sides.length > 1 ? 'page.invite.side' : 'next.INVITE', { side })}
                </Button>
              ))}
            </Group>
          )}
        />
        <ShareMatch match={match} />
      </Stack>
    </ResponsiveSheet>
  );
}
