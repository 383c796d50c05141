import { NumberInput } from '@mantine/core';
import type { Side } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../table/reason-form.js';
import type { Act } from '../table/use-action.js';
import { ChoiceField } from './choice-field.js';

/** What support does about a match of a competition. */
export interface FixtureActions {
  readonly extend: Act<{ fixtureId: string; days: number; closesAt: string; reason: string }>;
  /** Without a winner both lose. */
  readonly decide: Act<{ fixtureId: string; winner: Side | null; reason: string }>;
}

/** `stand`: the counted result stays, though a correction says otherwise. */
export type FixtureAction = keyof FixtureActions | 'stand';

const BOTH_LOSE = 'NONE';

/** More time for a match, or a decision, with a reason. */
export function FixtureDialog({
  what,
  fixture: { id: fixtureId, closesAt, winner: counted },
  sides,
  extend,
  decide,
  onClose,
}: FixtureActions & {
  readonly what: FixtureAction;
  readonly fixture: { readonly id: string; readonly closesAt: string | null; readonly winner: Side | null };
  readonly sides: readonly [string, string];
  onClose(): void;
}) {
  const { t } = useTranslation('admin');
  const [days, setDays] = useState<number | string>(3);
  const [winner, setWinner] = useState('A');
  const names: Readonly<Record<string, string>> = { A: sides[0], B: sides[1], [BOTH_LOSE]: t('tournaments.bothLose') };
  const send = (reason: string) =>
    what === 'extend'
      ? // The end that is shown: pressed twice, it is given once.
        extend({ fixtureId, days: Number(days), closesAt: closesAt!, reason }, t('tournaments.done.extend'))
      : decide(
          {
            fixtureId,
            winner: what === 'stand' ? counted : winner === BOTH_LOSE ? null : (winner as Side),
            reason,
          },
          t(`tournaments.done.${what}`),
        );
  return (
    <ReasonForm
      opened
      title={t(`tournaments.ask.${what}`)}
      text={sides.join(' – ')}
      action={t(`tournaments.do.${what}`)}
      onSend={send}
      onClose={onClose}
    >
      {what === 'extend' ? (
        <NumberInput
          label={t('tournaments.days')}
          min={1}
          max={14}
          allowDecimal={false}
          value={days}
          onChange={setDays}
        />
      ) : what === 'stand' ? null : (
        <ChoiceField
          label={t('tournaments.winner')}
          values={Object.keys(names)}
          textOf={(value) => names[value]!}
          value={winner}
          onChange={(chosen) => chosen && setWinner(chosen)}
        />
      )}
    </ReasonForm>
  );
}
