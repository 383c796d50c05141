import { Anchor, Group, Text } from '@mantine/core';
import type { LevelStepFragment, RatedInFragment } from '@setpoint/client/documents';
import { PlayerAvatar } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shownLevel, shownShare } from '../../../entities/level/figures.js';
import { CarriedOver } from '../../../entities/level/carried-over.js';
import { LevelMove, LevelReasons } from '../../../entities/level/level-step.js';
import { playerPath } from '../../../entities/player/player-link.js';
import classes from './ratings-tab.module.css';

/** What the match did to the level of one of its players. */
export function RatedPlayer({
  player,
  entry,
  won,
  format,
}: {
  readonly player: RatedInFragment;
  readonly entry: LevelStepFragment;
  readonly won: boolean | null;
  /** Sport and number of players, as addresses name them. */
  readonly format: string;
}) {
  const { t, i18n } = useTranslation('level');
  return (
    <section className={classes.card} aria-label={player.displayName}>
      <Group gap="sm" wrap="nowrap" mb="xs">
        <PlayerAvatar player={player} size={36} />
        <Text fw={600}>{player.displayName}</Text>
      </Group>
      <Text size="sm" c="dimmed">
        {t('ratings.before', {
          level: shownLevel(entry.before.level, i18n.language, entry.change !== null),
          reliability: shownShare(entry.before.reliability / 100, i18n.language),
        })}{' '}
        <CarriedOver points={entry.carriedOver} isPair={format.endsWith('-2')} />
      </Text>
      <LevelMove entry={entry} />
      <LevelReasons entry={entry} won={won} />
      <Anchor
        variant="standalone"
        component={Link}
        to={`${playerPath(player, 'level')}?format=${format}`}
        className={classes.all!}
        size="sm"
      >
        {t('ratings.all', { name: player.firstName })}
      </Anchor>
    </section>
  );
}
