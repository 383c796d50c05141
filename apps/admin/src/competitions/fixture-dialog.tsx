import { NumberInput, Select } from '@mantine/core';
import type { Side } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../table/reason-form.js';

/** What support does about a match of a competition. */
export type FixtureCommand =
  | { readonly what: 'extend'; readonly days: number; readonly reason: string }
  | { readonly what: 'decide'; readonly winner: Side | null; readonly reason: string };

const BOTH_LOSE = 'NONE';

/** More time for a match, or a decision that nobody else makes, with a reason (ADM-04). */
export function FixtureDialog({
  what,
  sides,
  onSend,
  onClose,
}: {
  readonly what: FixtureCommand['what'];
  /** Who plays on side A and on side B. */
  readonly sides: readonly [string, string];
  /** Null: done; otherwise why not. */
  onSend(command: FixtureCommand): Promise<string | null>;
  onClose(): void;
}) {
  const { t } = useTranslation('admin');
  const [days, setDays] = useState<number | string>(3);
  const [winner, setWinner] = useState('A');

  async function send(reason: string) {
    const refused = await onSend(
      what === 'extend'
        ? { what, days: Number(days), reason }
        : { what, winner: winner === BOTH_LOSE ? null : (winner as Side), reason },
    );
    if (refused === null) toast({ text: t(`tournaments.done.${what}`), tone: 'success' });
    return refused;
  }

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
      ) : (
        <Select
          label={t('tournaments.winner')}
          allowDeselect={false}
          data={[
            { value: 'A', label: sides[0] },
            { value: 'B', label: sides[1] },
            { value: BOTH_LOSE, label: t('tournaments.bothLose') },
          ]}
          value={winner}
          onChange={(chosen) => chosen && setWinner(chosen)}
        />
      )}
    </ReasonForm>
  );
}
