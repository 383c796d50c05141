import { availabilityOverlap } from '../../src/domain/compare-availability.js';

const times = (...slots: [weekday: number, from: string, to: string][]) => ({
  noFixedDays: false,
  slots: slots.map(([weekday, from, to]) => ({ weekday, from, to })),
});
const ANY = { noFixedDays: true, slots: [] };

describe('when two players can play', () => {
  it('PLY-05 is when both can', () => {
    const one = times([1, '09:00', '12:00'], [3, '18:00', '22:00'], [5, '08:00', '10:00']);
    const other = times([1, '11:00', '14:00'], [3, '19:00', '20:00'], [6, '08:00', '10:00']);
    expect(availabilityOverlap(one, other)).toEqual(times([1, '11:00', '12:00'], [3, '19:00', '20:00']));
  });

  it('PLY-05 is not when one goes as the other comes', () => {
    expect(availabilityOverlap(times([1, '09:00', '12:00']), times([1, '12:00', '14:00'])).slots).toEqual([]);
  });

  it('PLY-05 is up to the other when one has no fixed days', () => {
    const one = times([1, '09:00', '12:00']);
    expect(availabilityOverlap(one, ANY)).toEqual(one);
    expect(availabilityOverlap(ANY, one)).toEqual(one);
    expect(availabilityOverlap(ANY, ANY)).toEqual(ANY);
  });
});
