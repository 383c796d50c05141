import { Badge, Group, Text } from '@mantine/core';
import type { TournamentHeadFragment } from '@setpoint/client/documents';
import { IconCalendar, IconLock, IconMapPin, IconTrophy, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CompetitionTitle } from '../../../entities/competitions/competition-title.js';
import { Countdown } from '../../../entities/competitions/countdown.js';
import { namedDay } from '../../../entities/competitions/days.js';
import { TournamentStateBadge } from '../../../entities/competitions/tournament-state.js';
import { levelRange } from '../../../entities/match/match-card.js';
import { Hero, HeroFacts } from '../../../entities/page-head/hero.js';
import { useNow } from '@setpoint/client/use-now';
import { statusOf } from './status.js';

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
  const hasBegun = state === 'IN_PROGRESS' || state === 'COMPLETED';
  const start = hasBegun ? 'started' : state === 'CANCELLED' ? 'planned' : 'starts';
  const day = namedDay(startOn, i18n.language);
  const status = statusOf(tournament);
  const winners = tournament.awards
    .filter(({ placing }) => placing === 'WINNER')
    .map(({ player }) => player.displayName);
  return (
    <Hero short={short} sport={tournament.sport.id}>
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
      <CompetitionTitle
        name={tournament.name}
        facts={[
          t(`common:sport.${tournament.sport.id}`),
          t(`match:format.${tournament.numberPlayers}`),
          t(`competitions:sex.${tournament.sex}`),
          levelRange(tournament, i18n),
        ]}
        short={short}
        aside={isAhead && !short && <Countdown until={startsAt} label={t('hero.untilStart')} />}
      />
      {!short && (
        <>
          <HeroFacts>
            <li>
              <IconCalendar size={18} aria-hidden />
              {t(`hero.${start}`, { day })}
            </li>
            <li>
              <IconMapPin size={18} aria-hidden />
              {t('hero.place', { city: place.city, km: place.radiusKm })}
            </li>
            <li>
              <IconUsers size={18} aria-hidden />
              {state === 'OPEN' || state === 'CLOSED'
                ? t('hero.entries', { taken: tournament.placesTaken, max: tournament.maxTeams })
                : t('competitions:entries', { count: tournament.teams })}
            </li>
            {winners.length > 0 && (
              <li>
                <IconTrophy size={18} aria-hidden />
                {t('hero.wonBy', { names: winners.join(' / ') })}
              </li>
            )}
          </HeroFacts>
          {status && (
            <Text fw={600} mt={8}>
              {t(`status.${status.what}`, { count: status.count, day })}
            </Text>
          )}
        </>
      )}
    </Hero>
  );
}
