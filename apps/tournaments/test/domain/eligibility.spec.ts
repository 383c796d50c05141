import { userId } from '@setpoint/kernel';
import { findRefusal, type Candidate } from '../../src/domain/eligibility.js';
import type { Tournament } from '../../src/domain/tournament.js';
import { aBook, aCandidate, ben, confirmed } from '../builders.js';

const refusal = (tournament: Partial<Tournament>, person: Partial<Candidate> = {}) =>
  findRefusal(aBook(tournament), { captain: aCandidate(person), partner: null, inviteCode: null }, 2_500);

const withPartner = (tournament: Partial<Tournament>, partner: Partial<Candidate>, isFollowed = true) => {
  const candidate = aCandidate({ id: ben, ...partner });
  const application = { captain: aCandidate(), partner: { id: candidate.id, candidate, isFollowed }, inviteCode: null };
  return findRefusal(aBook({ numberPlayers: 2, ...tournament }), application, 2_500);
};

describe('who may enter a tournament', () => {
  it('TRN-06~ women, men, everybody, or in doubles one of each', () => {
    const verdicts = (sex: Tournament['sex']) => (['F', 'M', null] as const).map((of) => refusal({ sex }, { sex: of }));
    expect(verdicts('ALL')).toEqual([null, null, null]);
    expect(verdicts('WOMEN')).toEqual([null, 'SEX_NOT_ALLOWED', 'SEX_NOT_ALLOWED']);
    expect(verdicts('MEN')).toEqual(['SEX_NOT_ALLOWED', null, 'SEX_NOT_ALLOWED']);
    expect(verdicts('MIXED')).toEqual([null, null, null]);
    const partners = (['F', 'M', null] as const).map((sex) => withPartner({ sex: 'MIXED' }, { sex }));
    expect(partners).toEqual(['PARTNER_NOT_ELIGIBLE', null, 'PARTNER_NOT_ELIGIBLE']);
  });

  it('TRN-06~ by their age on the first day', () => {
    const born = (birthDate: string) => refusal({ ageMin: 18, ageMax: 40, startOn: '2026-07-01' }, { birthDate });
    expect(['2008-07-02', '2008-07-01', '1985-07-02', '1985-07-01'].map(born)).toEqual([
      ...['AGE_NOT_ALLOWED', null, null, 'AGE_NOT_ALLOWED'],
    ]);
  });

  it('TRN-06~ by the half step of their level in the format, or else in the other one of the sport', () => {
    const limits = { levelMin: 3.5, levelMax: 4.5 };
    const rated = (rating: number, numberPlayers: 1 | 2 = 1, sport: 1 | 2 = 1) =>
      refusal(limits, { levels: [{ sport, numberPlayers, rating }] });
    expect([3.24, 3.25, 4.74, 4.75].map((rating) => rated(rating))).toEqual([
      ...['LEVEL_NOT_ALLOWED', null, null, 'LEVEL_NOT_ALLOWED'],
    ]);
    expect([rated(4, 2), rated(4, 2, 2)]).toEqual([null, 'LEVEL_REQUIRED']);
  });

  it('TRN-06~ with a partner who could enter as well, and is told of whom no more than that', () => {
    expect(withPartner({}, {})).toBeNull();
    expect(withPartner({}, {}, false)).toBe('PARTNER_NOT_FOLLOWED');
    const wrong: Partial<Candidate>[] = [{ isClosed: true }, { isBarred: true }];
    expect(wrong.map((each) => withPartner({}, each))).toEqual(Array(2).fill('PARTNER_NOT_ELIGIBLE'));
    expect(withPartner({}, { levels: [] })).toBe('PARTNER_LEVEL_REQUIRED');
    expect(withPartner({ priceCents: 2_500, type: 'SLAM' }, { matches: 0 })).toBe('PARTNER_NOT_ELIGIBLE');
  });

  it('BIL-09~ who is barred enters free tournaments alone', () => {
    expect(refusal({}, { isBarred: true })).toBe('PAID_REGISTRATIONS_BLOCKED');
    const free = { captain: aCandidate({ isBarred: true }), partner: null, inviteCode: null };
    expect(findRefusal(aBook({ priceCents: 0 }), free, 0)).toBeNull();
  });

  it('TRN-12~ a full slam takes more, who wait; another one is full', () => {
    const full = (type: Tournament['type']) =>
      findRefusal(
        aBook({ type, maxTeams: 1 }, [confirmed('ben', 1)]),
        { captain: aCandidate({ id: userId('carla') }), partner: null, inviteCode: null },
        2_500,
      );
    expect([full('CLASSIC'), full('SLAM')]).toEqual(['TOURNAMENT_FULL', null]);
  });
});
