import type { MatchAction } from '@setpoint/client/documents';
import { matchPath, nextAction, type NextAction } from '../../../src/entities/match/next-action.js';
import { nextStep, type NextStep } from '../../../src/features/matches/page/next-step.js';

type Seen = Parameters<typeof nextStep>[0];
const seat = (badge: 'ACCEPTED' | 'AWAY') => ({ badge }) as Seen['teamA'][number];
const result = (disputes: number) => ({ disputes }) as Seen['result'];
const planned = { court: {}, datePlay: '2026-06-01', timePlay: '18:30' } as Pick<
  Seen,
  'court' | 'datePlay' | 'timePlay'
>;
const proposal = { id: 'proposal', state: 'OPEN', lapsesAt: '2026-06-01T14:30:00Z' } as NonNullable<Seen['proposal']>;
const cup = { id: 'cup', name: 'Cup', abandonedBy: null } as NonNullable<Seen['competition']>;
const unplanned = { court: null, datePlay: null, timePlay: null };
const seen = (more: Partial<Seen>): Seen => ({
  ...{ state: 'ORGANIZING', myActions: [], mySide: null, missing: 1, joinRefusal: null, result: null, noShow: null },
  ...{ teamA: [seat('ACCEPTED')], teamB: [], competition: null, proposal: null, ...unplanned },
  ...more,
});
const reported: Partial<Seen> = { state: 'AWAITING_RESULT', noShow: { state: 'REPORTED' } };
const organiser: MatchAction[] = ['ORGANISE', 'CANCEL', 'CHANGE_OPTIONS'];

describe('what now, in every state for everybody', () => {
  it.each<[string, Partial<Seen>, NextStep, NextAction | null]>([
    ['time was up', { state: 'EXPIRED', competition: cup }, 'timeUp', null],
    ['nothing came of a fixture', { state: 'NOT_PLAYED', competition: cup }, 'timeUp', null],
    ['a side left', { state: 'CANCELLED', competition: { ...cup, abandonedBy: 'B' } }, 'abandoned', null],
    [
      'either side plans',
      { mySide: 'B', missing: 0, competition: cup, myActions: ['ORGANISE'] },
      'organise',
      'ORGANISE',
    ],
    [
      'a time is proposed to me',
      { mySide: 'B', missing: 0, proposal, myActions: ['ORGANISE', 'ACCEPT_PROPOSAL', 'DECLINE_PROPOSAL'] },
      ...(['proposal', 'ACCEPT_PROPOSAL'] as const),
    ],
    [
      'I have proposed a time',
      { mySide: 'A', missing: 0, proposal, myActions: [...organiser, 'WITHDRAW_PROPOSAL'] },
      ...(['waitProposal', null] as const),
    ],
    [
      'what I proposed was declined',
      { mySide: 'A', missing: 0, proposal: { ...proposal, state: 'DECLINED' }, myActions: organiser },
      ...(['organise', 'ORGANISE'] as const),
    ],
    [
      'another time is proposed to me for a match that is set',
      { state: 'READY', mySide: 'B', missing: 0, ...planned, proposal, myActions: ['ACCEPT_PROPOSAL'] },
      ...(['proposal', 'ACCEPT_PROPOSAL'] as const),
    ],
    // ORGANIZING
    ['I am invited', { myActions: ['ACCEPT', 'DECLINE', 'JOIN'] }, 'invited', 'ACCEPT'],
    ['I am invited but play elsewhere', { myActions: ['DECLINE'], joinRefusal: 'MATCH_OVERLAPS' }, 'invitedBusy', null],
    ['a place is free for me', { myActions: ['JOIN'] }, 'join', 'JOIN'],
    ['it is not for me', { joinRefusal: 'LEVEL_NOT_ALLOWED' }, 'refused', null],
    ['it is full', { missing: 0, joinRefusal: 'TEAM_FULL' }, 'full', null],
    [
      'I organise, players, court and time are missing',
      { mySide: 'A', myActions: ['INVITE', ...organiser] },
      'invite',
      'INVITE',
    ],
    [
      'I organise, players are missing',
      { mySide: 'A', ...planned, myActions: ['INVITE', ...organiser] },
      'invite',
      'INVITE',
    ],
    [
      'I organise, all are asked, court and time are missing',
      { mySide: 'A', teamB: [seat('AWAY')], myActions: organiser },
      'organise',
      'ORGANISE',
    ],
    [
      'I organise, all are asked',
      { mySide: 'A', ...planned, teamB: [seat('AWAY')], myActions: organiser },
      'waitAnswers',
      null,
    ],
    [
      'I organise, court and time are missing',
      { mySide: 'A', missing: 0, myActions: organiser },
      'organise',
      'ORGANISE',
    ],
    [
      'I organise, only the court is missing',
      { mySide: 'A', missing: 0, ...planned, court: null, myActions: organiser },
      'organise',
      'ORGANISE',
    ],
    ['I play, players are missing', { mySide: 'B', myActions: ['INVITE', 'LEAVE'] }, 'invite', 'INVITE'],
    ['I play, all are asked', { mySide: 'B', teamA: [seat('AWAY')], myActions: ['LEAVE'] }, 'waitAnswers', null],
    ['I play, court and time are missing', { mySide: 'B', missing: 0, myActions: ['LEAVE'] }, 'waitOrganiser', null],
    // READY
    [
      'all is set and I play',
      { state: 'READY', mySide: 'A', missing: 0, myActions: ['LEAVE', 'REORGANISE'] },
      'ready',
      null,
    ],
    ['all is set and I watch', { state: 'READY', missing: 0, joinRefusal: 'TEAM_FULL' }, 'readyWatch', null],
    [
      'all is set without me, who was asked',
      { state: 'READY', missing: 0, myActions: ['DECLINE'], joinRefusal: 'TEAM_FULL' },
      'invitedBusy',
      null,
    ],
    // AWAITING_RESULT
    ['I played', { state: 'AWAITING_RESULT', mySide: 'A', myActions: ['ENTER_RESULT'] }, 'result', 'ENTER_RESULT'],
    [
      'we are said to have stayed away',
      {
        ...{ state: 'AWAITING_RESULT', mySide: 'B', noShow: { state: 'REPORTED' } },
        myActions: ['CONFIRM_NO_SHOW', 'REJECT_NO_SHOW'],
      },
      'noShow',
      'CONFIRM_NO_SHOW',
    ],
    ['we say that they did not come', { ...reported, mySide: 'A' }, 'waitNoShow', null],
    [
      'it turned out that all were there',
      { ...reported, mySide: 'A', noShow: { state: 'REJECTED' }, myActions: ['ENTER_RESULT'] },
      'result',
      'ENTER_RESULT',
    ],
    ['others played', { state: 'AWAITING_RESULT' }, 'waitResult', null],
    [
      'our result came back',
      { state: 'AWAITING_RESULT', mySide: 'A', result: result(1), myActions: ['ENTER_RESULT'] },
      'correct',
      'ENTER_RESULT',
    ],
    ['we disputed', { state: 'AWAITING_RESULT', mySide: 'B', result: result(1) }, 'waitCorrection', null],
    ['others dispute', { state: 'AWAITING_RESULT', result: result(1) }, 'disputed', null],
    // AWAITING_CONFIRMATION
    [
      'we answer',
      {
        state: 'AWAITING_CONFIRMATION',
        mySide: 'B',
        result: result(0),
        myActions: ['CONFIRM_RESULT', 'DISPUTE_RESULT', 'EVALUATE'],
      },
      'confirm',
      'CONFIRM_RESULT',
    ],
    ['we entered it', { state: 'AWAITING_CONFIRMATION', mySide: 'A', result: result(0) }, 'waitOther', null],
    [
      'we entered it and may rate',
      { state: 'AWAITING_CONFIRMATION', mySide: 'A', result: result(0), myActions: ['EVALUATE'] },
      'evaluate',
      'EVALUATE',
    ],
    ['others wait', { state: 'AWAITING_CONFIRMATION', result: result(1) }, 'waitOther', null],
    [
      'twice disputed, ours',
      { state: 'AWAITING_CONFIRMATION', mySide: 'A', result: result(2), myActions: ['ENTER_RESULT'] },
      'agree',
      'ENTER_RESULT',
    ],
    [
      'twice disputed, theirs',
      { state: 'AWAITING_CONFIRMATION', mySide: 'B', result: result(2), myActions: ['ENTER_RESULT', 'CONFIRM_RESULT'] },
      'confirm',
      'CONFIRM_RESULT',
    ],
    ['twice disputed, of others', { state: 'AWAITING_CONFIRMATION', result: result(2) }, 'disputed', null],
    // the end
    [
      'confirmed, and I may rate',
      { state: 'CONFIRMED', mySide: 'A', result: result(0), myActions: ['EVALUATE'] },
      'evaluate',
      'EVALUATE',
    ],
    ['confirmed', { state: 'CONFIRMED', result: result(0) }, 'confirmed', null],
    ['never played', { state: 'NOT_PLAYED' }, 'notPlayed', null],
    ['never agreed', { state: 'NOT_PLAYED', result: result(1) }, 'unresolved', null],
    ['called off', { state: 'CANCELLED' }, 'cancelled', null],
    ['expired', { state: 'EXPIRED' }, 'expired', null],
  ])('MAT-16~ %s', (_, more, step, action) => {
    const match = seen(more);
    expect(nextStep(match, true)).toBe(step);
    expect(nextAction(match)).toBe(action);
  });

  it('MAT-10~ visitors sign in where a place is free, and look elsewhere where none is', () => {
    expect(nextStep(seen({}), false)).toBe('signIn');
    expect(nextStep(seen({ missing: 0 }), false)).toBe('full');
  });

  it('MAT-16~ a card leads to the page, and to what is next on it', () => {
    expect(matchPath({ id: 'm1' }, 'ENTER_RESULT')).toBe('/match/m1?do=result');
    expect(matchPath({ id: 'm1' }, 'JOIN')).toBe('/match/m1');
  });
});
