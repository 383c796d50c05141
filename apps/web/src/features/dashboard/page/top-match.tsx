import type { MatchPlanFragment, MatchRowFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatKey, listed, othersIn, whenOf } from '../../../entities/match/match-row-words.js';
import { CalendarLeaf } from '../../../entities/match/match-when.js';
import { matchPath } from '../../../entities/match/next-action.js';
import classes from './top-card.module.css';

/** Which match, when, where and who with, on the card on top. */
export function TopMatch({
  match,
  me,
}: {
  readonly match: MatchRowFragment & MatchPlanFragment;
  /** Null where others say who plays. */
  readonly me: string | null;
}) {
  const { t, i18n } = useTranslation(['dashboard', 'match', 'player-ui']);
  const others = me === null ? [] : othersIn(match, me, t('match:guest')).map(({ displayName }) => displayName);
  return (
    <div className={classes.match}>
      <CalendarLeaf datePlay={match.datePlay} timePlay={match.timePlay} />
      <div className={classes.facts}>
        <Link to={matchPath(match)} className={classes.name}>
          {t(formatKey(match))}
        </Link>
        <span className={classes.line}>
          {[whenOf(match), match.court?.name ?? match.city ?? t('match:where.open')].filter(Boolean).join(' · ')}
        </span>
        {others.length > 0 && (
          <span className={classes.line}>{t('with', { names: listed(others, i18n.language) })}</span>
        )}
      </div>
    </div>
  );
}
