import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../table/data-table.js';
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

/** Names of those who play without an account. */
export const guestsOf = ({ guests }: SupportMatchRow, side: 'A' | 'B'): string[] =>
  guests.flatMap((guest) => (guest.side === side && guest.name !== null ? [guest.name] : []));

/** The columns of matches: when, who, state, result, where. */
export function useMatchColumns(): readonly Column<SupportMatchRow>[] {
  const { t } = useTranslation(['admin', 'common']);
  const { short } = useTimes();
  const names = (match: SupportMatchRow, side: 'A' | 'B') =>
    [...match[`team${side}`].map(({ user }) => user.displayName), ...guestsOf(match, side)].join(' / ') ||
    t('matches.nobody');
  return [
    {
      title: t('matches.day'),
      cell: ({ id, datePlay, timePlay }) => (
        <Link to={`/matches/${encodeURIComponent(id)}`} className={classes.row} data-row>
          {datePlay ? `${short(datePlay)} ${timePlay?.slice(0, 5) ?? ''}` : t('matches.noDay')}
        </Link>
      ),
    },
    { title: t('matches.sport'), cell: ({ sport }) => t(`common:sport.${sport.id}`) },
    {
      title: t('matches.players'),
      className: classes.wide,
      cell: (match) => `${names(match, 'A')} – ${names(match, 'B')}`,
    },
    { title: t('matches.state'), cell: ({ state }) => <MatchBadge state={state} /> },
    { title: t('matches.result'), className: classes.score, cell: ({ result }) => result && scoreOf(result) },
    { title: t('matches.court'), className: classes.wide, cell: ({ court, city }) => court?.name ?? city },
    { title: t('matches.seenBy'), cell: ({ visibility }) => t(`matches.visibilities.${visibility}`) },
  ];
}
