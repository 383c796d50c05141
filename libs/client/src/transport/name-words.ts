import { FORMER_PLAYER } from '@setpoint/kernel';

/** What stands where a name should, in the reader's language. */
export interface NameWords {
  readonly formerPlayer: string;
  /** For somebody or something whose name can't be had at the moment. */
  readonly player: string;
  readonly court: string;
  readonly league: string;
  readonly tournament: string;
}

export const FORMER_NAME = `${FORMER_PLAYER.firstName} ${FORMER_PLAYER.lastName}`;

export const ENGLISH: NameWords = {
  formerPlayer: FORMER_NAME,
  player: 'Player',
  court: 'Centre',
  league: 'League',
  tournament: 'Tournament',
};

/** The word joiner: not seen, and in no name. */
const MARK = '\u2060';

const WORDS = { User: 'player', Court: 'court', League: 'league', Tournament: 'tournament' } as const;

/** Stands for a name of an object of this type that an answer lacks. */
export const placeholderFor = (type: string, words: NameWords = ENGLISH): string =>
  words[WORDS[type as keyof typeof WORDS]] + MARK;

export const isPlaceholder = (name: string): boolean => name.endsWith(MARK);
