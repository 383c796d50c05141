import { Checkbox, Fieldset, Group, NumberInput, Stack } from '@mantine/core';
import type { SetScoreInput, SupportResultFragment as SupportResult } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';

type Entered = number | string;
/** A set as it is typed; empty fields are ''. */
export interface SetDraft {
  readonly a: Entered;
  readonly b: Entered;
  readonly tieBreak: Entered;
  readonly superTieBreak: boolean;
}

const EMPTY: SetDraft = { a: '', b: '', tieBreak: '', superTieBreak: false };
const MOST_SETS = 3;

export const draftOf = ({ sets }: Pick<SupportResult, 'sets'>): readonly SetDraft[] =>
  Array.from({ length: MOST_SETS }, (_, i) => {
    const set = sets[i];
    return set ? { a: set.a, b: set.b, tieBreak: set.tieBreak ?? '', superTieBreak: set.superTieBreak } : EMPTY;
  });

const isEntered = ({ a, b }: SetDraft) => a !== '' || b !== '';

export const scoreIn = (sets: readonly SetDraft[]): SetScoreInput[] =>
  sets.filter(isEntered).map(({ a, b, tieBreak, superTieBreak }) => ({
    ...{ a: Number(a), b: Number(b), superTieBreak },
    ...(tieBreak !== '' && { tieBreak: Number(tieBreak) }),
  }));

/** The score from team A's side, set by set; what is left empty was not played. */
export function SetFields({
  sets,
  onChange,
}: {
  readonly sets: readonly SetDraft[];
  onChange(sets: readonly SetDraft[]): void;
}) {
  const { t } = useTranslation('admin');
  const change = (at: number, more: Partial<SetDraft>) =>
    onChange(sets.map((set, i) => (i === at ? { ...set, ...more } : set)));
  const number = { min: 0, max: 99, allowDecimal: false, hideControls: true, w: 84 };
  return (
    <Stack gap="xs">
      {sets.map((set, i) => (
        <Fieldset key={i} legend={t('matches.set', { number: i + 1 })} p="xs">
          <Group gap="xs" align="end">
            {(['a', 'b'] as const).map((side) => (
              <NumberInput
                key={side}
                {...number}
                label={t('matches.team', { side: side.toUpperCase() })}
                required={isEntered(set)}
                withAsterisk={false}
                value={set[side]}
                onChange={(value) => change(i, { [side]: value })}
              />
            ))}
            <NumberInput
              {...number}
              label={t('matches.tieBreak')}
              value={set.tieBreak}
              onChange={(value) => change(i, { tieBreak: value })}
            />
            <Checkbox
              label={t('matches.superTieBreak')}
              checked={set.superTieBreak}
              onChange={(event) => change(i, { superTieBreak: event.currentTarget.checked })}
            />
          </Group>
        </Fieldset>
      ))}
    </Stack>
  );
}
