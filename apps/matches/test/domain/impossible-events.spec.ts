import { matchId, otherSide } from '@setpoint/kernel';
import { evolve } from '../../src/domain/match-machine.js';
import { players } from '../../src/domain/match.js';
import { ana, anOrganizingMatch, aReadyMatch, aResult, ben, now } from '../builders.js';

describe('what can not happen', () => {
  it('MAT-06 throws at an event that does not fit the state', () => {
    expect(() => evolve(anOrganizingMatch(), { type: 'BECAME_READY', at: now })).toThrow("can't happen");
    expect(() => evolve(aReadyMatch(), { type: 'RESULT_ENTERED', result: aResult(), at: now })).toThrow("can't happen");
    expect(() => evolve(aReadyMatch(), { type: 'GIVEN_UP', at: now })).toThrow('READY');
    expect(players(aReadyMatch({ id: matchId('x') }))).toEqual([ana, ben]);
    expect(otherSide('A')).toBe('B');
  });
});
