/** The graph that the gateway bench runs on: four subgraphs that need each other for almost everything. */
import { compose } from '../../compose/supergraph.ts';

export const SUBGRAPHS = ['identity', 'courts', 'matches', 'reviews'] as const;
export type SubgraphName = (typeof SUBGRAPHS)[number];

const SDL: Record<SubgraphName, string> = {
  identity: `
    type Query @access(rule: "PUBLIC") { topUsers(first: Int = 20): [User!]! signingKeys: JSON! @inaccessible }
    type User @key(fields: "id") @access(rule: "PUBLIC") { id: ID! name: String! bio: String! }
    scalar JSON
  `,
  courts: `
    type Query @access(rule: "PUBLIC") { topCourts(first: Int = 20): [Court!]! }
    type Court @key(fields: "id") @access(rule: "PUBLIC") { id: ID! name: String! city: String! address: String! }
    type User @key(fields: "id") @access(rule: "PUBLIC") { id: ID! favourite: Court! }
  `,
  matches: `
    type Query @access(rule: "PUBLIC") { topMatches(first: Int = 20): [Match!]! }
    type Match @key(fields: "id") @access(rule: "PUBLIC") { id: ID! state: String! note: String! court: Court! players: [User!]! }
    type Court @key(fields: "id") @access(rule: "PUBLIC") { id: ID! nextMatch: Match! }
    type User @key(fields: "id") @access(rule: "PUBLIC") { id: ID! lastMatch: Match! }
  `,
  reviews: `
    type Query @access(rule: "PUBLIC") { topReviews(first: Int = 20): [Review!]! }
    type Review @key(fields: "id") @access(rule: "PUBLIC") { id: ID! text: String! author: User! match: Match! }
    type User @key(fields: "id") @access(rule: "PUBLIC") { id: ID! reviews: [Review!]! }
    type Match @key(fields: "id") @access(rule: "PUBLIC") { id: ID! reviews: [Review!]! }
    type Court @key(fields: "id", resolvable: false) @access(rule: "PUBLIC") { id: ID! }
  `,
};

export const contracts = SUBGRAPHS.map((name) => ({ name, sdl: SDL[name] }));
export const supergraph = (): string => compose(contracts).supergraph;

/** Sixteen fetches, an answer of about 54 KB. */
export const HEAVY = `query Heavy($n: Int!) {
  topMatches(first: $n) {
    id state note
    court { id name city address nextMatch { id state } }
    players { id name bio reviews { id text } favourite { id name } }
    reviews { id text author { id name } }
  }
  topCourts(first: $n) { id name address nextMatch { id state note players { id name } } }
  topReviews(first: $n) { id text author { id name bio } match { id state note } }
  topUsers(first: $n) { id name bio lastMatch { id state note } reviews { id text } }
}`;

/** Chains of dependent fetches: one, two, … of them, each on the answer of the one before. */
export const CHAINS = [
  'query Chain1 { topMatches(first: 5) { id state court { id } } }',
  'query Chain2 { topMatches(first: 5) { id state court { id name } } }',
  'query Chain3 { topReviews(first: 5) { id match { id state court { id name } } } }',
  'query Chain4 { topUsers(first: 5) { id reviews { id match { id state court { id name } } } } }',
];

const words =
  'serve volley rally advantage deuce baseline backhand forehand lob smash tiebreak padel clay grass court racket'.split(
    ' ',
  );
const sentence = (seed: number, length: number) =>
  Array.from({ length }, (_, i) => words[(seed * 7 + i * 5) % words.length]).join(' ');

/** Ids as long as those of the platform: the kind in the first digit, the number in the last ones. */
export const idOf = (kind: 1 | 2 | 3 | 4, number: number) =>
  `0198f0a${kind}-7c3e-7000-8000-${String(number).padStart(12, '0')}`;
export const numberOf = (id: string) => Number(id.slice(-12));
const userId = (number: number) => idOf(1, number % 60);
const courtId = (number: number) => idOf(2, number % 60);
const matchId = (number: number) => idOf(3, number % 60);
export const reviewId = (number: number) => idOf(4, number % 60);

export const user = (id: string) => ({
  id,
  name: `Player ${sentence(numberOf(id), 2)}`,
  bio: sentence(numberOf(id) + 3, 8),
});
export const court = (id: string) => ({
  id,
  name: `Centre ${sentence(numberOf(id), 2)}`,
  city: 'Milano',
  address: `Via ${sentence(numberOf(id) + 1, 3)} ${numberOf(id)}`,
});
export const match = (id: string) => ({
  id,
  state: 'READY',
  note: sentence(numberOf(id) + 5, 6),
  court: { id: courtId(numberOf(id) % 8) },
  players: [0, 1].map((i) => ({ id: userId((numberOf(id) * 3 + i * 5) % 30) })),
});
export const review = (id: string) => ({
  id,
  text: sentence(numberOf(id) + 9, 9),
  author: { id: userId((numberOf(id) * 5) % 30) },
  match: { id: matchId(numberOf(id) % 20) },
});
export const favouriteOf = (id: string) => court(courtId(numberOf(id) % 8));
export const matchOf = (id: string) => match(matchId(numberOf(id) % 20));
export const listed = <T>(kind: 1 | 2 | 3 | 4, first: number, make: (id: string) => T): T[] =>
  Array.from({ length: first }, (_, i) => make(idOf(kind, i)));
