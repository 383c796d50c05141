import { formatsOf, SPORTS } from '@setpoint/kernel';

/** Sport and number of players, as texts and addresses name them. */
export const FORMAT_KEYS = ['1-1', '1-2', '2-2'] as const;
export type FormatKey = (typeof FORMAT_KEYS)[number];

const FORMATS = SPORTS.flatMap(({ id: sport }) => formatsOf(sport).map((numberPlayers) => ({ sport, numberPlayers })));

export const formatOf = (key: FormatKey) =>
  FORMATS.find(({ sport, numberPlayers }) => `${sport}-${numberPlayers}` === key)!;
