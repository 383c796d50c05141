import { courtId, userId } from '@setpoint/kernel';
import { createMatch, type Draft } from '../../src/domain/create-match.js';
import {
  aContext,
  aDraft,
  ana,
  anEngagement,
  aPerson,
  at,
  ben,
  carla,
  club,
  david,
  eva,
  invitees,
  now,
  plus,
} from '../builders.js';

const create = (more: Partial<Draft>, context = aContext(), lastFriendly: Date | null = null) =>
  createMatch(aDraft(more), context, lastFriendly, now);
const fieldsOf = (more: Partial<Draft>) => {
  const outcome = create(more);
  return outcome.ok ? [] : (outcome.fields ?? []).map(({ field, code }) => `${field} ${code}`);
};

describe('creating a match', () => {
  it('MAT-02 puts the organiser first into team A and looks for the rest', () => {
    const outcome = create({ message: '  who is in? ' });
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        match: {
          state: 'ORGANIZING',
          organiserId: ana,
          teamA: [{ playerId: ana }],
          teamB: [],
          levelMin: null,
          levelMax: null,
          message: 'who is in?',
          plan: { minutesPlay: 60, courtId: null, when: null, timeZone: 'Europe/Rome' },
          cancelsAt: plus(now, { days: 15 }),
        },
        events: [{ type: 'CREATED', by: ana }],
        overlapping: [],
      },
    });
  });

  it('MAT-01 invites to both teams', () => {
    const outcome = create({ numberPlayers: 2, invitees: invitees([carla, 'A'], ben, david) });
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        match: {
          invitations: [
            { playerId: carla, side: 'A', state: 'PENDING' },
            { playerId: ben, side: 'B' },
            { playerId: david },
          ],
        },
        events: [{ type: 'CREATED' }, { type: 'PLAYERS_INVITED', by: ana }],
      },
    });
  });

  it('MAT-03 takes date and time as the clocks at the court show them', () => {
    const outcome = create({ courtId: club, booked: true, datePlay: '2026-06-10', timePlay: '18:00', minutesPlay: 90 });
    expect(outcome).toMatchObject({
      ok: true,
      value: { match: { plan: { courtId: club, booked: true, when: { startsAt: at('18:00'), endsAt: at('19:30') } } } },
    });
  });

  it.each<[string, Partial<Draft>, string]>([
    ['padel singles', { sport: 2 }, 'numberPlayers NOT_IN_THIS_SPORT'],
    ['a sport nobody plays here', { sport: 3 }, 'sport INVALID'],
    ['three in a team', { numberPlayers: 3 }, 'numberPlayers NOT_IN_THIS_SPORT'],
    ['45 minutes', { minutesPlay: 45 }, 'minutesPlay INVALID'],
    ['a date without a time', { datePlay: '2026-06-10' }, 'timePlay REQUIRED'],
    ['a time without a date', { timePlay: '18:00' }, 'datePlay REQUIRED'],
    ['a day that is not in the calendar', { datePlay: '2026-02-30', timePlay: '18:00' }, 'datePlay INVALID'],
    ['a time beyond the clock', { datePlay: '2026-06-10', timePlay: '24:10' }, 'timePlay INVALID'],
    ['a max without a min', { levelMax: 4 }, 'levelMin REQUIRED_WITH_MAX'],
    ['a min that is not below the max', { levelMin: 4, levelMax: 4 }, 'levelMax NOT_ABOVE_MIN'],
    ['a min above the max', { levelMin: 5, levelMax: 4 }, 'levelMax NOT_ABOVE_MIN'],
    ['a quarter step', { levelMin: 3.25 }, 'levelMin NOT_A_LEVEL'],
    ['a level beyond seven', { levelMin: 3, levelMax: 7.5 }, 'levelMax NOT_A_LEVEL'],
    ['a long message', { message: 'x'.repeat(141) }, 'message TOO_LONG'],
    ['too many in team A', { invitees: invitees([carla, 'A']) }, 'inviteTeamA TOO_MANY'],
    ['too many in team B', { invitees: invitees(ben, carla) }, 'inviteTeamB TOO_MANY'],
  ])('MAT-03 refuses %s', (_what, more, error) => {
    expect(create(more)).toMatchObject({ ok: false, code: 'INVALID_DATA' });
    expect(fieldsOf(more)).toContain(error);
  });

  it('MAT-03 counts a message by characters', () => {
    expect(create({ message: '🎾'.repeat(140) }).ok).toBe(true);
  });

  it('MAT-03 wants a future start, to the millisecond', () => {
    const start = { courtId: club, datePlay: '2026-06-01', timePlay: '09:00' };
    const when = (instant: Date) => createMatch(aDraft(start), aContext(), null, instant);
    expect(when(plus(now, { ms: -1 })).ok).toBe(true);
    expect(when(now)).toMatchObject({ code: 'NOT_IN_THE_FUTURE' });
    expect(when(plus(now, { ms: 1 }))).toMatchObject({ code: 'NOT_IN_THE_FUTURE' });
  });

  it('MAT-03 knows the court or has none', () => {
    expect(create({ courtId: courtId('nowhere') })).toMatchObject({ code: 'COURT_NOT_FOUND' });
  });

  it('ACC-07 asks nobody who is on holiday on that day', () => {
    const away = (day: string) =>
      aContext({ people: [aPerson(ana), aPerson(ben, { absence: { from: day, to: day } })] });
    const draft = { invitees: invitees(ben), datePlay: '2026-06-10', timePlay: '18:00' };
    expect(create(draft, away('2026-06-10'))).toMatchObject({ code: 'PLAYER_AWAY' });
    expect(create(draft, away('2026-06-11'))).toMatchObject({ ok: true });
  });

  it('MAT-03 has each player once', () => {
    const twice = { numberPlayers: 2, invitees: invitees([ben, 'A'], ben) };
    expect(create(twice)).toMatchObject({ code: 'DUPLICATE_PLAYERS' });
    expect(create({ invitees: invitees(ana) })).toMatchObject({ code: 'DUPLICATE_PLAYERS' });
  });

  it('MAT-03 MAT-14 wants one followed invitee for private singles, two for private doubles', () => {
    const followsBen = aContext({ follows: [[ana, ben]] });
    const followsBenAndCarla = aContext({
      follows: [
        [ana, ben],
        [ana, carla],
      ],
    });
    const refused = { code: 'INVALID_DATA', fields: [{ field: 'inviteTeamB', code: 'TOO_FEW_FOLLOWED' }] };
    const singles = { visibility: 'PRIVATE' as const };
    expect(create(singles)).toMatchObject(refused);
    expect(create({ ...singles, invitees: invitees(eva) }, followsBen)).toMatchObject(refused);
    expect(create({ ...singles, invitees: invitees(ben) }, followsBen).ok).toBe(true);
    const pair = { visibility: 'PRIVATE' as const, numberPlayers: 2, invitees: invitees(ben, carla) };
    expect(create(pair, followsBen)).toMatchObject(refused);
    expect(create(pair, followsBenAndCarla).ok).toBe(true);
    expect(create({ ...pair, invitees: invitees([eva, 'A'], ben, carla) }, followsBenAndCarla).ok).toBe(true);
  });

  it('MAT-20 PLY-04 invites nobody across a block, and nobody unknown', () => {
    expect(create({ invitees: invitees(ben) }, aContext({ blocks: [[ben, ana]] }))).toMatchObject({
      code: 'CANNOT_INVITE',
    });
    expect(create({ invitees: invitees(ben) }, aContext({ blocks: [[ana, ben]] }))).toMatchObject({
      code: 'CANNOT_INVITE',
    });
    expect(create({ invitees: invitees(userId('nobody')) })).toMatchObject({ code: 'CANNOT_INVITE' });
  });

  it('MAT-04 allows one friendly match in thirty days, to the millisecond', () => {
    const last = plus(now, { days: -30 });
    const friendly = (lastFriendly: Date) => create({ isFriendly: true }, aContext(), lastFriendly);
    expect(friendly(plus(last, { ms: 1 }))).toMatchObject({ code: 'FRIENDLY_LIMIT' });
    expect(friendly(last).ok).toBe(true);
    expect(friendly(plus(last, { ms: -1 })).ok).toBe(true);
    expect(create({ isFriendly: false }, aContext(), now).ok).toBe(true);
  });

  it('MAT-18 warns of another match at that time, and creates it all the same', () => {
    const busy = aContext({
      people: [
        aPerson(ana, {
          engagements: [anEngagement(at('17:30'), at('18:30')), anEngagement(at('19:00'), at('20:00'), 'later')],
        }),
      ],
    });
    const outcome = create({ courtId: club, datePlay: '2026-06-10', timePlay: '18:00' }, busy);
    expect(outcome).toMatchObject({ ok: true, value: { overlapping: [{ matchId: 'other' }] } });
    expect(outcome.ok && outcome.value.overlapping).toHaveLength(1);
  });
});
