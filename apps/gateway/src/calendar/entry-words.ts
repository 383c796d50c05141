import type { LanguageCode, Texts } from '@setpoint/i18n';
import { DateTime } from 'luxon';
import type { ShownEntry, ShownMatch } from './calendar-query.js';

/** Texts of entries in one language, with links to the web app. */
export interface EntryWords {
  title(entry: ShownEntry): string;
  description(entry: ShownEntry): string;
  /** URL of its page; null if there is none. */
  link(entry: Pick<ShownEntry, 'match' | 'competition'>): string | null;
  calendarName(player: string): string;
}

export function entryWords(texts: Texts, language: LanguageCode, origin: string): EntryWords {
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}) => texts.t(language, key, values);
  const link: EntryWords['link'] = ({ match, competition }) => {
    if (match) return `${origin}/match/${encodeURIComponent(match.id)}`;
    return competition ? `${origin}${competition.path}` : null;
  };

  function title({ kind, status, match, competition }: ShownEntry): string {
    if (competition) return `${t(`calendar:todo.${kind}`)}. ${competition.name}`;
    if (!match) return t(status === 'CANCELLED' ? 'calendar:removed' : 'calendar:match');
    const what = t('match:share.title', {
      sport: t(`common:sport.${match.sport.id}`),
      format: t(`match:format.${match.numberPlayers}`),
    });
    const named = `${what}: ${teamName(match, 'A')} – ${teamName(match, 'B')}`;
    if (kind === 'MATCH') return named;
    const todo = t(`calendar:todo.${kind}`);
    return `${todo}. ${named}`;
  }

  function description({ kind, status, endsAt, timeZone, match, competition }: ShownEntry): string {
    if (!match && !competition) return '';
    const until = DateTime.fromISO(endsAt, { zone: timeZone });
    const lines = [
      kind === 'MATCH'
        ? null
        : t('calendar:until', { day: until.toFormat('dd/MM/yyyy'), time: until.toFormat('HH:mm') }),
      status === 'CANCELLED' ? t('calendar:calledOff') : null,
      ...(match && kind === 'MATCH' && status !== 'CANCELLED' ? open(match) : []),
      match?.message ?? null,
      link({ match, ...(competition && { competition }) }),
    ];
    return lines.filter((line) => line !== null).join('\n');
  }

  /** What is still open. */
  const open = (match: ShownMatch): (string | null)[] => [
    match.missing > 0 ? t('calendar:open.places', { count: match.missing }) : null,
    match.court ? null : t('calendar:open.court'),
    match.court && !match.booked ? t('calendar:open.booking') : null,
  ];

  return {
    title,
    description,
    link,
    calendarName: (player) => t('calendar:name', { player }),
  };
}

/** Players of a team, with a question mark for each free place. */
const teamName = ({ teamA, teamB, guests, numberPlayers }: ShownMatch, side: 'A' | 'B'): string => {
  const named = (side === 'A' ? teamA : teamB).map(({ user, badge }) => ({ name: user?.displayName, badge }));
  const playing = [...named, ...guests.filter((guest) => guest.side === side)]
    .filter(({ badge }) => badge === 'ACCEPTED')
    .map(({ name }) => name ?? '?');
  return [...playing, ...Array<string>(numberPlayers - playing.length).fill('?')].join(' / ');
};
