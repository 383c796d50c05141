import type { MatchCardFragment } from '@setpoint/client/documents';
import { IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tournamentPath } from '../competitions/tournament-link.js';
import { isOpenFor } from './competition.js';
import classes from './match-card.module.css';

/** `Spring Cup · Semifinal · Play by Sun 14 June`: nothing for matches that people made. */
export function CompetitionLine({
  match,
  linked = false,
}: {
  readonly match: Pick<MatchCardFragment, 'state' | 'competition'>;
  /** Leads to the competition; cards lead to the match. */
  readonly linked?: boolean;
}) {
  const { t, i18n } = useTranslation('match');
  const { competition } = match;
  if (!competition) return null;
  const day = isOpenFor(match) && lastDay(competition, i18n.language);
  return (
    <div className={classes.line}>
      <span className={classes.fact}>
        <IconTrophy size={15} aria-hidden />
        <span>
          {linked && competition.kind === 'TOURNAMENT' ? (
            <Link to={tournamentPath(competition)} className={classes.competition}>
              {competition.name}
            </Link>
          ) : (
            competition.name
          )}{' '}
          · {t(`competition.stage.${competition.stage}`)}
          {day && ` · ${t('competition.playBy', { day })}`}
        </span>
      </span>
    </div>
  );
}

/** The window ends with a day on the clocks of the competition; `closesAt` is the first instant after it. */
function lastDay(
  { closesAt, timeZone }: { readonly closesAt: string; readonly timeZone: string },
  language: string,
): string {
  const last = new Date(Date.parse(closesAt) - 1);
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...{ weekday: 'short', day: 'numeric', month: 'long', timeZone },
  }).format(last);
}
