import { PlayerAvatar } from '@setpoint/ui';
import type { PlayerRowFragment } from '@setpoint/client/documents';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LevelBadge } from './level-badge.js';
import { playerPath } from './player-link.js';
import classes from './player-row.module.css';

/** A player on one line: who, how strong, how far, and one thing to do. */
export function PlayerRow({
  player,
  distanceKm,
  action,
}: {
  readonly player: PlayerRowFragment;
  readonly distanceKm: number | null;
  readonly action?: ReactNode;
}) {
  const { t } = useTranslation('player-ui');
  return (
    <article className={classes.row} aria-label={player.displayName}>
      <PlayerAvatar player={player} size={40} />
      <div className={classes.facts}>
        <Link to={playerPath(player)} className={classes.name}>
          {player.displayName}
        </Link>
        <span className={classes.quiet}>
          <LevelBadge rating={player.bestLevel?.rating ?? null} />
          {distanceKm !== null && <span>{t('card.distance', { km: distanceKm < 1 ? '< 1' : distanceKm })}</span>}
        </span>
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </article>
  );
}
