import { ActionIcon, Badge, Button, Group, Text } from '@mantine/core';
import type { MatchViewFragment, PlaceBadge } from '@setpoint/client/documents';
import type { Side } from '@setpoint/scoring';
import { PlayerAvatar } from '@setpoint/ui';
import { IconUserMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { guestsIn, held, isOff } from '../../../entities/match/match-names.js';
import { LevelBadge } from '../../../entities/player/level-badge.js';
import { playerPath } from '../../../entities/player/player-link.js';
import { GuestSeat } from './guest-seat.js';
import classes from './team-seats.module.css';

const COLOUR: Readonly<Record<PlaceBadge, string>> = { ACCEPTED: 'grass', AWAY: 'clay', REFUTED: 'gray' };

/** One side: who plays, who was asked, what is free; and what I may do about it. */
export function TeamSeats({
  match,
  side,
  me,
  canRemove,
  onJoin,
  onInvite,
  onRemove,
  onWithdraw,
}: {
  readonly match: MatchViewFragment;
  readonly side: Side;
  /** A player's id, or a guest's. */
  readonly me: string | null;
  readonly canRemove: boolean;
  readonly onJoin?: (() => void) | undefined;
  readonly onInvite?: (() => void) | undefined;
  onRemove(player: { id: string; displayName: string }): void;
  /** For guests who have not answered. */
  readonly onWithdraw?: ((guest: { id: string; displayName: string }) => void) | undefined;
}) {
  const { t } = useTranslation('match');
  const places = side === 'A' ? match.teamA : match.teamB;
  const guests = guestsIn(match, side);
  const free = Math.max(0, match.numberPlayers - held(places).length - guests.length);
  return (
    <section className={classes.team} aria-label={t('team', { side })}>
      <h3 className={classes.title}>{t('team', { side })}</h3>
      <ul className={classes.seats}>
        {places.map((place) => (
          <li key={place.user.id} className={classes.seat} data-badge={place.badge}>
            <PlayerAvatar player={place.user} size={40} />
            <div className={classes.player}>
              <Link to={playerPath(place.user)} className={classes.name}>
                {place.user.displayName}
                {place.user.id === me && <span className={classes.you}> {t('page.you')}</span>}
              </Link>
              <Group gap={6}>
                <LevelBadge rating={place.level} />
                {(place.badge !== 'ACCEPTED' || match.state === 'ORGANIZING') && (
                  <Badge size="sm" variant="light" color={COLOUR[place.badge]} tt="none">
                    {t(`badge.${place.badge}`)}
                  </Badge>
                )}
                {place.user.id === match.organiser.id && (
                  <Badge size="sm" variant="light" color="gray" tt="none">
                    {t('page.organiser')}
                  </Badge>
                )}
              </Group>
            </div>
            {canRemove && place.user.id !== me && (
              <ActionIcon
                color="gray"
                aria-label={t('page.removeNamed', { name: place.user.displayName })}
                onClick={() => onRemove(place.user)}
              >
                <IconUserMinus size={20} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
        {guests.map((guest) => (
          <GuestSeat
            key={guest.id}
            guest={guest}
            isMe={guest.id === me}
            onRemove={guest.badge === 'AWAY' ? onWithdraw : canRemove ? onRemove : undefined}
          />
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li key={`free-${index}`} className={classes.seat}>
            <span className={classes.empty} data-off={isOff(match) || undefined} aria-hidden />
            <Text size="sm" className={classes.player} c="dimmed">
              {t(isOff(match) ? 'seatEmpty' : 'seatFree')}
            </Text>
            {index === 0 && onJoin && (
              <Button size="sm" onClick={onJoin} aria-label={t('page.joinSide', { side })}>
                {t('next.JOIN')}
              </Button>
            )}
            {index === 0 && !onJoin && onInvite && (
              <Button size="sm" variant="light" onClick={onInvite} aria-label={t('page.inviteSide', { side })}>
                {t('next.INVITE')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
