import { notificationTarget } from '../src/index.js';

const everything = {
  sender: { id: 'ben', firstName: 'Bén' },
  relAuth: { id: 'carla', firstName: 'Carla' },
  relMatch: { id: 'm1' },
  relChat: { id: 'c1' },
  relTournament: { id: 't1' },
  relLeague: { id: 'l1' },
  relLevel: { sport: { id: '2' }, numberPlayers: { id: '2' } },
  relCourt: { id: 'k1', name: 'Tennis Club Forlì' },
};

/** A notification is about a tournament or a league, never about both. */
const ofTournament = { ...everything, relLeague: null };

describe('where a notification leads', () => {
  it.each([
    ['FOLLOWED', '/player/ben/ben'],
    ['REFERRAL_ACCEPTED', '/player/ben/ben'],
    ['MATCH_INVITED', '/match/m1'],
    ['MATCH_AUTO_CANCELLED', '/match/m1'],
    ['MATCH_REMINDER', '/match/m1'],
    ['RESULT_ENTERED', '/match/m1'],
    ['RESULT_DISPUTED', '/match/m1'],
    ['NO_SHOW_REPORTED', '/match/m1'],
    ['WAITED_MATCH_CANCELLED', '/match/m1'],
    ['MISCONDUCT_WARNING', '/match/m1'],
    ['SUPPORT_MESSAGE', '/player/notifications'],
    ['EVALUATION_RECEIVED', '/match/m1'],
    ['CHAT_MESSAGE', '/dashboard/chat/c1'],
    ['TOURNAMENT_STARTED', '/tournament/t1'],
    ['LEAGUE_FINAL', '/league/l1'],
    ['LEAGUE_EXTENSION', '/league/l1/matches'],
    ['PAYMENT_REFUNDED', '/player/account/payments'],
    ['CREDIT_RECOVERED', '/player/account/payments'],
    ['LEVEL_UP', '/player/carla/carla/level?format=2-2'],
    ['LEVEL_DOWN', '/player/carla/carla'],
    ['LEVEL_STABLE', '/player/carla/carla'],
    ['COURT_LEGEND_WON', '/court/k1/tennis-club-forli'],
    ['SOMETHING_NEW', '/'],
  ])('NTF-02 %s opens %s', (type, target) => {
    expect(notificationTarget({ ...everything, type })).toBe(target);
  });

  it('NTF-02 TOURNAMENT_EXTENSION opens the matches of the tournament', () => {
    const extended = { ...ofTournament, type: 'TOURNAMENT_EXTENSION' };
    expect(notificationTarget(extended)).toBe('/tournament/t1/matches');
  });

  it.each([
    'FOLLOWED',
    'MATCH_LEFT',
    'CHAT_MESSAGE',
    'TOURNAMENT_EXTENSION',
    'LEAGUE_FINAL',
    'LEVEL_UP',
    'COURT_LEGEND_WON',
  ])('NTF-02 %s leads home when what it is about is gone', (type) => {
    expect(notificationTarget({ type, sender: null, relMatch: null })).toBe('/');
  });

  it('NTF-02 LEVEL_UP opens the level, also where its sport is not known', () => {
    expect(notificationTarget({ ...everything, type: 'LEVEL_UP', relLevel: null })).toBe('/player/carla/carla/level');
  });

  it('NTF-02 keeps ids inside their path segment', () => {
    expect(notificationTarget({ type: 'MATCH_LEFT', relMatch: { id: '../x?y' } })).toBe('/match/..%2Fx%3Fy');
  });
});
