import {
  Matches,
  type Deadline,
  type MatchTransaction,
  type SettleMatch,
} from '../../src/application/ports/matches.js';
import { SettleDueMatches } from '../../src/application/settle-due-matches.js';
import { anOrganizingMatch, now } from '../builders.js';

/** Takes every match for due. */
class HastyMatches extends Matches {
  override transaction(): Promise<never> {
    throw new Error('nothing to change');
  }
  override async settleDue(_deadline: Deadline, _now: Date, settle: SettleMatch): Promise<number> {
    await settle(anOrganizingMatch(), {} as MatchTransaction);
    return 1;
  }
}

describe('settling due matches', () => {
  it('MAT-07~ fails where a deadline is due that changes nothing, instead of finding it due again and again', async () => {
    const settle = new SettleDueMatches(new HastyMatches());
    await expect(settle.execute('CANCELLATION', now)).rejects.toThrow('CANCELLATION is due for match');
  });
});
