import { matchId } from '@setpoint/kernel';
import { actOnCase, type ActOnCase } from '../../src/domain/cases/act-on-case.js';
import { contestedCase, kindOf, type Case } from '../../src/domain/cases/case.js';
import { reportMisconduct, type ReportMisconduct } from '../../src/domain/cases/report-misconduct.js';
import {
  aConfirmedMatch,
  aContestedMatch,
  aGuest,
  ana,
  anAwaitingConfirmationMatch,
  anOrganizingMatch,
  aReadyMatch,
  at,
  ben,
  carla,
  eva,
  giulia,
  now,
  places,
  plus,
} from '../builders.js';

const sam = eva;
const report = (more: Partial<ReportMisconduct> = {}): ReportMisconduct => ({
  ...{ who: ana, accusedId: ben, category: 'INSULTS', text: 'He shouted at me' },
  ...more,
});
const reporting = (more: Partial<ReportMisconduct> = {}, when = at('20:00'), match = aConfirmedMatch()) =>
  reportMisconduct(match, report(more), 'c1', when);

describe('reporting misconduct', () => {
  it('REP-02 opens a case about another participant', () => {
    expect(reporting({ text: '  He shouted at me ' })).toEqual({
      ok: true,
      value: {
        ...{ id: 'c1', matchId: matchId('match'), openedAt: at('20:00') },
        misconduct: { reporterId: ana, accusedId: ben, category: 'INSULTS', text: 'He shouted at me' },
        photo: null,
        ...{ state: 'OPEN', assigneeId: null, history: [] },
      },
    });
  });

  it('REP-02 is possible from the start until 30 days after the end, to the millisecond', () => {
    const end = plus(at('19:00'), { days: 30 });
    expect(reporting({}, plus(at('18:00'), { ms: -1 }), aReadyMatch() as never)).toMatchObject({
      code: 'TOO_EARLY_TO_REPORT',
    });
    expect(reporting({}, at('18:00')).ok).toBe(true);
    expect(reporting({}, end).ok).toBe(true);
    expect(reporting({}, plus(end, { ms: 1 }))).toMatchObject({ code: 'TOO_LATE_TO_REPORT' });
    expect(reportMisconduct(anOrganizingMatch(), report(), 'c1', now)).toMatchObject({ code: 'TOO_EARLY_TO_REPORT' });
  });

  it.each<[string, Partial<ReportMisconduct>, object]>([
    ['a stranger', { who: carla }, { code: 'USER_NOT_IN_MATCH' }],
    ['oneself', { accusedId: ana }, { fields: [{ field: 'playerId', code: 'YOURSELF' }] }],
    ['somebody outside', { accusedId: carla }, { fields: [{ field: 'playerId', code: 'INVALID' }] }],
    ['nothing', { text: '  ' }, { fields: [{ field: 'text', code: 'REQUIRED' }] }],
    ['a novel', { text: 'x'.repeat(1001) }, { fields: [{ field: 'text', code: 'TOO_LONG' }] }],
  ])('REP-02 refuses %s', (_, more, refusal) => {
    expect(reporting(more)).toMatchObject({ ok: false, ...refusal });
  });

  it('REP-02 refuses a report about a guest, who has no account to look into', () => {
    const match = { ...aConfirmedMatch(), guests: [aGuest()], teamB: places(giulia) };
    expect(reporting({ accusedId: giulia }, at('20:00'), match)).toMatchObject({
      fields: [{ field: 'playerId', code: 'INVALID' }],
    });
  });

  it('REP-02 takes a thousand characters', () => {
    expect(reporting({ text: '🎾'.repeat(1000) }).ok).toBe(true);
  });
});

describe('a twice disputed result', () => {
  it('RES-04~ is a case for support, one for each match', () => {
    expect(contestedCase(aContestedMatch())).toMatchObject({ id: 'result-match', state: 'OPEN', misconduct: null });
    expect(kindOf(contestedCase(aContestedMatch())!)).toBe('CONTESTED_RESULT');
    expect(contestedCase(anAwaitingConfirmationMatch())).toBeNull();
    expect(contestedCase(aConfirmedMatch())).toBeNull();
  });
});

describe('what support does', () => {
  const open = (more: Partial<Case> = {}): Case => {
    const opened = reporting();
    if (!opened.ok) throw new Error(opened.code);
    return { ...opened.value, ...more };
  };
  const acting = (more: Partial<ActOnCase>, found = open()) =>
    actOnCase({ by: sam, action: 'NOTE', text: 'looked at it', version: found.history.length, ...more }, found, now);
  const after = (more: Partial<ActOnCase>, found = open()): Case => {
    const outcome = acting(more, found);
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.value;
  };

  it('REP-02 ADM-03~ is kept with who and when', () => {
    const taken = after({ action: 'TAKE' });
    expect(taken).toMatchObject({ state: 'IN_REVIEW', assigneeId: sam });
    const noted = after({}, taken);
    const warned = after({ action: 'WARN', text: 'Stay calm' }, noted);
    const barred = after({ action: 'BAR' }, warned);
    const closed = after({ action: 'CLOSE', text: 'Warned and locked' }, barred);
    expect(closed.state).toBe('CLOSED');
    expect(closed.history).toEqual([
      { action: 'TAKE', by: sam, at: now, text: null },
      { action: 'NOTE', by: sam, at: now, text: 'looked at it' },
      { action: 'WARN', by: sam, at: now, text: 'Stay calm' },
      { action: 'BAR', by: sam, at: now, text: null },
      { action: 'CLOSE', by: sam, at: now, text: 'Warned and locked' },
    ]);
  });

  it('ADM-03~ is refused once the case is closed, or changed under their eyes', () => {
    const noted = after({});
    expect(acting({ version: 0, text: 'another' }, noted)).toMatchObject({ code: 'CASE_CHANGED' });
    expect(acting({ by: carla, version: 0 }, noted)).toMatchObject({ code: 'CASE_CHANGED' });
    expect(acting({ text: 'more' }, after({ action: 'CLOSE', text: 'done' }))).toMatchObject({ code: 'CASE_CLOSED' });
  });

  it('ADM-03~ answers who reported it, in words, and nobody where nobody did', () => {
    expect(acting({ action: 'ANSWER', text: ' ' })).toMatchObject({ code: 'INVALID_DATA' });
    expect(after({ action: 'ANSWER', text: 'We warned him' }).history.at(-1)).toMatchObject({ text: 'We warned him' });
    const contested = contestedCase(aContestedMatch())!;
    expect(acting({ action: 'ANSWER', text: 'Thanks' }, contested)).toMatchObject({ code: 'INVALID_DATA' });
  });

  it.each(['TAKE', 'NOTE', 'WARN', 'BAR', 'CLOSE'] as const)('ADM-03~ %s twice is once', (action) => {
    const done = after({ action });
    const again = acting({ action, version: 0 }, done);
    expect(again.ok && again.value).toBe(done);
  });

  it.each(['NOTE', 'WARN', 'CLOSE'] as const)('ADM-03~ needs words to %s', (action) => {
    expect(acting({ action, text: ' ' })).toMatchObject({ fields: [{ field: 'text', code: 'REQUIRED' }] });
    expect(acting({ action, text: 'x'.repeat(1001) })).toMatchObject({ fields: [{ field: 'text', code: 'TOO_LONG' }] });
  });

  it('RES-04~ neither warns nor bars anybody for a result', () => {
    const contested = contestedCase(aContestedMatch())!;
    for (const action of ['WARN', 'BAR'] as const)
      expect(acting({ action }, contested)).toMatchObject({ fields: [{ field: 'action', code: 'INVALID' }] });
    expect(acting({ action: 'NOTE' }, contested).ok).toBe(true);
  });
});
