import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Slider, Stack, Switch, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useSession } from '@setpoint/client/session';
import { HIGHEST_RATING, levelName, LOWEST_RATING, SPORTS, type SportId } from '@setpoint/kernel';
import { SportPicture } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './sports-form.module.css';

const SaveSports = graphql(`
  mutation SaveSports($input: SaveSportsInput!) {
    saveSports(input: $input) {
      success
      errorCode
      user {
        id
        sports
        levels {
          sport {
            id
          }
          numberPlayers {
            id
            name
          }
          rating
          name
          selfAssessed
        }
        bestLevel {
          rating
          name
        }
      }
    }
  }
`);

/** Chosen sports with the own estimate; null is 'I don't know'. */
export type Choice = Partial<Record<SportId, number | null>>;

export interface SportsFormProps {
  readonly start: Choice;
  /** Sports whose level comes from matches already: no estimate is asked any more. */
  readonly played?: readonly SportId[];
  readonly submitLabel: string;
  readonly onSaved: () => void;
}

const MIDDLE = 3.5;

/** Which sports, and how well by one's own reckoning (PLY-10, LVL-03). */
export function SportsForm({ start, played = [], submitLabel, onSaved }: SportsFormProps) {
  const { t, i18n } = useTranslation(['account', 'common']);
  const session = useSession();
  const [choice, setChoice] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const [save, { loading }] = useMutation(SaveSports);
  const figure = (level: number) => level.toLocaleString(i18n.language, { minimumFractionDigits: 1 });

  async function submit() {
    if (loading) return;
    const sports = SPORTS.filter(({ id }) => id in choice).map(({ id }) => ({ sport: id, level: choice[id] ?? null }));
    if (sports.length === 0) return setError(t('account:sports.needOne'));
    setError(null);
    try {
      const { data } = await save({ variables: { input: { sports } } });
      if (!data?.saveSports.success) return setError(t('account:notSaved'));
      const user = data.saveSports.user;
      if (user) session.amend({ sports: user.sports, bestLevel: user.bestLevel });
      onSaved();
    } catch {
      setError(t('account:notSaved'));
    }
  }

  return (
    <Stack>
      {SPORTS.map(({ id }) => {
        const name = t(`common:sport.${id}`);
        const chosen = id in choice;
        const level = choice[id] ?? null;
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
                  setChoice(chosen ? others : { ...choice, [id]: null });
                }}
              />
            </label>
            {chosen && played.includes(id) && (
              <Text size="sm" c="dimmed">
                {t('account:sports.fromMatches')}
              </Text>
            )}
            {chosen && !played.includes(id) && (
              <div className={classes.level}>
                <Group justify="space-between">
                  <Text fw={600}>
                    {level === null
                      ? t('account:sports.unknown')
                      : `${figure(level)} · ${t(`common:level.${levelName(level)}`)}`}
                  </Text>
                  {level !== null && (
                    <Button variant="subtle" size="compact-md" onClick={() => setChoice({ ...choice, [id]: null })}>
                      {t('account:sports.dontKnow')}
                    </Button>
                  )}
                </Group>
                <Slider
                  size="lg"
                  thumbSize={28}
                  min={LOWEST_RATING}
                  max={HIGHEST_RATING}
                  step={0.5}
                  label={null}
                  value={level ?? MIDDLE}
                  onChange={(value) => setChoice({ ...choice, [id]: value })}
                  thumbLabel={t('account:sports.levelOf', { sport: name })}
                  thumbProps={{ 'aria-valuetext': level === null ? t('account:sports.unknown') : figure(level) }}
                  data-unknown={level === null || undefined}
                  marks={[1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: String(value) }))}
                  mb="lg"
                />
              </div>
            )}
          </section>
        );
      })}
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      <Button loading={loading} onClick={() => void submit()} className={classes.submit}>
        {submitLabel}
      </Button>
    </Stack>
  );
}
