import type { LevelName, SportId } from '@setpoint/kernel';
import { keysOf } from '../domain/availability.js';
import { levelKeys } from '../domain/choose-sports.js';
import type { Profile } from '../domain/profile.js';
import type { Criteria } from '../domain/search.js';

/**
 * Filter criteria as bits of one number, so that searches need no arrays:
 *
 * | bits  | what                                                   |
 * | ----- | ------------------------------------------------------ |
 * | 0     | always set: the mask of a filter without a condition   |
 * | 1–2   | sports                                                 |
 * | 3–4   | sex                                                    |
 * | 5–16  | level names, six for each sport                        |
 * | 17–48 | parts of the day on weekdays; weekday 0 and part 0: any |
 */
const ALWAYS = 1n;
const SEX = { F: 1n << 3n, M: 1n << 4n };
const LEVEL_NAMES: readonly LevelName[] = ['NONE', 'BEGINNER', 'ROOKIE', 'INTERMEDIATE', 'ADVANCED', 'PRO'];

const sportBit = (sport: SportId) => 1n << BigInt(sport);

/** Of a key such as `1:ROOKIE`. */
function levelBit(key: string): bigint {
  const [sport, name] = key.split(':') as [string, LevelName];
  return 1n << BigInt(5 + (Number(sport) - 1) * LEVEL_NAMES.length + LEVEL_NAMES.indexOf(name));
}

/** Of a key 10 × weekday + part of the day. */
const timeBit = (key: number) => 1n << BigInt(17 + Math.floor(key / 10) * 4 + (key % 10));

const union = (bits: readonly bigint[]) => bits.reduce((all, bit) => all | bit, 0n);

export const traitsOf = (profile: Profile): bigint =>
  union([
    ALWAYS,
    ...profile.sports.map(sportBit),
    ...(profile.sex ? [SEX[profile.sex]] : []),
    ...levelKeys(profile).map(levelBit),
    ...keysOf(profile.availability).map(timeBit),
  ]);

/** Filter masks: players who share a bit with each of them match. */
export const masksOf = ({ sports, sex, levelKeys, availabilityKeys }: Criteria) => ({
  sports: maskOf(sports.map(sportBit)),
  sex: maskOf(sex ? [SEX[sex]] : []),
  levels: maskOf(levelKeys.map(levelBit)),
  times: maskOf(availabilityKeys.map(timeBit)),
});

const maskOf = (bits: readonly bigint[]) => (bits.length === 0 ? ALWAYS : union(bits));
