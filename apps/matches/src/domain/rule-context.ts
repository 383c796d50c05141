import {
  halfStep,
  type CourtId,
  type MatchId,
  type NumberPlayersId,
  type SportId,
  type UserId,
} from '@setpoint/kernel';

/** A match that takes a player's time. */
export interface Engagement {
  readonly matchId: MatchId;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Of a private match, which strangers learn nothing of. */
  readonly isPrivate: boolean;
}

/** What the rules need about a person. */
export interface Person {
  readonly id: UserId;
  readonly levels: readonly {
    readonly sport: SportId;
    readonly numberPlayers: NumberPlayersId;
    readonly rating: number;
  }[];
  /** Holiday, inclusive, as dates in the match's time zone. */
  readonly absence: { readonly from: string; readonly to: string } | null;
  readonly timeZone: string | null;
  readonly engagements: readonly Engagement[];
  /** Number of waiting lists the person is on. */
  readonly waitsFor: number;
}

/** What the rules need about others; the use-case loads only the people and court of the command. */
export interface RuleContext {
  /** Undefined for unknown people. */
  person(id: UserId): Person | undefined;
  court(id: CourtId): { readonly timeZone: string } | undefined;
  /** Whether one of the two blocks the other. */
  blockBetween(one: UserId, other: UserId): boolean;
  follows(follower: UserId, followed: UserId): boolean;
}

export interface RuleContextData {
  readonly people: readonly Person[];
  readonly courts: readonly { readonly id: CourtId; readonly timeZone: string }[];
  readonly blocks: readonly { readonly blocker: UserId; readonly blocked: UserId }[];
  readonly follows: readonly { readonly follower: UserId; readonly followed: UserId }[];
}

export function ruleContextOf(data: RuleContextData): RuleContext {
  const people = new Map(data.people.map((person) => [person.id, person]));
  const courts = new Map(data.courts.map((court) => [court.id, court]));
  const blocks = new Set(
    data.blocks.flatMap(({ blocker, blocked }) => [`${blocker} ${blocked}`, `${blocked} ${blocker}`]),
  );
  const follows = new Set(data.follows.map(({ follower, followed }) => `${follower} ${followed}`));
  return {
    person: (id) => people.get(id),
    court: (id) => courts.get(id),
    blockBetween: (one, other) => blocks.has(`${one} ${other}`),
    follows: (follower, followed) => follows.has(`${follower} ${followed}`),
  };
}

/** A player's level in a sport and format, in half steps; null when there is none. */
export function levelOf(
  person: Pick<Person, 'levels'> | undefined,
  sport: SportId,
  numberPlayers: NumberPlayersId,
): number | null {
  const level = person?.levels.find((each) => each.sport === sport && each.numberPlayers === numberPlayers);
  return level ? halfStep(level.rating) : null;
}
