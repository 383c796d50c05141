import { useTranslation } from 'react-i18next';
import { PlayerAvatar, type PlayerAvatarProps } from '../avatar/player-avatar.js';
import classes from './scoreboard.module.css';

export interface ScoreboardSet {
  readonly a: number;
  readonly b: number;
  /** Points of the loser in the tie-break. */
  readonly tieBreak?: number | null;
  readonly superTieBreak?: boolean;
}

export interface ScoreboardProps {
  readonly teamA: readonly PlayerAvatarProps['player'][];
  readonly teamB: readonly PlayerAvatarProps['player'][];
  readonly sets: readonly ScoreboardSet[];
  readonly winner?: 'A' | 'B' | null;
  /** A line below: 'retired', 'walkover', 'awaits confirmation'. */
  readonly note?: string;
  readonly size?: 'sm' | 'md';
}

/** A result that reads like the board beside the court. */
export function Scoreboard({ teamA, teamB, sets, winner, note, size = 'md' }: ScoreboardProps) {
  const { t } = useTranslation('common');
  const row = (side: 'A' | 'B') => {
    const team = side === 'A' ? teamA : teamB;
    return (
      <tr className={classes.row} data-won={winner === side || undefined}>
        <th scope="row" className={classes.team}>
          <span className={classes.people}>
            {team.map((player) => (
              <span key={player.id} className={classes.person}>
                <PlayerAvatar player={player} size={size === 'sm' ? 22 : 28} />
                <span className={classes.name}>{player.displayName}</span>
              </span>
            ))}
            {team.length === 0 && <span className={classes.name}>–</span>}
          </span>
        </th>
        {sets.map((set, at) => {
          const own = side === 'A' ? set.a : set.b;
          const other = side === 'A' ? set.b : set.a;
          return (
            <td key={at} className={classes.games} data-won={own > other || undefined}>
              {own}
              {set.tieBreak != null && own < other && <sup>{set.tieBreak}</sup>}
            </td>
          );
        })}
        <td className={classes.flag}>
          {winner === side && <span role="img" aria-label={t('common:score.winner')} className={classes.ball} />}
        </td>
      </tr>
    );
  };
  return (
    <div className={classes.board} data-size={size}>
      <table>
        <caption className={classes.hidden}>{t('common:score.caption')}</caption>
        <thead className={classes.hidden}>
          <tr>
            <th scope="col">{t('common:score.side')}</th>
            {sets.map((set, at) => (
              <th scope="col" key={at}>
                {set.superTieBreak ? t('common:score.superTieBreak') : t('common:score.set', { number: at + 1 })}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {row('A')}
          {row('B')}
        </tbody>
      </table>
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
