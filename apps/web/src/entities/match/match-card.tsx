import { Badge, Button, Group } from '@mantine/core';
import type { MatchCardFragment } from '@setpoint/client/documents';
import { IconClock, IconLock, IconMoodSmile } from '@tabler/icons-react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { useMe } from '@setpoint/client/session';
import { Scoreboard } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { courtAndCity } from '../court/court-and-city.js';
import { shownRating } from '../player/level.js';
import classes from './match-card.module.css';
import { CardLine, PlaceLine } from './card-line.js';
import { CompetitionLine } from './competition-line.js';
import { joinReason } from './join-reason.js';
import { shownDate, shownTime } from './match-time.js';
import { CalendarLeaf } from './match-when.js';
import { NeededBy } from './needed-by.js';
import { matchPath, nextAction } from './next-action.js';
import { isAgreed, StateBadge, statementOf } from './state-badge.js';
import { Teams } from './teams.js';
import { useSides } from './use-sides.js';

/** Who, level, where, when, free seats and the one next action. */
export function MatchCard({
  match,
  distanceKm = null,
  action,
  headline,
}: {
  readonly match: MatchCardFragment;
  /** From the position that the list was searched with. */
  readonly distanceKm?: number | null;
  /** Instead of the button that leads to the match's own page. */
  readonly action?: ReactNode;
  /** What the card is about where that is not the match itself, e.g. what waits for me. */
  readonly headline?: string;
}) {
  const { t, i18n } = useTranslation(['match', 'common']);
  const me = useMe();
  const sides = useSides();
  const isOpen = match.state === 'ORGANIZING' && match.missing > 0 && match.mySide === null;
  // Who is not signed in reads on the match's own page how to join.
  const next = nextAction(match) ?? (isOpen && !me ? 'JOIN' : null);
  const reason = isOpen && !next ? joinReason(match, me) : null;
  const statement = statementOf(match);
  const title = `${t(`common:sport.${match.sport.id}`)} · ${t(`format.${match.numberPlayers}`)}`;
  return (
    <article className={classes.card} aria-label={headline ? `${headline}: ${title}` : title}>
      <header className={classes.head}>
        <CalendarLeaf datePlay={match.datePlay} timePlay={match.timePlay} />
        <div className={classes.facts}>
          {headline && <p className={classes.headline}>{headline}</p>}
          <Link to={matchPath(match)} className={classes.title}>
            {title}
          </Link>
          <CompetitionLine match={match} />
          <CardLine icon={IconClock}>
            {match.timePlay && match.datePlay
              ? `${shownDate(match.datePlay)}, ${shownTime(match.timePlay)}`
              : t(`when.length.${match.minutesPlay}`)}
          </CardLine>
          <PlaceLine
            place={match.court ? courtAndCity(match.court) : (match.city ?? t('where.open'))}
            distanceKm={distanceKm}
          />
        </div>
      </header>
      <Group gap={6} className={classes.badges}>
        <StateBadge match={match} />
        <Badge variant="light" color="gray" tt="none" fw={600}>
          {levelRange(match, i18n)}
        </Badge>
        {match.isFriendly && (
          <Badge variant="light" color="gray" tt="none" fw={600} leftSection={<IconMoodSmile size={14} aria-hidden />}>
            {t('friendly')}
          </Badge>
        )}
        {match.visibility === 'PRIVATE' && (
          <Badge variant="light" color="gray" tt="none" fw={600} leftSection={<IconLock size={13} aria-hidden />}>
            {t('private')}
          </Badge>
        )}
      </Group>
      {match.result ? (
        <Scoreboard
          size="sm"
          teamA={sides.playersOf(match, 'A')}
          teamB={sides.playersOf(match, 'B')}
          sets={match.result.sets}
          winner={isAgreed(match) ? match.result.winner : null}
          {...(match.result.outcome !== 'COMPLETED' && { note: t(`outcome.${match.result.outcome}`) })}
        />
      ) : (
        <Teams match={match} />
      )}
      <footer className={classes.foot} data-empty={(!action && !next && !hasNote(match)) || undefined}>
        <span className={classes.note}>
          <NeededBy match={match} />
          {reason && (
            <span className={classes.reason}>
              {t(`reason.${reason}`, { sport: t(`common:sport.${match.sport.id}`) })}
            </span>
          )}
        </span>
        <div className={classes.action}>
          {action ??
            (next && (
              <Button
                component={Link}
                to={matchPath(match, next)}
                size="sm"
                variant={match.myActions.includes(next) ? 'filled' : 'light'}
              >
                {t(`next.${next === 'ENTER_RESULT' && statement === 'DISPUTED' ? 'CORRECT_RESULT' : next}`)}
              </Button>
            ))}
        </div>
      </footer>
    </article>
  );
}

const hasNote = (match: MatchCardFragment) =>
  ['ORGANIZING', 'AWAITING_RESULT', 'AWAITING_CONFIRMATION'].includes(match.state);

/** `Level 3.0 to 4.5`, `From level 3.0`, `All levels`. */
export function levelRange(
  match: { readonly levelMin: number | null; readonly levelMax: number | null },
  { t, language }: i18n,
): string {
  const shown = (rating: number) => shownRating(rating, language);
  if (match.levelMin && match.levelMax)
    return t('match:level.range', { min: shown(match.levelMin), max: shown(match.levelMax) });
  if (match.levelMin) return t('match:level.from', { min: shown(match.levelMin) });
  if (match.levelMax) return t('match:level.upTo', { max: shown(match.levelMax) });
  return t('match:level.all');
}
