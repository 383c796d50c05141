import { useQuery } from '@apollo/client/react';
import { Group, Select, Stack, Text, UnstyledButton } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { PADEL, SPORTS } from '@setpoint/kernel';
import { SportIcon } from '@setpoint/ui';
import { IconLock, IconMedal, IconMoodSmile, IconUser, IconUsers, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInstant } from '../../../entities/match/match-time.js';
import { shownRating } from '../../../entities/player/level.js';
import { FieldError, groupProps } from '../wizard/field-errors.js';
import type { MatchDraft } from './draft.js';
import classes from './sport-step.module.css';

const NextFriendly = graphql(`
  query NextFriendly {
    nextFriendlyAt
  }
`);

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const RATINGS = Array.from({ length: 13 }, (_, index) => 1 + index / 2);

function Tile({
  selected,
  icon,
  title,
  hint,
  disabled = false,
  onSelect,
}: {
  readonly selected: boolean;
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint?: string;
  readonly disabled?: boolean;
  onSelect(): void;
}) {
  return (
    <UnstyledButton
      className={classes.tile}
      role="radio"
      aria-checked={selected}
      disabled={disabled}
      onClick={onSelect}
    >
      {icon}
      <span>
        <span className={classes.title}>{title}</span>
        {hint && <span className={classes.hint}>{hint}</span>}
      </span>
    </UnstyledButton>
  );
}

function Tiles({
  path,
  label,
  error,
  children,
}: {
  readonly path: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <Text fw={500} size="sm" mb={6}>
        {label}
      </Text>
      <div
        role="radiogroup"
        aria-label={label}
        aria-invalid={error !== undefined}
        className={classes.tiles}
        {...groupProps(path, error)}
      >
        {children}
      </div>
      <FieldError path={path} error={error} />
    </div>
  );
}

/** Step 0: what is played, by whom. */
export function SportStep({
  draft,
  errors,
  onChange,
}: {
  readonly draft: MatchDraft;
  readonly errors: Readonly<Record<string, string>>;
  onChange(values: Partial<MatchDraft>): void;
}) {
  const { t, i18n } = useTranslation(['match-page', 'match', 'common']);
  const again = useQuery(NextFriendly).data?.nextFriendlyAt ?? null;
  const levels = [
    { value: '0', label: t('new.noLimit') },
    ...RATINGS.map((rating) => ({ value: String(rating), label: shownRating(rating, i18n.language) })),
  ];
  return (
    <Stack gap="lg">
      <Tiles path="sport" label={t('new.sport')} error={errors['sport']}>
        {SPORTS.map((sport) => (
          <Tile
            key={sport.id}
            selected={draft.sport === sport.id}
            icon={<SportIcon sport={sport.id} size={30} />}
            title={t(`common:sport.${sport.id}`)}
            {...(sport.id === PADEL && { hint: t('new.padelDoubles') })}
            onSelect={() => onChange({ sport: sport.id })}
          />
        ))}
      </Tiles>
      <Tiles path="numPlayer" label={t('new.players')} error={errors['numPlayer']}>
        <Tile
          selected={draft.numPlayer === 1}
          icon={<IconUser size={28} aria-hidden />}
          title={t('format.1')}
          disabled={draft.sport === PADEL}
          onSelect={() => onChange({ numPlayer: 1 })}
        />
        <Tile
          selected={draft.numPlayer === 2}
          icon={<IconUsers size={28} aria-hidden />}
          title={t('format.2')}
          onSelect={() => onChange({ numPlayer: 2 })}
        />
      </Tiles>
      <Tiles path="type" label={t('new.visibility')} error={errors['type']}>
        <Tile
          selected={draft.type === 'public'}
          icon={<IconWorld size={28} aria-hidden />}
          title={t('new.public')}
          hint={t('new.publicHint')}
          onSelect={() => onChange({ type: 'public' })}
        />
        <Tile
          selected={draft.type === 'private'}
          icon={<IconLock size={28} aria-hidden />}
          title={t('new.private')}
          hint={t('new.privateHint')}
          onSelect={() => onChange({ type: 'private' })}
        />
      </Tiles>
      <Tiles path="is_friendly" label={t('new.kind')} error={errors['is_friendly']}>
        <Tile
          selected={!draft.is_friendly}
          icon={<IconMedal size={28} aria-hidden />}
          title={t('new.competitive')}
          hint={t('new.competitiveHint')}
          onSelect={() => onChange({ is_friendly: false })}
        />
        <Tile
          selected={draft.is_friendly}
          icon={<IconMoodSmile size={28} aria-hidden />}
          title={t('friendly')}
          hint={again ? t('new.friendlyFrom', { when: shownInstant(again, ZONE) }) : t('new.friendlyHint')}
          disabled={again !== null && !draft.is_friendly}
          onSelect={() => onChange({ is_friendly: true })}
        />
      </Tiles>
      <div>
        <Text fw={500} size="sm">
          {t('new.levels')}
        </Text>
        <Text size="sm" c="dimmed" mb={6}>
          {t('new.levelsHint')}
        </Text>
        <Group gap="sm" align="start" grow>
          <Select
            label={t('new.levelMin')}
            data={levels}
            value={String(draft.limit_min_level)}
            error={errors['limit_min_level']}
            onChange={(value) => onChange({ limit_min_level: Number(value) })}
          />
          <Select
            label={t('new.levelMax')}
            data={levels}
            value={String(draft.limit_max_level)}
            error={errors['limit_max_level']}
            onChange={(value) => onChange({ limit_max_level: Number(value) })}
          />
        </Group>
      </div>
    </Stack>
  );
}
