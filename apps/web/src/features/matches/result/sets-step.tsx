import { Button, SegmentedControl, Text, Textarea } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import type { Side } from '@setpoint/scoring';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../entities/filters/choices.js';
import { useSides } from '../../../entities/match/use-sides.js';
import { FieldError, groupProps } from '../wizard/field-errors.js';
import { StepFrame } from '../../../entities/wizard/step-frame.js';
import { PhotoField } from '../photo/photo-field.js';
import { LONGEST_COMMENT, namesWinner, type ResultChange, type ResultDraft } from './result-draft.js';
import { ScorePad } from './score-pad.js';

/** Step 1: the sets, how the match ended, a comment and a photo. */
export function SetsStep({
  match,
  draft,
  errors,
  onChange,
  onCancel,
  forward,
}: {
  readonly match: MatchViewFragment;
  readonly draft: ResultDraft;
  readonly errors: Readonly<Record<string, string>>;
  onChange(change: ResultChange): void;
  onCancel(): void;
  /** The button that leads on. */
  readonly forward: ReactNode;
}) {
  const { t } = useTranslation(['match-page', 'common']);
  const sides = useSides();
  const [wrongSet, scoreError] = Object.entries(errors).find(([path]) => path.startsWith('sets.')) ?? [];
  return (
    <StepFrame
      step={0}
      title={t('result.setsTitle')}
      hint={t(`result.mode.${match.gameMode}`)}
      buttons={
        <>
          <Button variant="default" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
          {forward}
        </>
      }
    >
      {draft.outcome !== 'WALKOVER' && (
        <ScorePad
          rules={match.resultRules}
          sets={draft.sets}
          match={match}
          invalidSet={wrongSet === undefined ? null : Number(wrongSet.split('.')[1])}
          error={scoreError ?? null}
          onScore={(at, cell, value) => onChange({ kind: 'score', set: at, cell, value })}
          onSuperTieBreak={(at, on) => onChange({ kind: 'super-tie-break', set: at, on })}
        />
      )}
      <Choice
        label={t('result.outcome')}
        options={match.resultRules.outcomes.map((outcome) => ({
          value: outcome,
          label: t(`result.outcomeChoice.${outcome}`),
        }))}
        value={draft.outcome}
        onChange={(outcome) => onChange({ kind: 'outcome', outcome })}
      />
      {namesWinner(draft.outcome) && (
        <div role="group" aria-label={t('result.whoWon')} {...groupProps('winner', errors['winner'])}>
          <Text fw={500} size="sm" mb={6}>
            {t('result.whoWon')}
          </Text>
          <SegmentedControl
            fullWidth
            aria-label={t('result.whoWon')}
            value={draft.winner ?? ''}
            onChange={(winner) => onChange({ kind: 'winner', winner: winner as Side })}
            data={(['A', 'B'] as const).map((side) => ({ value: side, label: sides.nameOf(match, side) }))}
          />
          <FieldError path="winner" error={errors['winner']} />
        </div>
      )}
      <div>
        <Textarea
          label={t('result.comment')}
          autosize
          minRows={2}
          value={draft.comment}
          error={errors['comment']}
          onChange={(event) => onChange({ kind: 'comment', comment: event.currentTarget.value })}
        />
        <Text size="xs" c="dimmed" ta="end" mt={4}>
          {[...draft.comment].length} / {LONGEST_COMMENT}
        </Text>
      </div>
      {match.mayAddPhoto && !match.photo && (
        <PhotoField uploadId={draft.photo} onChange={(photo) => onChange({ kind: 'photo', photo })} />
      )}
    </StepFrame>
  );
}
