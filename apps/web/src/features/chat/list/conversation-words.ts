import type { ConversationHeadFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { courtPath } from '../../../entities/court/court-link.js';
import { shownDate, shownTime, shownWeekday } from '../../../entities/match/match-time.js';
import { playerPath } from '../../../entities/player/player-link.js';

export interface ConversationWords {
  readonly title: string;
  readonly detail: string | null;
  /** The page of what it is about. */
  readonly to: string | null;
}

/** What a conversation is called, and where what it is about has its page. */
export function useConversationWords(): (conversation: ConversationHeadFragment) => ConversationWords {
  const { t, i18n } = useTranslation(['chat', 'common', 'match']);
  const gone = { title: t('chat:of.gone'), detail: null, to: null };
  return ({ kind, player, match, tournament, league, court, group }) => {
    switch (kind) {
      case 'PLAYER':
        return player ? { title: player.displayName, detail: null, to: playerPath(player) } : gone;
      case 'COURT':
        if (!court) return gone;
        // Who looks after the centre reads whom they write with; the player reads which centre it is.
        return player
          ? { title: player.displayName, detail: court.name, to: playerPath(player) }
          : { title: court.name, detail: t('chat:of.court'), to: courtPath(court) };
      case 'MATCH': {
        if (!match) return gone;
        const { sport, numberPlayers, datePlay, timePlay } = match;
        const when = datePlay
          ? `${shownWeekday(datePlay, i18n.language)} ${shownDate(datePlay)}${timePlay ? `, ${shownTime(timePlay)}` : ''}`
          : t('chat:of.matchOpen');
        return {
          title: t('chat:of.match', {
            sport: t(`common:sport.${sport.id}`),
            format: t(`match:format.${numberPlayers}`).toLocaleLowerCase(i18n.language),
          }),
          detail: [when, match.court?.name].filter(Boolean).join(' · '),
          to: `/match/${encodeURIComponent(match.id)}`,
        };
      }
      case 'TOURNAMENT_GROUP':
      case 'TOURNAMENT_TEAM':
        return tournament
          ? {
              title: tournament.name,
              detail:
                kind === 'TOURNAMENT_TEAM' ? t('chat:of.team') : t('chat:of.group', { number: group?.number ?? 1 }),
              to: `/tournament/${encodeURIComponent(tournament.id)}`,
            }
          : gone;
      case 'LEAGUE_GROUP':
        return league
          ? {
              title: league.name,
              detail: t('chat:of.group', { number: group?.number ?? 1 }),
              to: `/league/${encodeURIComponent(league.id)}`,
            }
          : gone;
    }
  };
}
