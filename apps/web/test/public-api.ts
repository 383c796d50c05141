import { buildASTSchema, graphql, parse, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { aPage } from './club.js';

let schema: GraphQLSchema | null = null;

/** What is there without a test's having said so: nothing. */
const EMPTY = {
  waitingForMe: [],
  myMatches: aPage([]),
  matches: aPage([]),
  friendsMatches: aPage([]),
  players: aPage([]),
  courts: aPage([]),
  unreadNotificationCount: 0,
  unreadConversationCount: 0,
  notifications: aPage([]),
  tournaments: aPage([]),
  tournamentsForMe: [],
  leagues: aPage([]),
  leaguesForMe: [],
  leaguesOf: [],
};

/** Checks an operation against the public schema and executes it on these root fields. */
export async function answerFrom(
  root: Record<string, unknown>,
  source: string,
  variableValues: Record<string, unknown>,
): Promise<ExecutionResult> {
  schema ??= buildASTSchema(parse(readFileSync(new URL('../../gateway/api.graphql', import.meta.url), 'utf8')));
  return graphql({ schema, source, rootValue: { ...EMPTY, ...root }, variableValues });
}
