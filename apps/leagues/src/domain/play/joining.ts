import { LARGEST_GROUP, timesOf } from '@setpoint/league';
import { inOrder, unchanged, type Change, type PlayingGroup, type PlayingMember } from './group.js';

/** Whether it has a place, and a round to come. */
export const canBeJoined = ({ state, members, roundsOpened, phase, league }: PlayingGroup): boolean =>
  state === 'PLAYING' && members.length < LARGEST_GROUP && roundsOpened < timesOf(phase, league.timeZone).rounds.length;

/** Plays from the next round on. */
export const join = (group: PlayingGroup, member: PlayingMember): Change =>
  unchanged({ ...group, members: inOrder([...group.members, member]), version: group.version + 1 });
