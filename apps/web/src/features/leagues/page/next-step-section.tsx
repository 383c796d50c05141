import { Button, Group } from '@mantine/core';
import type { LeagueHeadFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from '../../../entities/competitions/competition-page.module.css';
import { Countdown } from '../../../entities/competitions/countdown.js';
import { entrantName } from '../../../entities/competitions/fixture.js';
import { leagueObstacleOf } from '../../../entities/competitions/league-action.js';
import { useMoney } from '../../../entities/competitions/use-money.js';
import { nextStepOf, wayOn, type NextStep } from './next-step.js';

/** Steps that nobody waits for. */
const QUIET: readonly NextStep['kind'][] = ['playing', 'enrolled', 'refused', 'follow'];

/** My one action, until when, and why there is none. */
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
  const step = nextStepOf(league, me !== null);
  const obstacle = step.kind === 'refused' ? leagueObstacleOf(league) : null;
  const way = obstacle && wayOn(obstacle);
  const { fixture } = step.task ?? {};
  const opponent =
    fixture && [fixture.sideA, fixture.sideB].find(({ players }) => players.every(({ id }) => id !== me?.id));
  return (
    <section className={classes.next} data-short={short || undefined} aria-labelledby="next-step">
      <div>
        <h3 id="next-step" className={classes.nextTitle}>
          {t(`now.${step.kind}.title`)}
        </h3>
        <p className={classes.nextText}>
          {obstacle
            ? t(`error.${obstacle}`)
            : opponent
              ? t('now.against', { name: entrantName(opponent) })
              : t(`now.${step.kind}.text`, { price: money(league.price) })}
        </p>
        {league.myTasks.length > 1 && (
          <ul className={classes.tasks}>
            {league.myTasks.slice(1).map((task, at) => {
              const other = nextStepOf({ ...league, myTasks: [task] }, true);
              const title = t(`now.${other.kind}.title`);
              return <li key={at}>{other.to ? <Link to={other.to}>{title}</Link> : title}</li>;
            })}
          </ul>
        )}
      </div>
      {step.until && <Countdown until={step.until} label={t('now.left')} />}
      {step.to && (
        <Group gap="sm" className={classes.buttons!}>
          <Button component={Link} to={step.to} variant={QUIET.includes(step.kind) ? 'default' : 'filled'}>
            {way ? t(`now.way.${way.label}`) : t(`now.${step.kind}.action`)}
          </Button>
        </Group>
      )}
    </section>
  );
}
