import { Button, Skeleton, Stack, Table, Text } from '@mantine/core';
import type { RankingPlaceFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { EmptyState, PlayerAvatar } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PagedList } from '../../../entities/paging/paged-list.js';
import type { PagedNodes } from '../../../entities/paging/use-paged-list.js';
import { LevelBadge } from '../../../entities/player/level-badge.js';
import { playerPath } from '../../../entities/player/player-link.js';
import classes from './ranking-table.module.css';

/** Places with who has them; one's own is lit, and named above where it stands on another page. */
export function RankingTable({
  list,
  own,
  to,
  valueName,
  emptyText,
}: {
  readonly list: PagedNodes<RankingPlaceFragment>;
  readonly own: { readonly place: number; readonly value: number } | null;
  readonly to: (page: number) => string;
  readonly valueName: string;
  readonly emptyText: string;
}) {
  const { t } = useTranslation('ranking');
  const me = useMe();
  const isHere = list.nodes?.some(({ player }) => player.id === me?.id) ?? true;
  return (
    <>
      {own && !isHere && (
        <Text size="sm" className={classes.own!} role="status">
          {t('own', { place: own.place, value: own.value, name: valueName })}
        </Text>
      )}
      <PagedList
        list={list}
        to={to}
        skeleton={<RankingSkeleton />}
        empty={
          <EmptyState
            illustration="results"
            title={t('empty.title')}
            text={emptyText}
            action={
              <Button component={Link} to="/match/list">
                {t('empty.action')}
              </Button>
            }
          />
        }
      >
        {(nodes) => (
          <Table className={classes.table!} verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('place')}</Table.Th>
                <Table.Th scope="col">{t('player')}</Table.Th>
                <Table.Th scope="col" className={classes.value!}>
                  {valueName}
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {nodes.map((entry) => (
                <RankingRow key={entry.player.id} entry={entry} isMine={entry.player.id === me?.id} />
              ))}
            </Table.Tbody>
          </Table>
        )}
      </PagedList>
      <Text size="xs" c="dimmed">
        {t('refreshed')}
      </Text>
    </>
  );
}

function RankingRow({ entry, isMine }: { readonly entry: RankingPlaceFragment; readonly isMine: boolean }) {
  const { t, i18n } = useTranslation('ranking');
  const { place, value, level, player } = entry;
  const figure = new Intl.NumberFormat(i18n.language);
  return (
    <Table.Tr data-mine={isMine || undefined} aria-current={isMine ? 'true' : undefined}>
      <Table.Td className={classes.place!}>{figure.format(place)}</Table.Td>
      <Table.Td>
        <div className={classes.player}>
          <PlayerAvatar player={player} size={36} />
          <div className={classes.who}>
            <Link to={playerPath(player)} className={classes.name}>
              {player.displayName}
            </Link>
            <span className={classes.quiet}>
              {level !== null && <LevelBadge rating={level} />}
              {isMine ? t('you') : player.locationName}
            </span>
          </div>
        </div>
      </Table.Td>
      <Table.Td className={classes.value!}>{figure.format(value)}</Table.Td>
    </Table.Tr>
  );
}

const RankingSkeleton = () => (
  <Stack gap="xs" aria-hidden>
    {Array.from({ length: 8 }, (_, row) => (
      <Skeleton key={row} h={52} radius="md" />
    ))}
  </Stack>
);
