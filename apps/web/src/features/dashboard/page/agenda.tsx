import { Button, ThemeIcon, VisuallyHidden } from '@mantine/core';
import type { UpcomingFragment } from '@setpoint/client/documents';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NeededBy } from '../../../entities/match/needed-by.js';
import { formatKey, listed, othersIn } from '../../../entities/match/match-row-words.js';
import { MatchRow, MatchRows } from '../../../entities/match/match-row.js';
import { shownDate, shownTime, wallClock } from '../../../entities/match/match-time.js';
import { matchPath, nextAction } from '../../../entities/match/next-action.js';
import { useNow } from '@setpoint/client/use-now';
import { capital, dayWord } from './day-words.js';
import { Section } from './section.js';
import classes from './agenda.module.css';

/** My next matches by day. */
export function Agenda({ matches, me }: { readonly matches: readonly UpcomingFragment[]; readonly me: string }) {
  const { t, i18n } = useTranslation(['dashboard', 'match']);
  const now = useNow();
  if (matches.length === 0) return null;
  const days = [...new Set(matches.map(({ datePlay }) => datePlay))].map(
    (day) => [day, matches.filter(({ datePlay }) => datePlay === day)] as const,
  );
  return (
    <Section title={t('next.title')} more={{ to: '/match/my?when=upcoming', label: t('seeAll') }}>
      {days.map(([day, played]) => (
        <div key={day ?? 'open'} className={classes.day}>
          <h3 className={classes.title}>
            {day ? (
              <>
                {capital(dayWord(day, wallClock(now, played[0]!.timeZone).date, i18n.language), i18n.language)}{' '}
                <span className={classes.date}>{shownDate(day)}</span>
              </>
            ) : (
              t('match:when.dayOpen')
            )}
          </h3>
          <MatchRows>
            {played.map((match) => (
              <li key={match.id}>
                <AgendaRow match={match} me={me} />
              </li>
            ))}
          </MatchRows>
        </div>
      ))}
    </Section>
  );
}

function AgendaRow({ match, me }: { readonly match: UpcomingFragment; readonly me: string }) {
  const { t, i18n } = useTranslation(['dashboard', 'match', 'player-ui']);
  const action = nextAction(match);
  const others = othersIn(match, me, t('match:guest')).map(({ firstName }) => firstName);
  const time = match.timePlay && shownTime(match.timePlay);
  const title = t(formatKey(match));
  return (
    <MatchRow
      to={matchPath(match)}
      title={title}
      spoken={[title, match.datePlay && shownDate(match.datePlay), time].filter(Boolean).join(', ')}
      lead={<span className={classes.time}>{time ?? '–'}</span>}
      action={
        action ? (
          <Button component={Link} to={matchPath(match, action)} size="sm" variant="light">
            {t(`match:next.${action}`)}
          </Button>
        ) : match.state === 'READY' ? (
          <>
            <VisuallyHidden>{t(`match:state.${match.state}`)}</VisuallyHidden>
            <ThemeIcon variant="light" color="grass" size={26} radius="xl" title={t(`match:state.${match.state}`)}>
              <IconCheck size={16} aria-hidden />
            </ThemeIcon>
          </>
        ) : undefined
      }
      line={[
        match.court?.name ?? match.city ?? t('match:where.open'),
        others.length > 0 && t('with', { names: listed(others, i18n.language) }),
      ]}
      note={match.state !== 'READY' && <NeededBy match={match} />}
    />
  );
}
