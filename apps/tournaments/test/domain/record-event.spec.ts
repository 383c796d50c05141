import { startBracket, type TodsEvent, type Tournament } from '@setpoint/competition';
import { TENNIS, userId } from '@setpoint/kernel';
import { detailsFrom, eventOf, faultsOf, guestsIn } from '../../src/domain/record-event.js';
import type { TournamentDetails } from '../../src/domain/tournament.js';

function anEvent(count: number, more: Partial<TodsEvent> = {}): TodsEvent {
  const sides = Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    rating: null,
    players: [{ id: `p${index}`, givenName: 'Ada', familyName: `${index}` }],
  }));
  const tournament: Tournament = {
    ...{ id: 't', name: 'T', sport: TENNIS, days: null, sides, groups: [], seeds: ['s1', 's0'] },
    scoring: { mode: 'NEXTGEN', superTieBreakAllowed: true },
    bracket: startBracket(['s0', 's1']),
  };
  return {
    ...{
      path: 'events.0',
      name: 'T',
      sport: TENNIS,
      tournament,
      matches: 1,
      taken: 1,
      results: 0,
      warnings: [],
      ...more,
    },
  };
}
const accountsOf = (count: number) =>
  new Map(Array.from({ length: count }, (_, index) => [`p${index}`, userId(`u${index}`)] as const));

const DETAILS: TournamentDetails = {
  ...{ name: 'T', type: 'CLASSIC', sport: 2, numberPlayers: 2, sex: 'ALL', levelMin: null, levelMax: null },
  ...{ ageMin: null, ageMax: null, isPrivate: false, format: 'GROUPS_AND_PLAY_OFF', gameMode: 'THREE_SETS_6_GAMES' },
  ...{ priceCents: 0, startOn: '2026-03-02', summerDays: null, teamsToStart: 2, minTeams: 2, maxTeams: 4, seeds: null },
  ...{ city: 'Milano', lat: 45.46, lng: 9.19, radiusKm: 20, timeZone: 'Europe/Rome', rules: null, prizes: [] },
  slamId: null,
};

describe('an event of a record', () => {
  it('BYD-07~ can come in with 128 entries, and not with more', () => {
    expect(faultsOf(eventOf(anEvent(128), accountsOf(128)))).toEqual([]);
    expect(faultsOf(eventOf(anEvent(129), accountsOf(129)))).toEqual([{ field: 'events.0', code: 'TOO_MANY_ENTRIES' }]);
  });

  it('BYD-07~ has everybody once, with an account or under a name', () => {
    const accounts = new Map([...accountsOf(4), ['p3', userId('u0')] as const]);
    accounts.delete('p1');
    const event = eventOf(anEvent(4), accounts);
    expect(event.people[1]).toEqual({ id: 'p1', name: 'Ada 1', account: null, isMistaken: false });
    expect(guestsIn(event)).toBe(1);
    expect(faultsOf(event)).toEqual([{ field: 'people.p3', code: 'PLAYER_TWICE' }]);
    const mistaken = eventOf(anEvent(2), new Map([...accountsOf(1), ['p1', null] as const]));
    expect(faultsOf(mistaken)).toEqual([{ field: 'people.p1', code: 'NO_ACCOUNT' }]);
    const named = (givenName: string, id = 'p1') => {
      const { tournament, ...more } = anEvent(2);
      const [first, second] = tournament!.sides;
      const sides = [first!, { ...second!, players: [{ id, givenName, familyName: '' }] }];
      return faultsOf(eventOf({ ...more, tournament: { ...tournament!, sides } }, new Map())).map(({ code }) => code);
    };
    expect([named('Zoë'), named('Zoë', 'p0'), named(' ')]).toEqual([[], ['PLAYER_TWICE'], ['REQUIRED']]);
    expect([named('ada@club.example'), named('a'.repeat(101))]).toEqual([['NOT_A_NAME'], ['TOO_LONG']]);
  });

  it('BYD-07~ that can’t be played says why', () => {
    const warnings = [{ path: 'events.0', code: 'TEAM_EVENT', about: null }] as const;
    const event = eventOf(anEvent(0, { tournament: null, warnings }), new Map());
    expect(event).toMatchObject({ format: null, people: [] });
    expect(faultsOf(event)).toEqual([{ field: 'events.0', code: 'TEAM_EVENT' }]);
  });

  it('BYD-07~ decides what it says of sport, format, scoring, seeds and places; the rest is as support wants it', () => {
    const event = eventOf(anEvent(6), accountsOf(6));
    expect(detailsFrom(event, event.tournament!, DETAILS)).toEqual({
      ...{ ...DETAILS, sport: 1, numberPlayers: 1, format: 'PLAY_OFF', gameMode: 'NEXTGEN', seeds: 2 },
      ...{ minTeams: 2, teamsToStart: 6, maxTeams: 6 },
    });
    // No fewer places than groups need.
    const grouped = detailsFrom({ ...event, format: 'GROUPS_AND_PLAY_OFF' }, anEvent(3).tournament!, DETAILS);
    expect(grouped).toMatchObject({ minTeams: 6, teamsToStart: 6, maxTeams: 6 });
    const silent = eventOf(anEvent(2, { sport: null }), accountsOf(2));
    expect(detailsFrom(silent, { ...silent.tournament!, seeds: [] }, DETAILS)).toMatchObject({
      ...{ sport: 2, seeds: null, teamsToStart: 2, maxTeams: 2 },
    });
  });
});
