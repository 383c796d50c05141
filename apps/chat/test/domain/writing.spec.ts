import { writingRefusal, type Access } from '../../src/domain/rules/writing.js';

const pair = { kind: 'PLAYER', reachable: true, blocked: false } as const;
const court = { kind: 'COURT', takesPart: true, hasOwner: true, favourite: true, blocked: false } as const;
const ofGroup = (kind: 'MATCH' | 'TOURNAMENT_GROUP' | 'TOURNAMENT_TEAM' | 'LEAGUE_GROUP') =>
  ({ kind, takesPart: true, closed: false }) as const;

describe('who may write', () => {
  it.each<[string, Access, string | null]>([
    ['to a player', pair, null],
    ['to somebody without an open account', { ...pair, reachable: false }, 'CANNOT_MESSAGE_USER'],
    ['where one blocks the other', { ...pair, blocked: true }, 'CANNOT_MESSAGE_USER'],
    ['with a centre among the favourites', court, null],
    ['as a stranger to the centre’s conversation', { ...court, takesPart: false, hasOwner: false }, 'NOT_AUTHORISED'],
    ['with a centre that nobody looks after', { ...court, hasOwner: false, favourite: false }, 'COURT_WITHOUT_OWNER'],
    ['with a centre that is no favourite', { ...court, favourite: false, blocked: true }, 'COURT_NOT_FAVOURITE'],
    ['with a centre whose owner blocks', { ...court, blocked: true }, 'CANNOT_MESSAGE_USER'],
    ['in a match', ofGroup('MATCH'), null],
    [
      'in a match of others, also when it was called off',
      { ...ofGroup('MATCH'), takesPart: false, closed: true },
      'NOT_AUTHORISED',
    ],
    ['in a match that was called off', { ...ofGroup('MATCH'), closed: true }, 'MATCH_CANCELLED'],
    ['in a group of a tournament', ofGroup('TOURNAMENT_GROUP'), null],
    ['in a group after the final', { ...ofGroup('TOURNAMENT_GROUP'), closed: true }, 'TOURNAMENT_AT_FINAL_STAGE'],
    ['in a team after the final', { ...ofGroup('TOURNAMENT_TEAM'), closed: true }, 'TOURNAMENT_AT_FINAL_STAGE'],
    ['in a group of a league after its phase', { ...ofGroup('LEAGUE_GROUP'), closed: true }, 'LEAGUE_PHASE_ENDED'],
    ['in a group of a league of others', { ...ofGroup('LEAGUE_GROUP'), takesPart: false }, 'NOT_AUTHORISED'],
  ])('CHT-04 %s: %o is %s', (_where, access, refusal) => {
    expect(writingRefusal(access)).toBe(refusal);
  });
});
