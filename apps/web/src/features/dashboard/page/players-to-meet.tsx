import type { PlayerRowFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FollowButton } from '../../../entities/player/follow-button.js';
import { PlayerRow } from '../../../entities/player/player-row.js';
import { SHOWN } from './arrange.js';
import { Section } from './section.js';
import classes from './players-to-meet.module.css';

type Nearby = PlayerRowFragment & { readonly distanceKm: number | null };

/** Players near me, of my level, whom I don't follow yet. */
export function PlayersToMeet({
  players,
  me,
  noFriends,
}: {
  readonly players: readonly Nearby[];
  readonly me: string;
  /** Nobody whom I follow plays: says what following is good for. */
  readonly noFriends: boolean;
}) {
  const { t } = useTranslation('dashboard');
  // As it was when I came: whom I follow from here stays in the list.
  const [followed] = useState(
    () => new Set(players.filter(({ isFollowedByMe }) => isFollowedByMe).map(({ id }) => id)),
  );
  const met = players.filter(({ id }) => id !== me && !followed.has(id)).slice(0, SHOWN.players);
  if (met.length === 0 && !noFriends) return null;
  return (
    <Section title={t('players.title')} more={{ to: '/player/list', label: t('seeAll') }}>
      {noFriends && <p className={classes.hint}>{t('players.hint')}</p>}
      <ul className={classes.list}>
        {met.map((player) => (
          <li key={player.id}>
            <PlayerRow
              player={player}
              distanceKm={player.distanceKm}
              action={<FollowButton player={player} size="sm" />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
