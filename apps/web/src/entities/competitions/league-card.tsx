import { Badge, Button, Group } from '@mantine/core';
import type { LeagueCardFragment } from '@setpoint/client/documents';
import { IconTicket, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardLine, PlaceLine } from '../match/card-line.js';
import classes from '../match/match-card.module.css';
import { CalendarLeaf } from '../match/match-when.js';
import { dayBefore, namedDay } from './days.js';
import { isAsked, leagueAction, leagueObstacleOf } from './league-action.js';
import { leaguePath } from './league-link.js';
import { PhaseBadge } from './phase-badge.js';
import { useLeagueRefusal } from './use-league-refusal.js';
import { useMoney } from '../money/use-money.js';

const TARGET = { answer: [], pay: ['subscribe'], settle: [], subscribe: ['subscribe'], groups: [] } as const;
const IS_IN = ['PENDING', 'ACTIVE', 'SUSPENDED'] as const;

/** Where, for whom, which phase, how much, how many are in, and the one next action. */
export function LeagueCard({
  league,
  distanceKm = null,
}: {
  readonly league: LeagueCardFragment;
  /** From the position that the list was searched with. */
  readonly distanceKm?: number | null;
}) {
  const { t, i18n } = useTranslation(['league', 'competitions', 'match', 'common']);
  const money = useMoney();
  const refusal = useLeagueRefusal();
  const { name, currentPhase: phase, mySubscription, price } = league;
  const action = leagueAction(league);
  const mine = isAsked(league) ? 'ASKED' : IS_IN.find((one) => one === mySubscription?.state);
  const obstacle = league.actualState === 'COMPLETED' || mine ? null : leagueObstacleOf(league);
  const missing = phase?.state === 'ENROLLING' ? phase.leastMembers - phase.members : 0;
  return (
    <article className={classes.card} aria-label={name}>
      <header className={classes.head}>
        {phase && <CalendarLeaf datePlay={phase.startsOn} timePlay={null} />}
        <div className={classes.facts}>
          <Link to={leaguePath(league)} className={classes.title}>
            {name}
          </Link>
          <div className={classes.line}>
            {t(`common:sport.${league.sport.id}`)} · {t(`match:format.${league.numberPlayers}`)} ·{' '}
            {t(`competitions:sex.${league.sex}`)} · {league.year}
          </div>
          <PlaceLine place={t('card.province', { name: league.province.name })} distanceKm={distanceKm} />
          <CardLine icon={IconTicket}>
            {price.cents === 0 ? t('card.freePhase') : t('card.perPhase', { price: money(price) })}
          </CardLine>
        </div>
      </header>
      <Group gap={6} className={classes.badges}>
        {phase ? (
          <>
            <Badge variant="light" color="gray" tt="none" fw={600}>
              {t('card.phase', { number: phase.number })}
            </Badge>
            <PhaseBadge state={phase.state} />
          </>
        ) : (
          <PhaseBadge state="COMPLETED" />
        )}
      </Group>
      <footer className={classes.foot}>
        <span className={classes.note}>
          {mine ? (
            <span className={classes.reason}>{t(`card.mine.${mine}`)}</span>
          ) : (
            obstacle && <span className={classes.reason}>{refusal(obstacle, league.enrolmentOpensOn)}</span>
          )}
          <span className={classes.fact}>
            <IconUsers size={15} aria-hidden />
            <span>
              {phase && missing > 0
                ? t('card.needed', {
                    count: missing,
                    day: namedDay(dayBefore(phase.startsOn), i18n.language),
                  })
                : t('card.members', { count: league.members })}
            </span>
          </span>
        </span>
        <div className={classes.action}>
          {action && (
            <Button
              component={Link}
              to={leaguePath(league, ...TARGET[action])}
              size="sm"
              variant={action === 'groups' ? 'light' : 'filled'}
            >
              {t(`card.action.${action}`)}
            </Button>
          )}
        </div>
      </footer>
    </article>
  );
}
