import * as fc from 'fast-check';
import { userId } from '@setpoint/kernel';
import { enlist, moveTo } from '../../src/domain/priority.js';
import type { Registration } from '../../src/domain/registration.js';
import { registrationId } from '../../src/domain/tournament.js';
import { aRegistration, at } from '../builders.js';

const waiting = fc
  .array(
    fc.record({
      matches: fc.nat({ max: 5 }),
      rating: fc.constantFrom(3, 4.5, 6),
      isQualified: fc.boolean(),
      asked: fc.nat({ max: 3 }),
    }),
    { maxLength: 12 },
  )
  .map((list) =>
    list.map(({ asked, ...rest }, i) => {
      const who = { id: registrationId(`r${i}`), captainId: userId(`p${i}`), placeNo: null, until: null };
      return aRegistration({ ...who, ...rest, state: 'WAITING', createdAt: at(asked) });
    }),
  );

const listOf = (all: readonly Registration[]) => all.reduce<Registration[]>(enlist, []);
const ids = (list: readonly Registration[]) => list.map(({ id }) => id);

describe('the priority list of a slam', () => {
  it('TRN-12 is in one order, whoever comes first: qualified, matches, rating, request', () => {
    fc.assert(
      fc.property(waiting, fc.infiniteStream(fc.nat()), (all, salt) => {
        const keys = new Map(all.map((each) => [each, salt.next().value]));
        const shuffled = all.toSorted((a, b) => keys.get(a)! - keys.get(b)!);
        expect(ids(listOf(shuffled))).toEqual(ids(listOf(all)));
      }),
    );
    const [few, many, strong] = [{ matches: 1 }, { matches: 2 }, { matches: 1, rating: 6 }].map((rest, i) =>
      aRegistration({ id: registrationId(`r${i}`), rating: 4, ...rest }),
    );
    expect(ids(listOf([few!, strong!, many!]))).toEqual(['r1', 'r2', 'r0']);
  });

  it('TRN-12 has everybody once, numbered from 1, also when support moves one', () => {
    fc.assert(
      fc.property(waiting, fc.nat(), fc.integer({ min: 1, max: 20 }), (all, which, position) => {
        const list = listOf(all);
        const moved = list[which % Math.max(1, list.length)];
        if (!moved) return;
        const outcome = moveTo(list, moved.id, position);
        if (!outcome.ok) throw new Error(outcome.code);
        expect(outcome.value.map(({ turn }) => turn)).toEqual(list.map((_, i) => i + 1));
        expect(ids(outcome.value)[Math.min(position, list.length) - 1]).toBe(moved.id);
        expect(ids(outcome.value).filter((id) => id !== moved.id)).toEqual(ids(list).filter((id) => id !== moved.id));
      }),
    );
    expect(moveTo([], registrationId('r1'), 1)).toMatchObject({ code: 'NOT_ON_PRIORITY_LIST' });
  });
});
