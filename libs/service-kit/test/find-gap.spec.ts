import { defineEvent, type EventContract } from '@setpoint/events';
import { z } from 'zod';
import type { Overwriting } from '../src/index.js';
import { findGap } from '../src/inbox/find-gap.js';
import type { Reaction } from '../src/inbox/reactions.js';
import { coverOf } from '../src/inbox/snapshot-cover.js';

describe('what a group has lost', () => {
  it.each([
    ['nothing at its first start, whatever is gone', undefined, { from: 7, high: 9 }, null],
    ['nothing if it goes on where it was', 7, { from: 7, high: 9 }, null],
    ['nothing if it gets something again', 7, { from: 3, high: 9 }, null],
    ['nothing if it has read everything', 7, { from: 7, high: 7 }, null],
    ['nothing before the first record', 0, { from: 0, high: 0 }, null],
    ['one record', 7, { from: 8, high: 9 }, { first: 7, last: 7 }],
    ['all records between', 7, { from: 12, high: 12 }, { first: 7, last: 11 }],
    ['records of which it knows no end', 7, { from: 12 }, { first: 7, last: 11 }],
    ['an unknown number if the topic was made anew', 7, { from: 0, high: 6 }, { first: 7, last: null }],
    ['an unknown number if the topic was made anew and is empty', 1, { from: 0, high: 0 }, { first: 1, last: null }],
  ])('is %s', (_what, expected, continuation, gap) => {
    expect(findGap(expected, continuation)).toEqual(gap);
  });
});

describe('what snapshots replace', () => {
  const contract = (name: string, hasSnapshot = false, owner = 'bookings') =>
    defineEvent({
      ...{ owner, name, version: 1, hasSnapshot },
      subject: ({ id }) => id,
      schema: z.object({ id: z.string() }),
    }) as unknown as EventContract;
  const reaction = (of: EventContract, overwrites?: true | Overwriting, name = `On${of.name}`): Reaction => ({
    ...{ name, handler: { handle: async () => {} } },
    metadata: { contract: of, ...(overwrites && { overwrites }) },
  });
  const [changed, moved, ended] = [contract('changed', true), contract('moved'), contract('ended')];

  it('is what has a snapshot and is overwritten', () => {
    expect(coverOf([reaction(changed, true)], 'bookings')).toEqual({ restores: true, lost: [] });
  });

  it.each([
    ['has no snapshot', [reaction(moved, true)], moved],
    ['is not overwritten', [reaction(changed)], changed],
    ['is counted by another handler', [reaction(changed, true), reaction(changed, undefined, 'Count')], changed],
    ['overwrites something else', [reaction(changed, true), reaction(moved, { what: 'place' })], moved],
  ])('is not what %s', (_why, reactions, of) => {
    expect(coverOf(reactions, 'bookings').lost).toEqual([of.type]);
  });

  it('is what overwrites the same as something with a snapshot', () => {
    const reactions = [reaction(changed, { what: 'booking' }), reaction(moved, { what: 'booking' }), reaction(ended)];
    expect(coverOf(reactions, 'bookings')).toEqual({ restores: true, lost: [ended.type] });
  });

  it('is told for each owner', () => {
    const reactions = [reaction(changed, true), reaction(contract('said', false, 'chat'))];
    expect(coverOf(reactions, 'chat')).toEqual({ restores: false, lost: ['chat.said.v1'] });
    expect(coverOf(reactions, 'courts')).toEqual({ restores: false, lost: [] });
  });
});
