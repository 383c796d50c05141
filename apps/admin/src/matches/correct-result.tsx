import { useMutation } from '@apollo/client/react';
import { Button, Group, Select } from '@mantine/core';
import type {
  CorrectResultMutation,
  ResultOutcome,
  Side,
  SupportResultFragment as SupportResult,
} from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../table/reason-form.js';
import { CORRECT_RESULT } from './documents.js';
import { draftOf, scoreIn, SetFields } from './set-fields.js';

const OUTCOMES = ['COMPLETED', 'TIME_EXPIRED', 'RETIRED', 'WALKOVER'] as const satisfies readonly ResultOutcome[];
const REFUSALS = [
  ...['MATCH_NOT_FOUND', 'NOT_IN_THIS_STATE', 'RESULT_CHANGED', 'RESULT_UNCHANGED', 'GAME_COUNT_NOT_ALLOWED'],
  ...['TIE_BREAK_POINTS_NOT_ALLOWED', 'SUPER_TIE_BREAK_POINTS_NOT_ALLOWED', 'SET_UNFINISHED', 'SET_MISSING'],
  ...['SET_NOT_NEEDED', 'OUTCOME_NOT_ALLOWED'],
  ...['SUPER_TIE_BREAK_NOT_ALLOWED', 'DRAW_NOT_ALLOWED', 'INVALID_DATA'],
] as const;

/** Puts another result in the place of one that counts, with a reason. */
export function CorrectResult({
  matchId,
  result,
  onOutdated,
}: {
  readonly matchId: string;
  readonly result: SupportResult;
  onOutdated(): void;
}) {
  const { t } = useTranslation('admin');
  const [opened, setOpened] = useState(false);
  const [sets, setSets] = useState(() => draftOf(result));
  const [outcome, setOutcome] = useState<ResultOutcome>(result.outcome);
  const [winner, setWinner] = useState<Side>(result.winner ?? 'A');
  const [correct] = useMutation(CORRECT_RESULT);
  const isNamed = outcome === 'RETIRED' || outcome === 'WALKOVER';

  async function send(reason: string) {
    const { version } = result;
    const score = { sets: outcome === 'WALKOVER' ? [] : scoreIn(sets), outcome, winner: isNamed ? winner : null };
    const answer = await correct({ variables: { input: { matchId, version, ...score, reason } } }).catch(() => null);
    const payload = answer?.data?.correctResult;
    if (!payload?.success) return refusalOf(payload);
    toast({ text: t('matches.corrected'), tone: 'success' });
    return null;
  }

  function refusalOf(payload: CorrectResultMutation['correctResult'] | undefined): string {
    if (payload?.errorCode === 'RESULT_CHANGED') onOutdated();
    const code = REFUSALS.find((each) => each === payload?.errorCode) ?? 'FAILED';
    const text = t(`matches.refused.${code}`);
    const isOfSet = typeof payload?.setIndex === 'number' && scoreIn(sets).length > 1;
    return isOfSet ? `${t('matches.set', { number: payload.setIndex! + 1 })}: ${text}` : text;
  }

  return (
    <Group>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('matches.correct')}
      </Button>
      <ReasonForm
        opened={opened}
        title={t('matches.correct')}
        text={t('matches.correctText')}
        action={t('matches.correct')}
        onSend={send}
        onClose={() => setOpened(false)}
      >
        <Select
          label={t('matches.outcome')}
          allowDeselect={false}
          data={OUTCOMES.map((value) => ({ value, label: t(`matches.outcomes.${value}`) }))}
          value={outcome}
          onChange={(chosen) => chosen && setOutcome(chosen)}
        />
        {isNamed && (
          <Select
            label={t('matches.winner')}
            allowDeselect={false}
            data={(['A', 'B'] as const).map((side) => ({ value: side, label: t('matches.team', { side }) }))}
            value={winner}
            onChange={(chosen) => chosen && setWinner(chosen)}
          />
        )}
        {outcome !== 'WALKOVER' && <SetFields sets={sets} onChange={setSets} />}
      </ReasonForm>
    </Group>
  );
}
