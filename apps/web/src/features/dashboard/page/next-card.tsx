import { Button } from '@mantine/core';
import type { UpcomingFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NeededBy } from '../../../entities/match/needed-by.js';
import { shownTime, wallClock } from '../../../entities/match/match-time.js';
import { matchPath, nextAction } from '../../../entities/match/next-action.js';
import { useNow } from '@setpoint/client/use-now';
import { dayWord } from './day-words.js';
import { TopCard } from './top-card.js';
import { TopMatch } from './top-match.js';

/** Nothing waits for me: what I play next. */
export function NextCard({ match, me }: { readonly match: UpcomingFragment; readonly me: string }) {
  const { t, i18n } = useTranslation(['dashboard', 'match']);
  const now = useNow();
  const action = nextAction(match);
  const { datePlay, timePlay, timeZone } = match;
  const day = datePlay && dayWord(datePlay, wallClock(now, timeZone).date, i18n.language);
  return (
    <TopCard
      title={
        !day ? t('next.open') : timePlay ? t('next.at', { day, time: shownTime(timePlay) }) : t('next.on', { day })
      }
      note={match.state === 'READY' ? t('match:state.READY') : <NeededBy match={match} />}
      actions={
        <Button component={Link} to={matchPath(match, action)} variant="white">
          {action ? t(`match:next.${action}`) : t('next.see')}
        </Button>
      }
    >
      <TopMatch match={match} me={me} />
    </TopCard>
  );
}
