import type { FriendsMatchFragment } from '@setpoint/client/documents';
import { PlayerAvatar } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { formatKey, scoreOf, sidesOf, whenOf } from '../../../entities/match/match-row-words.js';
import { matchPath } from '../../../entities/match/next-action.js';
import { MatchRow, MatchRows } from '../../../entities/match/match-row.js';
import { useSides } from '../../../entities/match/use-sides.js';
import { Section } from './section.js';
import classes from './friends-matches.module.css';

/** What the people I follow play next and played last, a line each, and the way to all of it (PLY-11). */
export function FriendsMatches({ matches }: { readonly matches: readonly FriendsMatchFragment[] }) {
  const { t } = useTranslation('dashboard');
  if (matches.length === 0) return null;
  return (
    <Section title={t('friends.title')} more={{ to: '/match/friends', label: t('seeAll') }}>
      <MatchRows>
        {matches.map((match) => (
          <li key={match.id} className={classes.row}>
            <FriendsRow match={match} />
          </li>
        ))}
      </MatchRows>
    </Section>
  );
}

function FriendsRow({ match }: { readonly match: FriendsMatchFragment }) {
  const { t } = useTranslation(['dashboard', 'match', 'player-ui']);
  const sides = useSides();
  const faces = (['A', 'B'] as const)
    .map((side) => sides.playersOf(match, side)[0])
    .filter((player) => player !== undefined);
  return (
    <MatchRow
      to={matchPath(match)}
      title={sidesOf(match, t('match:guest'))}
      lead={
        <span className={classes.faces}>
          {faces.map((player) => (
            <PlayerAvatar key={player.id} player={player} size={34} className={classes.face!} />
          ))}
          {faces.length === 1 && match.missing > 0 && <span className={classes.free} />}
        </span>
      }
      line={[
        t(formatKey(match)),
        match.result ? scoreOf(match.result.sets) : whenOf(match),
        match.state === 'ORGANIZING' && match.missing > 0 && t('friends.seats', { count: match.missing }),
      ]}
    />
  );
}
