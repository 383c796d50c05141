import { Stack, Switch, Text } from '@mantine/core';
import { SPORTS, type SportId } from '@setpoint/kernel';
import { SportPicture } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { LevelChoice } from './level-choice.js';
import type { Choice } from './my-sports.js';
import classes from './sports-form.module.css';

export interface SportsFieldsProps {
  readonly choice: Choice;
  onChange(choice: Choice): void;
  /** Sports whose level comes from matches already: no estimate is asked any more. */
  readonly played?: readonly SportId[];
}

/** Which sports, and how well (PLY-10, LVL-03). */
export function SportsFields({ choice, onChange, played = [] }: SportsFieldsProps) {
  const { t } = useTranslation(['account', 'common']);
  return (
    <Stack>
      {SPORTS.map(({ id }) => {
        const name = t(`common:sport.${id}`);
        const chosen = id in choice;
        return (
          <section key={id} className={classes.sport} data-chosen={chosen || undefined} aria-label={name}>
            <label className={classes.head}>
              <SportPicture sport={id} />
              <span>{name}</span>
              <Switch
                size="lg"
                checked={chosen}
                aria-label={t('account:sports.play', { sport: name })}
                onChange={() => {
                  const { [id]: _, ...others } = choice;
                  onChange(chosen ? others : { ...choice, [id]: undefined });
                }}
              />
            </label>
            {chosen &&
              (played.includes(id) ? (
                <Text size="sm" c="dimmed">
                  {t('account:sports.fromMatches')}
                </Text>
              ) : (
                <LevelChoice
                  sport={name}
                  value={choice[id]}
                  onChange={(level) => onChange({ ...choice, [id]: level })}
                />
              ))}
          </section>
        );
      })}
    </Stack>
  );
}
