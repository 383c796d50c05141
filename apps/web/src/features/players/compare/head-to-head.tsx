import { Text } from '@mantine/core';
import type { ComparedPlayerFragment } from '@setpoint/client/documents';
import { PlayerAvatar } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shownDay } from '../../../entities/level/figures.js';
import { playerPath } from '../../../entities/player/player-link.js';
import cards from '../statistics/statistics.module.css';
import classes from './compare.module.css';

interface Record {
  readonly matches: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly lastPlayedAt: string | null;
}

/** What came of the matches against each other. */
export function HeadToHead({
  player,
  other,
  record,
}: {
  readonly player: ComparedPlayerFragment;
  readonly other: ComparedPlayerFragment;
  readonly record: Record;
}) {
  const { t, i18n } = useTranslation('player-ui');
  const facts = [
    record.draws > 0 && `${t('statistics.draws')} ${record.draws}`,
    `${t('statistics.sets')} ${record.setsWon}–${record.setsLost}`,
    `${t('statistics.games')} ${record.gamesWon}–${record.gamesLost}`,
    record.lastPlayedAt && t('compare.last', { day: shownDay(record.lastPlayedAt, i18n.language) }),
  ].filter(Boolean);
  return (
    <section className={cards.card} aria-labelledby="head-to-head">
      <h3 id="head-to-head" className={cards.title}>
        {t('compare.headToHead')}
      </h3>
      <div className={classes.sides}>
        <Side player={player} wins={record.wins} />
        <span className={classes.against} aria-hidden>
          –
        </span>
        <Side player={other} wins={record.losses} />
      </div>
      <Text size="sm" c="dimmed" ta="center" mt="sm">
        {record.matches === 0 ? t('compare.never') : facts.join(' · ')}
      </Text>
    </section>
  );
}

function Side({ player, wins }: { readonly player: ComparedPlayerFragment; readonly wins: number }) {
  const { t } = useTranslation('player-ui');
  return (
    <div className={classes.side}>
      <PlayerAvatar player={player} size={56} />
      <Link to={playerPath(player)} className={classes.name}>
        {player.displayName}
      </Link>
      <span className={classes.wins} role="img" aria-label={`${t('statistics.wins')}: ${wins}`}>
        {wins}
      </span>
    </div>
  );
}
