import { defineHolding, kept, notPersonal, type PersonalData, removed, sql } from '@setpoint/service-kit';
import { fileName } from '@setpoint/uploads';

const RESULTS = 'results and levels are part of others’ history; the id leads to nobody any more';

/** The timer removes the files. */
const filesOf = (id: string) => sql`
  update upload set state = 'DISCARDED', clears_at = to_timestamp(0), moves_to = null where owner_id = ${id}`;

/** The profile itself is anonymised by its own rules (`application/leave-as-former-player.ts`). */
export const personalData: PersonalData = {
  player: kept('id', 'it is a former player’s then: no name, no place, no words', {
    hidden: ['referred_by', 'invited_by'],
  }),
  player_search: defineHolding(
    'player_id',
    (id) => [
      sql`update grid_cell set players = players - 1 from player_search
        where player_id = ${id} and lat = grid_lat and lng = grid_lng`,
      sql`delete from player_search where player_id = ${id}`,
    ],
    { given: null },
  ),
  follow: defineHolding(
    ['follower_id', 'followed_id'],
    (id) => [
      sql`update player set
          following_count = (select count(*) from follow join player other on other.id = followed_id
            where follower_id = player.id and followed_id <> ${id} and other.visibility = 'LISTED'),
          followers_count = (select count(*) from follow join player other on other.id = follower_id
            where followed_id = player.id and follower_id <> ${id} and other.visibility = 'LISTED')
        where id in (select follower_id from follow where followed_id = ${id}
          union select followed_id from follow where follower_id = ${id})`,
      sql`delete from follow where follower_id = ${id} or followed_id = ${id}`,
      sql`update player set following_count = 0, followers_count = 0 where id = ${id}`,
    ],
    { given: 'follower_id' },
  ),
  block: removed(['blocker_id', 'blocked_id'], { given: 'blocker_id' }),
  upload: defineHolding('owner_id', (id) => [filesOf(id)], {
    hidden: ['key', 'moves_to'],
    files: ({ key }) => [fileName(String(key), 'large')],
  }),
  pending_fact: removed('player_id'),
  fair_play_due: removed('player_id', { given: null }),
  fair_play_history: removed('player_id'),
  fair_play: removed('player_id', { hidden: ['reviews'] }),
  ranking_due: removed('player_id', { given: null }),
  ranking_entry: defineHolding('player_id', (id) => [
    sql`insert into ranking_due (player_id, due_at) values (${id}, '-infinity')
      on conflict (player_id) do update set due_at = excluded.due_at`,
  ]),
  rating_start: kept('player_id', RESULTS),
  rating_entry: kept('player_id', RESULTS),
  match_statistics: kept('player_id', RESULTS),
  player_statistics: kept('player_id', RESULTS),
  tournament_statistics: kept('player_id', RESULTS),
  evaluation: kept(['by_id', 'player_id'], 'marks without words', { given: 'by_id' }),
  coming_match: notPersonal('ids of players'),
  rated_match: notPersonal('ids of players'),
  rated_bonus: notPersonal('ids of players'),
  unrated_match: notPersonal('ids of matches'),
  watched_result: notPersonal('ids of players'),
  match_prediction: notPersonal('ids of players'),
  judged_prediction: notPersonal('how well chances were told'),
  calibration: notPersonal('sums over all players'),
  rating_replay: notPersonal('where a replay continues'),
  rating_replay_player: notPersonal('ids of players, until their matches are replayed'),
  rating_parameters: notPersonal('parameters of levels'),
  ranking_score: notPersonal('sums over all players'),
  fair_play_population: notPersonal('sums over all players'),
  grid_cell: notPersonal('how many players are in a cell'),
  court_surface: notPersonal('surfaces of courts'),
  tournament_guest: notPersonal('names of people without an account, until they have one'),
};
