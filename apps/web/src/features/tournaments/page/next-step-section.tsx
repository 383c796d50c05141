import { Button } from '@mantine/core';
import type { TournamentHeadFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { ConfirmSheet } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { obstacleOf } from '../../../entities/competitions/card-action.js';
import { Countdown } from '../../../entities/competitions/countdown.js';
import { entriesOf, entrantName } from '../../../entities/competitions/fixture.js';
import { OtherTasks } from '../../../entities/competitions/other-tasks.js';
import { useMoney } from '../../../entities/money/use-money.js';
import { NextStepFrame, NextStepText } from '../../../entities/page-head/next-step-frame.js';
import { CancelRegistration, TakeOfferedPlace, useTournamentCommand, WithdrawFromSlam } from './commands.js';
import { nextStepOf, type NextStep } from './next-step.js';

/** The viewer's next action with its deadline, or why there is none. */
export function NextStepSection({
  tournament,
  short = false,
}: {
  readonly tournament: TournamentHeadFragment;
  /** In little room, above a page that is about something else. */
  readonly short?: boolean;
}) {
  const { t } = useTranslation(['tournaments', 'tournament-errors']);
  const me = useMe();
  const money = useMoney();
  const step = nextStepOf(tournament, me !== null);
  const obstacle = obstacleOf(tournament);
  const registration = tournament.myRegistration;
  const opponentOf = ({ fixture }: Pick<TournamentHeadFragment['myTasks'][number], 'fixture'>) =>
    fixture && entriesOf(fixture).find(({ players }) => players.every(({ id }) => id !== me?.id));
  const opponent = step.task && opponentOf(step.task);
  const partner = [registration?.captain, registration?.partner].find((player) => player && player.id !== me?.id);
  const text = (() => {
    if (step.kind === 'refused' && obstacle) return t(`tournament-errors:error.${obstacle}`);
    if (opponent) return t('now.against', { name: entrantName(opponent) });
    return t(`now.${step.kind}.text`, {
      price: money(tournament.price),
      partner: partner?.displayName ?? '',
    });
  })();
  const ended = step.kind === 'register' || step.kind === 'refused' ? registration?.endedBecause : null;
  return (
    <NextStepFrame
      title={t(`now.${step.kind}.title`)}
      short={short}
      aside={step.until && <Countdown until={step.until} label={t('now.left')} />}
      buttons={<StepButtons tournament={tournament} step={step} />}
    >
      {ended && <NextStepText>{t(`ended.${ended}`)}</NextStepText>}
      <NextStepText>{text}</NextStepText>
      <OtherTasks
        tasks={tournament.myTasks.slice(1).map((task) => {
          const { kind, to } = nextStepOf({ ...tournament, myTasks: [task] }, true);
          const against = opponentOf(task);
          const words = [t(`now.${kind}.title`), against && t('now.against', { name: entrantName(against) })];
          return { title: words.filter(Boolean).join(' · '), to };
        })}
      />
    </NextStepFrame>
  );
}

function StepButtons({ tournament, step }: { readonly tournament: TournamentHeadFragment; readonly step: NextStep }) {
  const { t } = useTranslation(['tournaments', 'subscribe']);
  const registration = tournament.myRegistration;
  const [asked, ask] = useState<'cancel' | 'withdraw' | null>(null);
  const [take, taking] = useTournamentCommand(TakeOfferedPlace);
  const [cancel] = useTournamentCommand(CancelRegistration);
  const [withdraw] = useTournamentCommand(WithdrawFromSlam);
  const input = registration && { registrationId: registration.id };
  return (
    <>
      {step.kind === 'takePlace' && input && (
        <Button loading={taking} onClick={() => void take({ input })}>
          {t('now.takePlace.action')}
        </Button>
      )}
      {step.to && (
        <Button component={Link} to={step.to} variant={QUIET.includes(step.kind) ? 'default' : 'filled'}>
          {step.way ? t(`subscribe:way.${step.way.label}`) : t(`now.${step.kind}.action`)}
        </Button>
      )}
      {registration?.mayCancel && (
        <Button variant="default" onClick={() => ask('cancel')}>
          {t('now.cancel')}
        </Button>
      )}
      {registration?.mayWithdraw && (
        <Button variant="default" onClick={() => ask('withdraw')}>
          {t('now.withdraw')}
        </Button>
      )}
      {input && (
        <ConfirmSheet
          opened={asked !== null}
          onClose={() => ask(null)}
          title={t(asked === 'withdraw' ? 'confirm.withdraw.title' : 'confirm.cancel.title')}
          text={t(asked === 'withdraw' ? 'confirm.withdraw.text' : 'confirm.cancel.text')}
          confirmLabel={t(asked === 'withdraw' ? 'now.withdraw' : 'now.cancel')}
          danger
          onConfirm={async () => void (await (asked === 'withdraw' ? withdraw({ input }) : cancel({ input })))}
        />
      )}
    </>
  );
}

/** Steps that nobody waits for. */
const QUIET: readonly NextStep['kind'][] = [
  'enrolled',
  'nextOpponent',
  'waiting',
  'follow',
  'wait',
  'refused',
  'cancelled',
];
