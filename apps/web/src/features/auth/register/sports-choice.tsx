import { Input, NativeSelect } from '@mantine/core';
import { levelName, SPORTS, type SportId } from '@setpoint/kernel';
import { SportPicture } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import classes from './sports-choice.module.css';

/** The chosen sports, each with one's own estimate; null is 'I don't know'. */
export type ChosenSports = Partial<Record<SportId, number | null>>;

/** The middle of each level (LVL-02), for a first guess. */
const GUESSES = [1.5, 2.5, 4, 5, 6] as const;

export interface SportsChoiceProps {
  readonly id: string;
  readonly value: ChosenSports;
  readonly onChange: (value: ChosenSports) => void;
  readonly error: string | null;
}

/** Which sports, and how well. */
export function SportsChoice({ id, value, onChange, error }: SportsChoiceProps) {
  const { t, i18n } = useTranslation(['auth', 'common']);
  const figure = (level: number) => level.toLocaleString(i18n.language, { minimumFractionDigits: 1 });
  return (
    <fieldset className={classes.sports} id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t('auth:field.sports')}</legend>
      <div className={classes.choices}>
        {SPORTS.map((sport) => {
          const chosen = sport.id in value;
          return (
            <div key={sport.id} className={classes.choice} data-chosen={chosen || undefined}>
              <label className={classes.sport}>
                <input
                  type="checkbox"
                  checked={chosen}
                  onChange={() => {
                    const { [sport.id]: _, ...others } = value;
                    onChange(chosen ? others : { ...value, [sport.id]: null });
                  }}
                />
                <SportPicture sport={sport.id} size={40} />
                <span>{t(`common:sport.${sport.id}`)}</span>
              </label>
              {chosen && (
                <NativeSelect
                  size="md"
                  label={t('auth:register.level')}
                  value={value[sport.id] ?? ''}
                  onChange={({ currentTarget }) =>
                    onChange({ ...value, [sport.id]: currentTarget.value ? Number(currentTarget.value) : null })
                  }
                  data={[
                    { value: '', label: t('auth:register.levelUnknown') },
                    ...GUESSES.map((level) => ({
                      value: String(level),
                      label: `${t(`common:level.${levelName(level)}`)} · ${figure(level)}`,
                    })),
                  ]}
                />
              )}
            </div>
          );
        })}
      </div>
      {error && (
        <Input.Error id={`${id}-error`} mt={6}>
          {error}
        </Input.Error>
      )}
    </fieldset>
  );
}
