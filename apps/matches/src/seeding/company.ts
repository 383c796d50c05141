import { halfStep, type NumberPlayersId, type Random, type Side, type SportId } from '@setpoint/kernel';
import { chance } from './chance.js';
import type { PlayerSeed } from './seeds.js';

/** A place besides the organiser's. */
export interface Seat {
  readonly player: PlayerSeed;
  readonly side: Side;
}

/** The best with the weakest, as people do; a guest plays on side B. */
export function balanced(
  organiser: PlayerSeed,
  others: readonly PlayerSeed[],
  sport: SportId,
  numberPlayers: NumberPlayersId,
  guest: PlayerSeed | undefined,
): Seat[] {
  if (numberPlayers === 1) return [{ player: others[0]!, side: 'B' }];
  const strength = (player: PlayerSeed) => player.skill[sport]!;
  const mates = guest ? others.filter((player) => player !== guest) : others;
  const total = [organiser, ...others].reduce((sum, player) => sum + strength(player), 0) / 2;
  const mate = [...mates].sort(
    (one, other) =>
      Math.abs(total - strength(organiser) - strength(one)) - Math.abs(total - strength(organiser) - strength(other)),
  )[0]!;
  return others.map((player) => ({ player, side: player === mate ? 'A' : 'B' }));
}

/** Limits that let those in who will come. */
export function levelLimits(
  random: Random,
  company: readonly PlayerSeed[],
  sport: SportId,
  numberPlayers: NumberPlayersId,
  invites: boolean,
) {
  const ratings = company.map(
    ({ levels }) => levels.find((level) => level.sport === sport && level.numberPlayers === numberPlayers)?.rating,
  );
  const known = ratings.filter((rating) => rating !== undefined);
  if (invites || known.length < ratings.length || !chance(random, 0.3)) return { levelMin: null, levelMax: null };
  const levelMin = Math.max(1, halfStep(Math.min(...known)) - 0.5);
  return { levelMin, levelMax: Math.min(7, Math.max(levelMin + 0.5, halfStep(Math.max(...known)) + 0.5)) };
}
