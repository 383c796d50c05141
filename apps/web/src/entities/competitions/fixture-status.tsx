import { useTranslation } from 'react-i18next';
import { listed } from '../match/match-row-words.js';
import { shownDate, shownTime } from '../match/match-time.js';
import { useNow } from '@setpoint/client/use-now';
import { lastDayBefore } from './days.js';
import { entrantName, isLive, losersOf, type FixtureParts } from './fixture.js';
import classes from './fixture-card.module.css';

/** When it is played, until when, or how it ended where nobody played. */
export function FixtureStatus({
  fixture,
  timeZone,
  isBrief = false,
}: {
  readonly fixture: FixtureParts;
  readonly timeZone: string;
  /** Where there is no room for who did what until when. */
  readonly isBrief?: boolean;
}) {
  const { t, i18n } = useTranslation('competitions');
  const now = useNow();
  const { state, how, rule, match, closesAt } = fixture;
  if (isLive(fixture, now)) {
    return (
      <span className={classes.live}>
        <span className={classes.dot} aria-hidden />
        {t('live')}
      </span>
    );
  }
  const when = match?.datePlay
    ? [shownDate(match.datePlay), match.timePlay && shownTime(match.timePlay)].filter(Boolean).join(' ')
    : null;
  const facts = () => ({
    loser: listed(losersOf(fixture).map(entrantName), i18n.language),
    day: closesAt ? lastDayBefore(closesAt, timeZone, i18n.language) : '',
  });
  switch (state) {
    case 'DECIDED':
      if (how === 'PLAYED') return when;
      if (how === 'BYE' || how === null) return null;
      return [t(`end.${how}`), rule && (isBrief ? t(`rule.${rule}`) : t(`reason.${rule}`, facts()))]
        .filter(Boolean)
        .join(': ');
    case 'CLOSING':
      return t('closing');
    case 'READY':
      return when ?? (closesAt && t('playBy', { day: lastDayBefore(closesAt, timeZone, i18n.language) }));
    case 'WAITING':
      return null;
  }
}
