import type { UserId } from '@setpoint/kernel';
import { sql, type Sql } from '@setpoint/service-kit';
import type { MyMatches } from '../../application/ports/match-reads.js';
import { COMING, LATEST, OLDEST, type ListQuery } from './match-page.js';
import { isOpen } from './public-matches.js';
import { visibleTo } from './visibility.js';

/** A player's own matches (MAT-15). */
export function myMatches(when: MyMatches, player: UserId, now: Date): ListQuery {
  const isMine = sql`m.id in (select match_id from match_player where player_id = ${player})`;
  const isMineNow = sql`m.id in (select match_id from match_player where player_id = ${player} and is_current)`;
  switch (when) {
    case 'UPCOMING':
      return { where: [isMineNow, isOpen], order: COMING };
    case 'WAITING':
      return { where: [maybeWaitingFor(player, now)], order: OLDEST };
    case 'ON_WAITING_LIST':
      return {
        where: [
          sql`m.id in (select match_id from waiter where player_id = ${player})`,
          isOpen,
          visibleTo({ kind: 'player', id: player }),
        ],
        order: COMING,
      };
    case 'PAST':
      return {
        where: [isMine, sql`m.state in ('CONFIRMED', 'NOT_PLAYED', 'CANCELLED', 'EXPIRED')`],
        order: LATEST,
      };
  }
}

/** Results to enter or confirm, invitations and proposals to answer, matches to organise, polls to vote in; each part uses its own index. */
export const maybeWaitingFor = (player: UserId, now: Date): Sql => sql`m.id in (
  select w.id from match_player mp join match w on w.id = mp.match_id
    where mp.player_id = ${player} and mp.is_current and w.state in ('AWAITING_RESULT', 'AWAITING_CONFIRMATION')
  union all
  select w.id from invitation i join match w on w.id = i.match_id
    where i.player_id = ${player} and i.state = 'PENDING' and w.state = 'ORGANIZING' and w.missing > 0
  union all
  select w.id from match w
    where w.organiser_id = ${player} and w.state = 'ORGANIZING' and (w.court_id is null or w.starts_at is null)
  union all
  select w.id from match_player mp join match w on w.id = mp.match_id
    where mp.player_id = ${player} and mp.is_current and w.state = 'ORGANIZING' and w.competition is not null
  union all
  select w.id from match_player mp join match w on w.id = mp.match_id
    where mp.player_id = ${player} and mp.is_current and w.proposal_lapses_at > ${now}
  union all
  select w.id from (
      select mp.match_id from match_player mp where mp.player_id = ${player} and mp.is_current
      union all select i.match_id from invitation i where i.player_id = ${player} and i.state = 'PENDING') asked
    join match w on w.id = asked.match_id join poll p on p.match_id = w.id
    where w.state = 'ORGANIZING' and w.starts_at is null and p.ended_at is null and p.closes_at > ${now}
      and not p.votes @> jsonb_build_array(jsonb_build_object('playerId', ${player}::text)))`;
