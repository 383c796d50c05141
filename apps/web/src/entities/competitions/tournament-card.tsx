import { Badge, Button, Group, Progress } from '@mantine/core';
import type { TournamentCardFragment } from '@setpoint/client/documents';
import { IconLock, IconTicket, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardLine, PlaceLine } from '../match/card-line.js';
import { levelRange } from '../match/match-card.js';
import { CalendarLeaf } from '../match/match-when.js';
import classes from '../match/match-card.module.css';
import { cardAction, obstacleOf } from './card-action.js';
import { tournamentPath } from './tournament-link.js';
import { TournamentStateBadge } from './tournament-state.js';
import { useMoney } from '../money/use-money.js';

const TARGET = { pay: ['subscribe'], takePlace: [], register: ['subscribe'], bracket: ['bracket'] } as const;

/** Registrations that are over, or not yet settled, say so on the card. */
const IS_IN = ['CONFIRMED', 'HELD', 'AWAITING_PARTNER', 'EXPIRING', 'WAITING', 'OFFERED', 'RESERVED'] as const;

/** What, when, where, for whom, how much, how many places, and the one next action. */
export function TournamentCard({
  tournament,
  distanceKm = null,
}: {
  readonly tournament: TournamentCardFragment;
  /** From the position that the list was searched with. */
  readonly distanceKm?: number | null;
}) {
  const { t, i18n } = useTranslation(['competitions', 'match', 'common']);
  const money = useMoney();
  const { name, state, teams, maxTeams, placesTaken, placesLeft, myRegistration } = tournament;
  const action = cardAction(tournament);
  const obstacle = obstacleOf(tournament);
  const mine = IS_IN.find((one) => one === myRegistration?.state);
  const isOpen = state === 'OPEN';
  return (
    <article className={classes.card} aria-label={name}>
      <header className={classes.head}>
        <CalendarLeaf datePlay={tournament.startOn} timePlay={null} />
        <div className={classes.facts}>
          <Link to={tournamentPath(tournament)} className={classes.title}>
            {name}
          </Link>
          <div className={classes.line}>
            {t(`common:sport.${tournament.sport.id}`)} · {t(`match:format.${tournament.numberPlayers}`)} ·{' '}
            {t(`sex.${tournament.sex}`)}
          </div>
          <PlaceLine place={tournament.place.city} distanceKm={distanceKm} />
          <CardLine icon={IconTicket}>
            {tournament.price.cents === 0 ? t('free') : t('perPlayer', { price: money(tournament.price) })}
          </CardLine>
        </div>
      </header>
      <Group gap={6} className={classes.badges}>
        <TournamentStateBadge tournament={tournament} />
        <Badge variant="light" color="gray" tt="none" fw={600}>
          {levelRange(tournament, i18n)}
        </Badge>
        {tournament.type !== 'classic' && (
          <Badge variant="light" color="purple" tt="none" fw={600}>
            {t(`type.${tournament.type}`)}
          </Badge>
        )}
        {tournament.isPrivate && (
          <Badge variant="light" color="gray" tt="none" fw={600} leftSection={<IconLock size={13} aria-hidden />}>
            {t('private')}
          </Badge>
        )}
      </Group>
      <footer className={classes.foot}>
        <span className={classes.note}>
          {mine ? (
            <span className={classes.reason}>{t(`mine.${mine}`)}</span>
          ) : isOpen && obstacle && obstacle !== 'TOURNAMENT_FULL' ? (
            <span className={classes.reason}>
              {i18n.exists(`competitions:notForMe.${obstacle}`) ? t(`notForMe.${obstacle}`) : t('notForMe.other')}
            </span>
          ) : null}
          {isOpen ? (
            <>
              <Progress value={(100 * placesTaken) / maxTeams} size="sm" my={4} aria-hidden />
              <span>{t('placesLeft', { count: placesLeft })}</span>
            </>
          ) : (
            <span>
              <span className={classes.fact}>
                <IconUsers size={15} aria-hidden />
                {t('entries', { count: teams })}
              </span>
            </span>
          )}
        </span>
        <div className={classes.action}>
          {action && (
            <Button
              component={Link}
              to={tournamentPath(tournament, ...TARGET[action])}
              size="sm"
              variant={action === 'bracket' || (action === 'register' && mine) ? 'light' : 'filled'}
            >
              {t(`action.${action}`)}
            </Button>
          )}
        </div>
      </footer>
    </article>
  );
}
