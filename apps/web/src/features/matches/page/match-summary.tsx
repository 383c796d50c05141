import { Anchor, Badge, Group } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { IconCalendar, IconClock, IconLock, IconMapPin, IconMoodSmile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { courtAndCity } from '../../../entities/court/court-and-city.js';
import { courtPath } from '../../../entities/court/court-link.js';
import { CompetitionLine } from '../../../entities/match/competition-line.js';
import { levelRange } from '../../../entities/match/match-card.js';
import { shownDate, shownTime, shownWeekday } from '../../../entities/match/match-time.js';
import { StateBadge } from '../../../entities/match/state-badge.js';
import { Hero, HeroFacts } from '../../../entities/page-head/hero.js';
import classes from './match-board.module.css';

/** What, when and where, with a menu in the corner. */
export function MatchSummary({ match, menu }: { readonly match: MatchViewFragment; readonly menu: ReactNode }) {
  const { t, i18n } = useTranslation(['match', 'common']);
  return (
    <Hero sport={match.sport.id}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Group gap={8}>
          <StateBadge match={match} />
          {match.visibility === 'PRIVATE' && (
            <Badge variant="light" color="gray" tt="none" leftSection={<IconLock size={13} aria-hidden />}>
              {t('private')}
            </Badge>
          )}
          {match.isFriendly && (
            <Badge variant="light" color="gray" tt="none" leftSection={<IconMoodSmile size={14} aria-hidden />}>
              {t('friendly')}
            </Badge>
          )}
        </Group>
        {menu}
      </Group>
      <h2 className={classes.title}>
        {t(`common:sport.${match.sport.id}`)} · {t(`format.${match.numberPlayers}`)}
      </h2>
      {match.competition ? (
        <CompetitionLine match={match} linked />
      ) : (
        <p className={classes.level}>{levelRange(match, i18n)}</p>
      )}
      <HeroFacts>
        <li>
          <IconCalendar size={18} aria-hidden />
          {match.datePlay
            ? `${shownWeekday(match.datePlay, i18n.language)} ${shownDate(match.datePlay)}`
            : t('when.dayOpen')}
        </li>
        <li>
          <IconClock size={18} aria-hidden />
          {match.timePlay ? shownTime(match.timePlay) : t('when.timeOpen')} · {t(`when.length.${match.minutesPlay}`)}
          {match.booked && ` · ${t('when.booked')}`}
        </li>
        <li>
          <IconMapPin size={18} aria-hidden />
          {match.court ? (
            <Anchor variant="standalone" component={Link} to={courtPath(match.court)}>
              {courtAndCity(match.court)}
            </Anchor>
          ) : (
            (match.city ?? t('where.open'))
          )}
        </li>
      </HeroFacts>
    </Hero>
  );
}
