import type { MatchCardFragment } from '@setpoint/client/documents';

type Team = MatchCardFragment['teamA'];

/** Places of a side that somebody holds or is asked for; who declined holds none. */
export const held = (team: Team): Team => team.filter((place) => place.badge !== 'REFUTED');

/** The players of a side who play. */
export const accepted = (team: Team): Team[number]['user'][] =>
  team.filter((place) => place.badge === 'ACCEPTED').map((place) => place.user);

/** `Ana Rossi / Ben Serra`. */
export const teamName = (team: Team): string =>
  accepted(team)
    .map((player) => player.displayName)
    .join(' / ');
