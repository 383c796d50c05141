import { Badge, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../table/facts.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import type { SupportResultFragment as SupportResult } from '@setpoint/client/documents';
import { PlayerLink } from './player-link.js';
import { scoreOf } from './score.js';

interface ResultVersionsProps {
  readonly current: SupportResult | null;
  /** Oldest first. */
  readonly earlier: readonly SupportResult[];
}

/** The result as it stands and as it stood before each dispute, newest first. */
export function ResultVersions({ current, earlier }: ResultVersionsProps) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const versions = [...earlier, ...(current ? [current] : [])].reverse();
  if (versions.length === 0) return null;
  return (
    <Card title={t('matches.result')}>
      <Table.ScrollContainer minWidth={640}>
        <Table className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              {(['version', 'score', 'outcome', 'winner', 'enteredBy', 'agreed', 'said'] as const).map((column) => (
                <Table.Th key={column}>{t(`matches.${column}`)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {versions.map((result) => (
              <Table.Tr key={result.version}>
                <Table.Td>
                  {result.version}{' '}
                  {result === current && (
                    <Badge variant="light" tt="none">
                      {t('matches.current')}
                    </Badge>
                  )}
                </Table.Td>
                <Table.Td className={classes.score}>{scoreOf(result) || '–'}</Table.Td>
                <Table.Td>{t(`matches.outcomes.${result.outcome}`)}</Table.Td>
                <Table.Td>{result.winner ? t('matches.team', { side: result.winner }) : t('matches.draw')}</Table.Td>
                <Table.Td>
                  <PlayerLink player={result.enteredBy} /> · {time(result.enteredAt)}
                </Table.Td>
                <Table.Td>
                  {result.confirmedAt
                    ? `${time(result.confirmedAt)}${result.confirmedByItself ? ` · ${t('matches.byItself')}` : ''}`
                    : t('matches.notYet')}
                  {result.disputes > 0 && ` · ${t('matches.disputes', { count: result.disputes })}`}
                </Table.Td>
                <Table.Td>
                  <Text size="sm" className={classes.wide}>
                    {[result.comment, result.disputeNote].filter(Boolean).join(' · ')}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}
