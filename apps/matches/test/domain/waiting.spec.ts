import type { UserId } from '@setpoint/kernel';
import type { Match } from '../../src/domain/match.js';
import { waitingFor } from '../../src/domain/waiting.js';
import {
  aConfirmedMatch,
  aContestedMatch,
  aDispute,
  ana,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  anInvitation,
  anOrganizingMatch,
  aNotPlayedMatch,
  aReadyMatch,
  aResult,
  aSchedule,
  at,
  ben,
  carla,
  now,
  places,
  plus,
} from '../builders.js';

describe('what waits for me', () => {
  const waits = (match: Match, who: UserId, when = now) => waitingFor(match, who, when);

  it('PLY-12~ knows what waits for whom, and until when', () => {
    const invited = anOrganizingMatch({ plan: aSchedule(), invitations: [anInvitation(ben)] });
    expect(waits(invited, ben)).toEqual({ kind: 'INVITATION', until: at('19:00') });
    expect(waits(invited, ana)).toBeNull();
    expect(waits(anOrganizingMatch(), ana)).toEqual({ kind: 'ORGANISE', until: plus(now, { days: 15 }) });
    expect(waits(anOrganizingMatch({ teamB: places(ben), invitations: [anInvitation(carla)] }), carla)).toBeNull();
    expect(waits(aReadyMatch(), ana)).toBeNull();
    expect(waits(aReadyMatch(), ana, at('19:00'))).toEqual({
      kind: 'ENTER_RESULT',
      until: plus(at('19:00'), { days: 15 }),
    });
    const entered = anAwaitingConfirmationMatch();
    expect(waits(entered, ben, at('20:30'))).toEqual({ kind: 'CONFIRM_RESULT', until: plus(at('20:00'), { days: 3 }) });
    expect(waits(entered, ana, at('20:30'))).toBeNull();
    const returned = anAwaitingResultMatch({ returned: { result: aResult(), dispute: aDispute() } });
    expect(waits(returned, ana, at('21:30'))).toMatchObject({ kind: 'ENTER_RESULT' });
    expect(waits(returned, ben, at('21:30'))).toBeNull();
    expect(waits(aContestedMatch(), ana, at('23:00'))).toEqual({ kind: 'ENTER_RESULT', until: null });
    expect(waits(aContestedMatch(), ben, at('23:00'))).toEqual({ kind: 'CONFIRM_RESULT', until: null });
    for (const who of [ana, ben]) expect(waits(aConfirmedMatch(), who)).toBeNull();
    expect(waits(aNotPlayedMatch(), ana)).toBeNull();
  });
});
