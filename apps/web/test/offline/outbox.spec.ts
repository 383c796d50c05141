import { waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { clear, createStore } from 'idb-keyval';
import {
  discardResult,
  keepResult,
  onOutboxChange,
  sendWaiting,
  waitingResults,
  type Sent,
  type WaitingResult,
} from '../../src/entities/offline/outbox.js';
import { fakeLocks } from './browser.js';

const results = createStore('setpoint-outbox', 'results');
const TAKEN: Sent = { kind: 'taken' };

let clock = 1_000;
const aResult = (matchId: string, more: Partial<WaitingResult> = {}): WaitingResult => ({
  owner: 'ana',
  at: clock++,
  input: { matchId, sets: [{ a: 6, b: 4 }], outcome: 'COMPLETED' },
  teamA: [{ id: 'ana', displayName: 'Ana' }],
  teamB: [{ id: 'ben', displayName: 'Ben' }],
  photo: null,
  draft: { key: `draft.${matchId}`, values: {} },
  ...more,
});
const waiting = async (owner = 'ana') =>
  (await waitingResults(owner)).map(({ input, refused }) => [input.matchId, input.sets[0]!.a, refused ?? 'waits']);
/** Somebody who is asked and answers when told. */
function slowly() {
  let answer = (_: Sent) => {};
  const send = jest.fn(() => new Promise<Sent>((done) => (answer = done)));
  return { send, answer: (sent: Sent) => answer(sent) };
}

beforeEach(async () => {
  fakeLocks();
  await clear(results);
});

describe('results that wait for a network', () => {
  it('BYD-06~ are one for each match, oldest first, and their owner’s alone', async () => {
    await keepResult(aResult('m1'));
    await keepResult(aResult('m2'));
    await keepResult(aResult('m3', { owner: 'ben' }));
    await keepResult(aResult('m1', { input: { matchId: 'm1', sets: [{ a: 7, b: 5 }], outcome: 'COMPLETED' } }));
    expect(await waiting()).toEqual([
      ['m2', 6, 'waits'],
      ['m1', 7, 'waits'],
    ]);
    expect(await waiting('ben')).toEqual([['m3', 6, 'waits']]);
  });

  it('BYD-06~ are sent in order, once, and are gone when they were taken', async () => {
    await keepResult(aResult('m1'));
    await keepResult(aResult('m2'));
    const sent: string[] = [];
    const send = async ({ input }: WaitingResult) => {
      sent.push(input.matchId);
      return TAKEN;
    };
    expect(await sendWaiting('ana', send)).toEqual({ taken: 2, left: 0 });
    expect(await sendWaiting('ana', send)).toEqual({ taken: 0, left: 0 });
    expect(sent).toEqual(['m1', 'm2']);
    expect(await waiting()).toEqual([]);
  });

  it('BYD-06~ are sent by one of two tabs', async () => {
    await keepResult(aResult('m1'));
    const { send, answer } = slowly();
    const one = sendWaiting('ana', send);
    const two = sendWaiting('ana', send);
    await waitFor(() => expect(send).toHaveBeenCalled());
    answer(TAKEN);
    expect([await one, await two]).toEqual([
      { taken: 1, left: 0 },
      { taken: 0, left: 0 },
    ]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('BYD-06~ stay when nobody answers, and the next are not tried', async () => {
    await keepResult(aResult('m1'));
    await keepResult(aResult('m2'));
    const send = jest.fn<() => Promise<Sent>>().mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendWaiting('ana', send)).toEqual({ taken: 0, left: 2 });
    expect(send).toHaveBeenCalledTimes(1);
    expect(await waiting()).toHaveLength(2);
  });

  it('BYD-06~ stay when the answer is of no use, and do not hold up the next', async () => {
    await keepResult(aResult('m1'));
    await keepResult(aResult('m2'));
    const send = async ({ input }: WaitingResult): Promise<Sent> =>
      input.matchId === 'm1' ? { kind: 'later' } : TAKEN;
    expect(await sendWaiting('ana', send)).toEqual({ taken: 1, left: 1 });
    expect(await waiting()).toEqual([['m1', 6, 'waits']]);
  });

  it('BYD-06~ wait for their person when they were refused, and are not sent again', async () => {
    await keepResult(aResult('m1'));
    const send = jest.fn(async (): Promise<Sent> => ({ kind: 'refused', code: 'RESULT_ALREADY_SAVED' }));
    expect(await sendWaiting('ana', send)).toEqual({ taken: 0, left: 0 });
    expect(await sendWaiting('ana', send)).toEqual({ taken: 0, left: 0 });
    expect(send).toHaveBeenCalledTimes(1);
    expect(await waiting()).toEqual([['m1', 6, 'RESULT_ALREADY_SAVED']]);
  });

  it.each<[string, Sent]>([
    ['taken', TAKEN],
    ['refused', { kind: 'refused', code: 'RESULT_ALREADY_SAVED' }],
  ])('BYD-06~ what was entered anew while the former was on its way outlasts its being %s', async (_, outcome) => {
    await keepResult(aResult('m1'));
    const { send, answer } = slowly();
    const sending = sendWaiting('ana', send);
    await waitFor(() => expect(send).toHaveBeenCalled());
    await keepResult(aResult('m1', { input: { matchId: 'm1', sets: [{ a: 0, b: 6 }], outcome: 'COMPLETED' } }));
    answer(outcome);
    await sending;
    expect(await waiting()).toEqual([['m1', 0, 'waits']]);
  });

  it('BYD-06~ do not come back when they were discarded while they were on their way', async () => {
    await keepResult(aResult('m1'));
    const { send, answer } = slowly();
    const sending = sendWaiting('ana', send);
    await waitFor(() => expect(send).toHaveBeenCalled());
    await discardResult('ana', 'm1');
    answer({ kind: 'refused', code: 'RESULT_ALREADY_SAVED' });
    await sending;
    expect(await waiting()).toEqual([]);
  });

  it('BYD-06~ tell all tabs when they change, and only then', async () => {
    const heard = jest.fn();
    const stop = onOutboxChange(heard);
    const elsewhere = new BroadcastChannel('setpoint-outbox');
    const other = jest.fn();
    elsewhere.onmessage = other;
    await keepResult(aResult('m1'));
    await waitFor(() => expect(other).toHaveBeenCalled());
    expect(heard).toHaveBeenCalledTimes(1);
    await sendWaiting('ana', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(heard).toHaveBeenCalledTimes(1);
    elsewhere.postMessage('of another tab');
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    stop();
    elsewhere.close();
  });
});
