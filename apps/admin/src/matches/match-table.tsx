import { Badge, ScrollArea, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { moveBetweenRows } from '../table/row-keys.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import type { SupportMatchRowFragment as SupportMatchRow } from '@setpoint/client/documents';
import { scoreOf } from './score.js';

const COLOURS = {
  ORGANIZING: 'clay',
  READY: 'blue',
  AWAITING_RESULT: 'clay',
  AWAITING_CONFIRMATION: 'clay',
  CONFIRMED: 'grass',
  NOT_PLAYED: 'gray',
  CANCELLED: 'gray',
  EXPIRED: 'gray',
} as const;

export function MatchBadge({ state }: { readonly state: SupportMatchRow['state'] }) {
  const { t } = useTranslation('admin');
  return (
    <Badge color={COLOURS[state]} variant="light" tt="none">
      {t(`matches.states.${state}`)}
    </Badge>
  );
}

/** Matches in rows: when, who, state, result, where. */
export function MatchTable({ matches }: { readonly matches: readonly SupportMatchRow[] }) {
  const { t } = useTranslation(['admin', 'common']);
  const { short } = useTimes();
  const names = (places: SupportMatchRow['teamA']) =>
    places.map(({ user }) => user.displayName).join(' / ') || t('matches.nobody');
  return (
    <ScrollArea>
      <Table highlightOnHover className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            {(['day', 'sport', 'players', 'state', 'result', 'court', 'seenBy'] as const).map((column) => (
              <Table.Th key={column}>{t(`matches.${column}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody onKeyDown={moveBetweenRows}>
          {matches.map((match) => (
            <Table.Tr key={match.id}>
              <Table.Td>
                <Link to={`/matches/${encodeURIComponent(match.id)}`} className={classes.row} data-row>
                  {match.datePlay
                    ? `${short(match.datePlay)} ${match.timePlay?.slice(0, 5) ?? ''}`
                    : t('matches.noDay')}
                </Link>
              </Table.Td>
              <Table.Td>{t(`common:sport.${match.sport.id}`)}</Table.Td>
              <Table.Td className={classes.wide}>
                {names(match.teamA)} – {names(match.teamB)}
              </Table.Td>
              <Table.Td>
                <MatchBadge state={match.state} />
              </Table.Td>
              <Table.Td className={classes.score}>{match.result && scoreOf(match.result)}</Table.Td>
              <Table.Td className={classes.wide}>{match.court?.name ?? match.city}</Table.Td>
              <Table.Td>{t(`matches.visibilities.${match.visibility}`)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
