import { sql, type Kysely } from 'kysely';
import type { MatchView } from '../application/ports.js';
import { toMatch, type GatheredRow } from './match-rows.js';
import type { Tables } from './tables.js';

/** Whole matches in one statement, however many: players, invitations and evaluations come as json. */
export const gathered = (db: Kysely<Tables>) =>
  db
    .selectFrom('matches as m')
    .selectAll('m')
    .select([
      sql<GatheredRow['players']>`(
        select coalesce(json_agg(json_build_object('playerId', p.player_id, 'side', p.side, 'joinedAt', p.joined_at)
          order by p.side, p.position), '[]')
        from match_players p where p.match_id = m.id)`.as('players'),
      sql<GatheredRow['invitations']>`(
        select coalesce(json_agg(json_build_object('id', i.id, 'playerId', i.player_id, 'invitedBy', i.invited_by,
          'side', i.side, 'state', i.state, 'createdAt', i.created_at, 'answeredAt', i.answered_at)
          order by i.position), '[]')
        from invitations i where i.match_id = m.id)`.as('invitations'),
      sql<GatheredRow['evaluations']>`(
        select coalesce(json_agg(json_build_object('by', e.by_id, 'of', e.of_id) order by e.given_at, e.by_id, e.of_id), '[]')
        from evaluations e where e.match_id = m.id)`.as('evaluations'),
    ]);

export const toView = (row: GatheredRow, metres: number | null = null): MatchView => ({
  match: toMatch(row),
  city: row.city,
  distanceKm: metres === null ? null : Math.round(metres / 1000),
});
