import { Anchor, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EVERY_STATE, SUPPORT_MATCHES } from '../matches/documents.js';
import { useMatchColumns } from '../matches/match-columns.js';
import { RowsTable } from '../table/rows-table.js';
import { useRows } from '../table/use-rows.js';

/** What the player played or is about to play, newest first. */
export function RecentMatches({ playerId }: { readonly playerId: string }) {
  const { t } = useTranslation('admin');
  const columns = useMatchColumns();
  const list = useRows({
    field: 'matches',
    query: SUPPORT_MATCHES,
    filter: { playerId, states: [...EVERY_STATE] },
    size: 10,
  });
  return (
    <section aria-labelledby="recent-matches">
      <Group justify="space-between" mb="xs">
        <h3 id="recent-matches" style={{ margin: 0 }}>
          {t('players.recent')}
        </h3>
        <Anchor variant="standalone" component={Link} to={`/matches?player=${encodeURIComponent(playerId)}`}>
          {t('players.allMatches')}
        </Anchor>
      </Group>
      <RowsTable
        list={{ ...list, more: null }}
        columns={columns}
        keyOf={({ id }) => id}
        empty={<Text c="dimmed">{t('matches.none')}</Text>}
      />
    </section>
  );
}
