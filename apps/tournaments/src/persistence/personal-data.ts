import { kept, notPersonal, overwritten, type PersonalData, removed } from '@setpoint/service-kit';

const DRAWS = 'draws and results stay; the id leads to nobody any more';

export const personalData: PersonalData = {
  person: overwritten('id', {
    ...{
      display_name: `'Former player'`,
      search_name: 'null',
      sex: 'null',
      birth_date: 'null',
      lat: 'null',
      lng: 'null',
    },
    ...{ has_mobile: 'false', is_closed: 'true' },
  }),
  follow: removed(['follower_id', 'followed_id'], { given: 'follower_id' }),
  favourite_court: removed('player_id'),
  played_match: removed('player_id'),
  registration_draft: removed('player_id'),
  team_seeker: removed('player_id'),
  made_by_request: removed('player_id', { given: null }),
  entrant: kept('player_id', DRAWS),
  registration: kept(['captain_id', 'partner_id'], DRAWS),
  award: kept('player_id', DRAWS),
  guest: kept('linked_to', 'the id leads to nobody any more; the name went when the account took the place'),
  upload: kept('owner_id', 'photos of tournaments, which support chose', { given: null }),
  play: notPersonal('ids of players'),
  fixture: notPersonal('ids of entries'),
  decision: notPersonal('ids, and reasons of support'),
  tournament: notPersonal('tournaments'),
  support_action: notPersonal('what support did, and why'),
};
