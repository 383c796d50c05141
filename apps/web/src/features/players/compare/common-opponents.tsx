import { Anchor, Table, Text } from '@mantine/core';
import type { ComparedPlayerFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerPath } from '../../../entities/player/player-link.js';
import cards from '../statistics/statistics.module.css';

interface Record {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** Whom both have met: matches won and lost by each of them. */
export function CommonOpponents({
  player,
  other,
  opponents,
}: {
  readonly player: ComparedPlayerFragment;
  readonly other: ComparedPlayerFragment;
  readonly opponents: readonly {
    readonly opponent: { readonly id: string; readonly displayName: string; readonly slug: string | null };
    readonly player: Record;
    readonly other: Record;
  }[];
}) {
  const { t } = useTranslation('player-ui');
  return (
    <section className={cards.card} aria-labelledby="common-opponents">
      <h3 id="common-opponents" className={cards.title}>
        {t('compare.common')}
      </h3>
      <Text size="sm" c="dimmed" mb="sm">
        {t(opponents.length === 0 ? 'compare.noCommon' : 'compare.commonText')}
      </Text>
      {opponents.length > 0 && (
        <Table role="table" className={cards.figures!}>
          <Table.Thead role="rowgroup">
            <Table.Tr role="row">
              <Table.Th scope="col" role="columnheader">
                {t('compare.opponent')}
              </Table.Th>
              <Table.Th scope="col" role="columnheader" className={cards.figure!}>
                {player.firstName}
              </Table.Th>
              <Table.Th scope="col" role="columnheader" className={cards.figure!}>
                {other.firstName}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody role="rowgroup">
            {opponents.map((one) => (
              <Table.Tr key={one.opponent.id} role="row">
                <Table.Th scope="row" role="rowheader">
                  <Anchor variant="standalone" component={Link} to={playerPath(one.opponent)} className={cards.name!}>
                    {one.opponent.displayName}
                  </Anchor>
                </Table.Th>
                <Table.Td role="cell" className={cards.figure!} data-name={player.firstName}>
                  {recordOf(one.player)}
                </Table.Td>
                <Table.Td role="cell" className={cards.figure!} data-name={other.firstName}>
                  {recordOf(one.other)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}

const recordOf = ({ wins, losses, draws }: Record) => [wins, losses, ...(draws > 0 ? [draws] : [])].join('–');
