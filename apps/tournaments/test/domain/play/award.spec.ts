import { userId } from '@setpoint/kernel';
import { claim, reassigned, wonBy, type Award, type NewAward } from '../../../src/domain/play/award.js';
import { decideBySupport, hear } from '../../../src/domain/play/commands.js';
import { finalistsOf } from '../../../src/domain/play/progress.js';
import { registrationId, tournamentId } from '../../../src/domain/tournament.js';
import { aPlay, open, START, straight } from './builders.js';

const ana = userId('ana');
const ben = userId('ben');
const choices = [{ kind: 'POINTS', points: 100 }] as const;
const award = (playerId = ana, more: Partial<Award> = {}): Award => ({
  ...{
    id: 'a1',
    tournamentId: tournamentId('cup'),
    playerId,
    entryId: registrationId('e00'),
    placing: 'WINNER',
    choices,
  },
  ...{ wonAt: new Date(START), claimedAt: null, claimed: null, ...more },
});
const taken = { claimedAt: new Date(START), claimed: 'POINTS' } as const;
const won = (playerId = ben, placing: NewAward['placing'] = 'WINNER'): NewAward => ({
  ...{ playerId, placing, choices, entryId: registrationId('e01') },
});

describe('who qualifies', () => {
  it('TRN-12~ are both finalists, also those who came there without playing, but nobody who was excluded', () => {
    let play = aPlay(4);
    for (let fixture = open(play)[0]; fixture; fixture = open(play)[0]) {
      const decided = decideBySupport(play, fixture.id, 'A', START);
      if (!decided.ok) throw new Error(decided.code);
      play = decided.value;
    }
    const final = play.fixtures.find(({ stage }) => stage === 'FINAL')!;
    expect(finalistsOf(play)).toEqual(final.sides.map((id) => [`${id}-p0`]));
    expect(finalistsOf({ ...play, out: { [final.sides[1]!]: 'EXCLUDED' } })).toEqual([[`${final.sides[0]}-p0`]]);
    expect(finalistsOf(aPlay(4))).toEqual([]);
  });
});

describe('prizes', () => {
  it('TRN-13 go to the winner, the second and the semifinalists; where nothing is offered, to nobody', () => {
    let play = aPlay(4);
    for (let number = 1; open(play).length > 0; number++) {
      const { id: fixtureId, revision } = open(play)[0]!;
      const news = { fixtureId, revision, matchId: null, decision: straight('A'), version: number };
      expect(wonBy(play, [{ placing: 'WINNER', choices }])).toEqual([]);
      play = hear(play, { kind: 'PLAYED', ...news }, START);
    }
    const prizes = (['WINNER', 'SECOND', 'SEMIFINALIST'] as const).map((placing) => ({ placing, choices }));
    expect(wonBy(play, prizes).map(({ placing }) => placing)).toEqual([
      'WINNER',
      'SECOND',
      'SEMIFINALIST',
      'SEMIFINALIST',
    ]);
    expect(wonBy(play, [{ placing: 'SECOND', choices }])).toHaveLength(1);
    expect(wonBy(play, [{ placing: 'WINNER', choices: [] }])).toEqual([]);
  });

  it('TRN-13 that nobody has claimed change hands with the result; what was claimed stays, and nobody has two', () => {
    expect(reassigned([], [won(ana)])).toEqual({ lost: [], gained: [won(ana)] });
    expect(reassigned([award(ana)], [won(ana)])).toEqual({ lost: [], gained: [] });
    expect(reassigned([award(ana)], [won(ben)])).toEqual({ lost: [award(ana)], gained: [won(ben)] });
    expect(reassigned([award(ana, taken)], [won(ben)])).toEqual({ lost: [], gained: [won(ben)] });
    expect(reassigned([award(ana, taken)], [won(ben), won(ana, 'SECOND')])).toEqual({ lost: [], gained: [won(ben)] });
  });

  it('TRN-13 are claimed once, by whom they are, as one of the choices', () => {
    const at = new Date(START);
    expect(claim(award(), ana, 'POINTS', at)).toEqual({
      ok: true,
      value: { award: award(ana, taken), prize: choices[0] },
    });
    expect(claim(null, ana, 'POINTS', at)).toMatchObject({ code: 'AWARD_NOT_FOUND' });
    expect(claim(award(), ben, 'POINTS', at)).toMatchObject({ code: 'AWARD_NOT_FOUND' });
    expect(claim(award(), ana, 'CREDIT', at)).toMatchObject({ code: 'CHOICE_NOT_OFFERED' });
    expect(claim(award(ana, taken), ana, 'POINTS', at)).toMatchObject({ code: 'AWARD_ALREADY_TAKEN' });
  });
});
