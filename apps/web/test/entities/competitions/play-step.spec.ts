import type { MatchAction } from '@setpoint/client/documents';
import { playStepOf } from '../../../src/entities/competitions/play-step.js';

const match = (...myActions: MatchAction[]) => ({ id: 'm1', myActions, court: null, datePlay: null, timePlay: null });

describe('what is next in a match of a competition', () => {
  it.each([
    ['ORGANISE', 'plan', '/match/m1?do=organise'],
    ['ENTER_RESULT', 'result', '/match/m1?do=result'],
    ['CONFIRM_RESULT', 'confirm', '/match/m1?do=confirm'],
    ['CONFIRM_NO_SHOW', 'confirm', '/match/m1'],
    ['INVITE', 'play', '/match/m1?do=invite'],
  ] as const)('is named and found after %s', (action, kind, to) => {
    expect(playStepOf(match(action), '/league/l1/matches')).toEqual({ kind, to });
  });

  it('is to play where there is nothing else to do, and is found among the matches where there is no match yet', () => {
    expect(playStepOf(match(), '/league/l1/matches')).toEqual({ kind: 'play', to: '/match/m1' });
    expect(playStepOf(null, '/league/l1/matches')).toEqual({ kind: 'play', to: '/league/l1/matches' });
  });
});
