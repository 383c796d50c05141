import { LARGEST_GROUP, timesOf } from '@setpoint/league';
import { inOrder, unchanged, type Change, type PlayingGroup, type PlayingMember } from './group.js';

/** The group nearest in level with a place in which a round is to come; null: none. */
export function groupToJoin(groups: readonly PlayingGroup[], level: number): PlayingGroup | null {
  const open = groups.filter(
    ({ state, members, roundsOpened, phase, league }) =>
      state === 'PLAYING' &&
      members.length < LARGEST_GROUP &&
      roundsOpened < timesOf(phase, league.timeZone).rounds.length,
  );
  const distance = (group: PlayingGroup) => Math.abs(meanLevel(group) - level);
  return open.toSorted((a, b) => distance(a) - distance(b) || a.number - b.number)[0] ?? null;
}

const meanLevel = ({ members }: PlayingGroup): number =>
  members.reduce((sum, { level }) => sum + level, 0) / members.length;

/** Plays from the next round on. */
export const join = (group: PlayingGroup, member: PlayingMember): Change =>
  unchanged({ ...group, members: inOrder([...group.members, member]), version: group.version + 1 });
