import { DateTime } from 'luxon';
import { checkChallenge, type Challenge, type ChallengedGroup, type ChallengeCode } from '../src/challenges.js';
import type { Pair } from '../src/rounds.js';

const rome = (text: string) => DateTime.fromISO(text, { zone: 'Europe/Rome' }).toJSDate();
const during = rome('2027-05-10T12:00');
const members = ['ana', 'ben', 'carla', 'david', 'eva', 'fred', 'gina'];
const group: ChallengedGroup = {
  phase: { year: 2027, number: 2 },
  timeZone: 'Europe/Rome',
  sport: 1,
  numberPlayers: 1,
  members,
  matches: [],
  open: [],
  challenges: [],
  commonDays: 3,
};
const challenge: Challenge = { by: 'ana', opponent: 'ben', sport: 1, numberPlayers: 1, friendly: false };
const anaAndBen: Pair = ['ben', 'ana'];
const anaAnd = (other: string): Pair => ['ana', other];
const allOf = (one: string) => members.filter((id) => id !== one).map((id): Pair => [one, id]);

function codeOf(what: Partial<Challenge>, where: Partial<ChallengedGroup> = {}, now = during): ChallengeCode | null {
  const outcome = checkChallenge({ ...challenge, ...what }, { ...group, ...where }, now);
  return outcome.ok ? null : outcome.code;
}

describe('challenges', () => {
  it('LEA-05~ a member challenges another one of the group', () => {
    expect(codeOf({})).toBeNull();
    expect(codeOf({}, { matches: [['ana', 'carla']], open: [['ben', 'carla']] })).toBeNull();
  });

  it.each<[string, ChallengeCode, Partial<Challenge>, Partial<ChallengedGroup>]>([
    ['oneself', 'DUPLICATE_PLAYERS', { opponent: 'ana' }, {}],
    ['somebody of another group', 'NOT_IN_GROUP', { opponent: 'zoe' }, {}],
    ['by somebody of another group', 'NOT_IN_GROUP', { by: 'zoe' }, {}],
    ['to another sport', 'NON_LEAGUE_MATCH_FORBIDDEN', { sport: 2, numberPlayers: 2 }, {}],
    ['to doubles in a league of singles', 'NON_LEAGUE_MATCH_FORBIDDEN', { numberPlayers: 2 }, {}],
    ['to a friendly match', 'NON_LEAGUE_MATCH_FORBIDDEN', { friendly: true }, {}],
    ['with a match still to be played', 'MATCH_EXISTS', {}, { matches: [anaAndBen], open: [anaAndBen] }],
    ['whom one has met, others wait', 'MATCH_EXISTS', {}, { matches: [anaAndBen] }],
    ['whom one has met, others wait for one', 'MATCH_EXISTS', {}, { matches: allOf('ben') }],
    ['whom one has met, others wait for them', 'MATCH_EXISTS', {}, { matches: allOf('ana') }],
    [
      'by who has two open ones',
      'TOO_MANY_CHALLENGES',
      {},
      { challenges: [anaAnd('carla'), anaAnd('david')], open: [anaAnd('carla'), anaAnd('david')] },
    ],
    [
      'whom two others have challenged',
      'TOO_MANY_CHALLENGES',
      {},
      {
        challenges: [
          ['carla', 'ben'],
          ['ben', 'eva'],
        ],
      },
    ],
    ['who is away too long', 'TOO_FEW_COMMON_DAYS', {}, { commonDays: 2 }],
  ])('LEA-05 LEA-13~ refuses a challenge %s: %s', (_, code, what, where) => {
    expect(codeOf(what, where)).toBe(code);
  });

  it('LEA-05~ one open challenge, and any number of matches of rounds, leave room for another one', () => {
    expect(
      codeOf({}, { challenges: [anaAnd('carla')], open: [anaAnd('carla'), anaAnd('eva'), anaAnd('fred')] }),
    ).toBeNull();
  });

  it('LEA-05~ both who have met all may play again', () => {
    expect(codeOf({}, { matches: [...allOf('ana'), ...allOf('ben')] })).toBeNull();
    const withoutGina = members.filter((id) => id !== 'gina');
    const matches = [...allOf('ana'), ...allOf('ben')].filter((pair) => !pair.includes('gina'));
    expect(codeOf({}, { matches })).toBe('MATCH_EXISTS');
    expect(codeOf({}, { matches, members: withoutGina })).toBeNull();
  });

  it.each<[string, ChallengeCode | null]>([
    ['2027-02-01T00:00', 'NOT_IN_PROGRESS'],
    ['2027-04-01T23:59:59.999', 'NOT_IN_PROGRESS'],
    ['2027-04-02T00:00', null],
    ['2027-06-21T23:59:59.999', null],
    ['2027-06-22T00:00', 'PHASE_ENDED'],
    ['2027-07-01T00:00', 'PHASE_ENDED'],
    ['2027-09-10T00:00', 'PHASE_ENDED'],
  ])('LEA-05~ at %s: %p, for challenges end with the rounds', (at, code) => {
    expect(codeOf({}, {}, rome(at))).toBe(code);
  });
});
