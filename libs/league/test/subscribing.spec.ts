import { DateTime } from 'luxon';
import {
  checkSubscribing,
  SUBSCRIBING_CODES,
  type Candidate,
  type LeagueRules,
  type SubscribingCode,
  type WishToSubscribe,
} from '../src/subscribing.js';

const rome = (text: string) => DateTime.fromISO(text, { zone: 'Europe/Rome' }).toJSDate();
const now = rome('2027-03-10T12:00');
const singles: LeagueRules = { numberPlayers: 1, sex: 'ALL', timeZone: 'Europe/Rome' };
const doubles: LeagueRules = { ...singles, numberPlayers: 2 };
const phase = { year: 2027, number: 2 } as const;

const someone = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  sex: 'F',
  level: 3.5,
  isSubscribed: false,
  isInTeam: false,
  ...more,
});
const aWish = (more: Partial<WishToSubscribe> = {}, who: Partial<WishToSubscribe['player']> = {}): WishToSubscribe => ({
  phase,
  player: { ...someone('ana'), isBarred: false, ...who },
  partner: null,
  reserve: null,
  expectedPrice: 2900,
  price: 2900,
  ...more,
});
const codeOf = (wish: WishToSubscribe, league = singles, at = now): SubscribingCode | null => {
  const outcome = checkSubscribing(wish, league, at);
  return outcome.ok ? null : outcome.code;
};
const ben = someone('ben', { sex: 'M' });
const carla = someone('carla');

describe('who may subscribe', () => {
  it('LEA-03~ accepts a player with a level at the price that was seen', () => {
    expect(codeOf(aWish())).toBeNull();
    expect(codeOf(aWish({ reserve: ben }))).toBeNull();
    expect(codeOf(aWish({ partner: ben }), doubles)).toBeNull();
    expect(codeOf(aWish({ reserve: carla }), doubles)).toBeNull();
    expect(codeOf(aWish({ partner: ben, reserve: carla }), doubles)).toBeNull();
  });

  const barred = aWish({}, { isBarred: true });
  const refusals: [string, SubscribingCode, WishToSubscribe, LeagueRules?, Date?][] = [
    ['a phase that is over', 'PHASE_ENDED', aWish(), singles, rome('2027-07-01T00:00')],
    ['a phase that has started', 'ENROLMENT_CLOSED', aWish(), singles, rome('2027-04-01T00:00')],
    ['a phase far ahead', 'ENROLMENT_NOT_OPEN', aWish(), singles, rome('2027-03-01T23:59:59.999')],
    ['who is barred from paid registrations', 'PAID_REGISTRATIONS_BLOCKED', barred],
    ['who has a subscription', 'ALREADY_SUBSCRIBED', aWish({}, { isSubscribed: true })],
    ['who is in a team', 'IN_ANOTHER_TEAM', aWish({ partner: ben }, { isInTeam: true }), doubles],
    ['who has not played in public', 'LEVEL_REQUIRED', aWish({}, { level: null })],
    ['women in a league of men', 'SEX_NOT_ALLOWED', aWish(), { ...singles, sex: 'M' }],
    ['who did not tell the sex', 'SEX_NOT_ALLOWED', aWish({}, { sex: null }), { ...singles, sex: 'F' }],
    ['one of a mixed team without a sex', 'SEX_NOT_ALLOWED', aWish({}, { sex: null }), { ...doubles, sex: 'MIXED' }],
    ['doubles alone', 'TEAMMATE_REQUIRED', aWish(), doubles],
    ['singles with a partner', 'PARTNER_NOT_ALLOWED', aWish({ partner: ben })],
    ['oneself as reserve', 'DUPLICATE_PLAYERS', aWish({ reserve: someone('ana') })],
    ['one as partner and reserve', 'DUPLICATE_PLAYERS', aWish({ partner: ben, reserve: ben }), doubles],
    ['an enrolled reserve', 'TEAMMATE_ENROLLED', aWish({ reserve: { ...ben, isSubscribed: true } })],
    ['a reserve of others', 'TEAMMATE_IN_ANOTHER_TEAM', aWish({ reserve: { ...ben, isInTeam: true } })],
    ['a partner of others', 'TEAMMATE_IN_ANOTHER_TEAM', aWish({ partner: { ...ben, isInTeam: true } }), doubles],
    ['a man as reserve of women', 'TEAMMATE_SEX_NOT_ALLOWED', aWish({ reserve: ben }), { ...singles, sex: 'F' }],
    ['two women as mixed team', 'TEAMMATE_SEX_NOT_ALLOWED', aWish({ partner: carla }), { ...doubles, sex: 'MIXED' }],
    [
      'two women until a partner comes',
      'TEAMMATE_SEX_NOT_ALLOWED',
      aWish({ reserve: carla }),
      { ...doubles, sex: 'MIXED' },
    ],
    ['another price than was seen', 'WRONG_PRICE', aWish({ price: 3100 })],
  ];

  it.each(refusals)('LEA-03 LEA-13~ refuses %s: %s', (...[, code, wish, league, at]) => {
    expect(codeOf(wish, league, at)).toBe(code);
  });

  it('LEA-13~ every code has its refusal', () => {
    expect([...new Set(refusals.map(([, code]) => code))].sort()).toEqual([...SUBSCRIBING_CODES].sort());
  });

  it('LEA-03 enrolment is open from its first to its last millisecond', () => {
    expect(codeOf(aWish(), singles, rome('2027-03-02T00:00'))).toBeNull();
    expect(codeOf(aWish(), singles, rome('2027-03-31T23:59:59.999'))).toBeNull();
    expect(codeOf(aWish(), singles, rome('2027-06-30T23:59:59.999'))).toBe('ENROLMENT_CLOSED');
  });

  it('LEA-03~ who comes too early is told when enrolment opens', () => {
    expect(checkSubscribing(aWish(), singles, rome('2027-01-15T12:00'))).toEqual({
      ...{ ok: false, code: 'ENROLMENT_NOT_OPEN', data: { opensAt: rome('2027-03-02T00:00') } },
    });
    expect(checkSubscribing(aWish({ price: 3100 }), singles, now)).toEqual({ ok: false, code: 'WRONG_PRICE' });
  });

  it('LEA-03~ a mixed team is a woman and a man, and its reserve either; mixed singles are everybody', () => {
    const mixed: LeagueRules = { ...doubles, sex: 'MIXED' };
    expect(codeOf(aWish({ partner: ben }), mixed)).toBeNull();
    expect(codeOf(aWish({ partner: ben, reserve: carla }), mixed)).toBeNull();
    expect(codeOf(aWish({}, { sex: null }), { ...singles, sex: 'MIXED' })).toBeNull();
  });
});
