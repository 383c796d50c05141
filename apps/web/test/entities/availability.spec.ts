import { describe, expect, it } from '@jest/globals';
import { bandsOf } from '../../src/entities/player/availability.js';
import { bestOf, levelNamesOf, ratingIn } from '../../src/entities/player/level.js';
import { aLevel } from '../club.js';

describe('availability', () => {
  it('PLY-10 sorts times into morning, afternoon and evening', () => {
    const slot = (weekday: number, from: string, to: string) => ({ weekday, from, to });
    const bands = bandsOf({
      noFixedDays: false,
      slots: [slot(1, '12:00', '14:00'), slot(2, '17:30', '20:00'), slot(7, '22:30', '23:00')],
    });
    expect([...bands].sort()).toEqual(['1-AFTERNOON', '1-MORNING', '2-EVENING']);
  });
});

describe('levels', () => {
  const levels = [aLevel(1, 1, 4), aLevel(1, 2, null), aLevel(2, 2, 5)];

  it('LVL-01 takes the level of the sport and the number of players', () => {
    expect(ratingIn(levels, 1, 1)).toBe(4);
    expect(ratingIn(levels, 1, 2)).toBeNull();
    expect(ratingIn(levels, '2', '2')).toBe(5);
    expect(bestOf(levels)?.rating).toBe(5);
  });

  it('LVL-02 names the levels of some sports, each once', () => {
    expect(levelNamesOf(levels)).toEqual(['INTERMEDIATE', 'ADVANCED']);
    expect(levelNamesOf(levels, [2])).toEqual(['ADVANCED']);
  });
});
