import { kept, notPersonal, overwritten, type PersonalData, removed, sql } from '@setpoint/service-kit';

const STANDINGS = 'groups and results stay; the id leads to nobody any more';
const ofOwn = (id: string) => sql`subscription_id in (select id from subscription where player_id = ${id})`;

export const personalData: PersonalData = {
  player: overwritten('id', {
    ...{ display_name: `'Former player'`, sex: 'null', country: 'null', lat: 'null', lng: 'null', mobile: 'null' },
    ...{ absent_from: 'null', absent_to: 'null', is_closed: 'true' },
  }),
  subscription_version: overwritten(ofOwn, {
    ...{ notification_mobile: 'null', absence_from: 'null', absence_to: 'null', court_ids: `'{}'` },
  }),
  subscription_draft: removed('player_id'),
  public_play: removed('player_id'),
  follow: removed(['follower_id', 'followed_id'], { given: 'follower_id' }),
  subscription: kept('player_id', STANDINGS, { hidden: ['input_hash', 'request_id', 'machine'] }),
  charge: kept('paid_by', 'what was paid, as long as the law asks'),
  entrant: kept('player_id', STANDINGS),
  member: kept((id) => sql`${id} = any(player_ids)`, STANDINGS),
  ranking: kept('player_id', STANDINGS),
  award: kept('player_id', STANDINGS),
  fixture: notPersonal('ids of players'),
  fixture_decision: notPersonal('ids, and reasons of support'),
  standing_night: notPersonal('ids of members'),
  league_group: notPersonal('groups'),
  league: notPersonal('leagues'),
  league_action: notPersonal('what support did, and why'),
  phase: notPersonal('phases of leagues'),
  phase_import: notPersonal('requests of support'),
  terms: notPersonal('prices of leagues'),
};
