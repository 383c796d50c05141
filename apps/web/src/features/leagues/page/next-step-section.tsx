import { Button } from '@mantine/core';
import type { LeagueHeadFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Countdown } from '../../../entities/competitions/countdown.js';
import { entrantName } from '../../../entities/competitions/fixture.js';
import { leagueObstacleOf } from '../../../entities/competitions/league-action.js';
import { OtherTasks } from '../../../entities/competitions/other-tasks.js';
import { useLeagueRefusal } from '../../../entities/competitions/use-league-refusal.js';
import { useMoney } from '../../../entities/money/use-money.js';
import { NextStepFrame, NextStepText } from '../../../entities/page-head/next-step-frame.js';
import { nextStepOf, wayOn, type NextStep } from './next-step.js';

/** Steps that nobody waits for. */
const QUIET: readonly NextStep['kind'][] = ['playing', 'enrolled', 'refused', 'follow'];

/** The viewer's next action with its deadline, or why there is none. */
export function NextStepSection({
  league,
  short,
}: {
  readonly league: LeagueHeadFragment;
  /** In little room, above a page that is about something else. */
  readonly short: boolean;
}) {
  const { t } = useTranslation('league');
  const me = useMe();
  const money = useMoney();
  const refusal = useLeagueRefusal();
  const step = nextStepOf(league, me !== null);
  const obstacle = step.kind === 'refused' ? leagueObstacleOf(league) : null;
  const way = obstacle && wayOn(obstacle);
  const { fixture } = step.task ?? {};
  const opponent =
    fixture && [fixture.sideA, fixture.sideB].find(({ players }) => players.every(({ id }) => id !== me?.id));
  return (
    <NextStepFrame
      title={t(`now.${step.kind}.title`, { name: league.mySubscription?.subscriber.displayName })}
      short={short}
      aside={step.until && <Countdown until={step.until} label={t('now.left')} />}
      buttons={
        step.to && (
          <Button component={Link} to={step.to} variant={QUIET.includes(step.kind) ? 'default' : 'filled'}>
            {way ? t(`now.way.${way.label}`) : t(`now.${step.kind}.action`)}
          </Button>
        )
      }
    >
      <NextStepText>
        {obstacle
          ? refusal(obstacle, league.enrolmentOpensOn)
          : opponent
            ? t('now.against', { name: entrantName(opponent) })
            : t(`now.${step.kind}.text`, {
                price: money(league.price),
                name: league.mySubscription?.subscriber.displayName,
              })}
      </NextStepText>
      <OtherTasks
        tasks={league.myTasks.slice(1).map((task) => {
          const { kind, to } = nextStepOf({ ...league, myTasks: [task] }, true);
          return { title: t(`now.${kind}.title`), to };
        })}
      />
    </NextStepFrame>
  );
}
