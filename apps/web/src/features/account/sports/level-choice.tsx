import { Radio, SegmentedControl, Stack, Text } from '@mantine/core';
import { levelName, LEVELS, type LevelName } from '@setpoint/kernel';
import { useTranslation } from 'react-i18next';
import classes from './level-choice.module.css';

export interface LevelChoiceProps {
  /** Name of the sport. */
  readonly sport: string;
  /** Null is 'I don't know yet', undefined is not answered. */
  readonly value: number | null | undefined;
  onChange(level: number | null): void;
}

/** The middle of a level, where a guess starts. */
const START: Readonly<Record<Exclude<LevelName, 'NONE'>, number>> = {
  BEGINNER: 1.5,
  ROOKIE: 2.5,
  INTERMEDIATE: 4,
  ADVANCED: 5,
  PRO: 6,
};
const UNKNOWN = 'UNKNOWN';

/** How well by one's own reckoning (LVL-03): a named level first, then its half steps. */
export function LevelChoice({ sport, value, onChange }: LevelChoiceProps) {
  const { t, i18n } = useTranslation(['account', 'common']);
  const level = value == null ? null : LEVELS.find(({ name }) => name === levelName(value))!;
  const figure = (rating: number) => rating.toLocaleString(i18n.language, { minimumFractionDigits: 1 });
  const label = t('account:sports.levelOf', { sport: sport.toLocaleLowerCase(i18n.language) });
  return (
    <Stack gap="sm" mt="sm">
      <Radio.Group
        label={label}
        value={value === undefined ? '' : (level?.name ?? UNKNOWN)}
        onChange={(chosen) => onChange(chosen === UNKNOWN ? null : START[chosen as keyof typeof START])}
      >
        <div className={classes.options}>
          {LEVELS.map(({ name }) => (
            <Radio
              key={name}
              value={name}
              label={t(`common:level.${name}`)}
              description={t(`account:sports.about.${name}`)}
              classNames={{
                root: classes.option,
                body: classes.body,
                labelWrapper: classes.words,
                label: classes.name,
              }}
            />
          ))}
          <Radio
            value={UNKNOWN}
            label={t('account:sports.unknown')}
            description={t('account:sports.unknownHint')}
            classNames={{ root: classes.option, body: classes.body, labelWrapper: classes.words, label: classes.name }}
          />
        </div>
      </Radio.Group>
      {level && (
        <div>
          <Text size="sm" fw={600} mb={4}>
            {t('account:sports.exactly')}
          </Text>
          <SegmentedControl
            fullWidth
            size="md"
            aria-label={`${label}: ${t('account:sports.exactly')}`}
            value={String(value)}
            onChange={(rating) => onChange(Number(rating))}
            data={stepsOf(level).map((rating) => ({ value: String(rating), label: figure(rating) }))}
          />
        </div>
      )}
    </Stack>
  );
}

const stepsOf = ({ from, to }: { readonly from: number; readonly to: number }) =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, step) => from + step / 2);
