import { Badge, Group } from '@mantine/core';
import type { TournamentHeadFragment } from '@setpoint/client/documents';
import { CourtLines } from '@setpoint/ui';
import { IconCalendar, IconLock, IconMapPin, IconTrophy, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../entities/competitions/countdown.js';
import { namedDay } from '../../../entities/competitions/days.js';
import { TournamentStateBadge } from '../../../entities/competitions/tournament-state.js';
import { levelRange } from '../../../entities/match/match-card.js';
import { useNow } from '../../../entities/time/use-now.js';
import { statusOf } from './status.js';
import classes from '../../../entities/competitions/competition-page.module.css';

/** What, when and where, how it stands, and what is left until the first day. */
export function TournamentHero({
  tournament,
  short = false,
}: {
  readonly tournament: TournamentHeadFragment;
  /** The name and the state alone, above a page that is about something else. */
  readonly short?: boolean;
}) {
  const { t, i18n } = useTranslation(['tournaments', 'competitions', 'match', 'common']);
  const now = useNow();
  const { state, startsAt, startOn, place, type } = tournament;
  const isAhead = (state === 'OPEN' || state === 'CLOSED') && Date.parse(startsAt) > now.getTime();
  const day = namedDay(startOn, i18n.language);
  const status = statusOf(tournament);
  const winners = tournament.awards
    .filter(({ placing }) => placing === 'WINNER')
    .map(({ player }) => player.displayName);
  return (
    <article className={classes.hero} data-short={short || undefined} data-sport={tournament.sport.id}>
      <CourtLines className={classes.lines!} />
      <Group gap={8}>
        <TournamentStateBadge tournament={tournament} />
        {type !== 'classic' && (
          <Badge variant="light" color="purple" tt="none">
            {t(`competitions:type.${type}`)}
          </Badge>
        )}
        {tournament.isPrivate && (
          <Badge variant="light" color="gray" tt="none" leftSection={<IconLock size={13} aria-hidden />}>
            {t('competitions:private')}
          </Badge>
        )}
      </Group>
      <div className={classes.top}>
        <div className={classes.name}>
          <h2 className={classes.title}>{tournament.name}</h2>
          <p className={classes.quiet}>
            {t(`common:sport.${tournament.sport.id}`)} · {t(`match:format.${tournament.numberPlayers}`)} ·{' '}
            {t(`competitions:sex.${tournament.sex}`)} · {levelRange(tournament, i18n)}
          </p>
        </div>
        {isAhead && !short && <Countdown until={startsAt} label={t('hero.untilStart')} />}
      </div>
      {!short && (
        <>
          <ul className={classes.facts}>
            <li>
              <IconCalendar size={18} aria-hidden />
              {t(isAhead ? 'hero.starts' : 'hero.started', { day })}
            </li>
            <li>
              <IconMapPin size={18} aria-hidden />
              {t('hero.place', { city: place.city, km: place.radiusKm })}
            </li>
            <li>
              <IconUsers size={18} aria-hidden />
              {state === 'OPEN' || state === 'CLOSED'
                ? t('hero.entries', { teams: tournament.teams, max: tournament.maxTeams })
                : t('competitions:entries', { count: tournament.teams })}
            </li>
            {winners.length > 0 && (
              <li>
                <IconTrophy size={18} aria-hidden />
                {t('hero.wonBy', { names: winners.join(' / ') })}
              </li>
            )}
          </ul>
          {status && <p className={classes.status}>{t(`status.${status.what}`, { count: status.count, day })}</p>}
        </>
      )}
    </article>
  );
}
