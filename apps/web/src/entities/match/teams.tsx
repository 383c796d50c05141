import { Group, Text } from '@mantine/core';
import type { MatchCardFragment } from '@setpoint/client/documents';
import { PlayerAvatar } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { LevelBadge } from '../player/level-badge.js';
import { GuestAvatar } from './guest-avatar.js';
import { guestsIn, held, isOff } from './match-names.js';
import classes from './teams.module.css';

type Card = Pick<MatchCardFragment, 'teamA' | 'teamB' | 'guests' | 'numberPlayers' | 'sport' | 'state'>;

/** Both sides with their level, and the seats that are free. */
export function Teams({ match }: { readonly match: Card }) {
  const { t } = useTranslation('match');
  return (
    <div className={classes.teams}>
      {(['A', 'B'] as const).map((side) => (
        <ul key={side} className={classes.team} aria-label={t('team', { side })}>
          {held(side === 'A' ? match.teamA : match.teamB).map((place) => (
            <li key={place.user.id} className={classes.seat}>
              <Group gap={8} wrap="nowrap" className={classes.player}>
                <PlayerAvatar player={place.user} size={28} />
                <div className={classes.who}>
                  <Text size="sm" fw={500} className={classes.name}>
                    {place.user.displayName}
                  </Text>
                  {place.badge === 'AWAY' && <p className={classes.asked}>{t('badge.AWAY')}</p>}
                </div>
                <LevelBadge rating={place.level} />
              </Group>
            </li>
          ))}
          {guestsIn(match, side).map((guest) => (
            <li key={guest.id} className={classes.seat}>
              <Group gap={8} wrap="nowrap" className={classes.player}>
                <GuestAvatar guest={guest} size={28} />
                <div className={classes.who}>
                  <Text size="sm" fw={500} className={classes.name}>
                    {guest.name ?? t('guest')}
                  </Text>
                  {(guest.badge === 'AWAY' || guest.name !== null) && (
                    <p className={classes.asked}>{t(guest.badge === 'AWAY' ? 'badge.AWAY' : 'guest')}</p>
                  )}
                </div>
              </Group>
            </li>
          ))}
          {Array.from({ length: freeIn(match, side) }, (_, index) => (
            <li key={`free-${index}`} className={classes.seat} data-free>
              <Group gap={8} wrap="nowrap" className={classes.open!} data-off={isOff(match) || undefined}>
                <span className={classes.empty} aria-hidden />
                <Text size="sm" className={classes.free}>
                  {t(isOff(match) ? 'seatEmpty' : 'seatFree')}
                </Text>
              </Group>
            </li>
          ))}
        </ul>
      ))}
      <span className={classes.net} aria-hidden />
    </div>
  );
}

const freeIn = (match: Card, side: 'A' | 'B'): number =>
  Math.max(
    0,
    match.numberPlayers - held(side === 'A' ? match.teamA : match.teamB).length - guestsIn(match, side).length,
  );
