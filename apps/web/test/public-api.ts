import { executed } from '@setpoint/ui/testing';
import type { ExecutionResult } from 'graphql';
import { aPage } from './club.js';

/** What is there without a test's having said so: nothing. */
const EMPTY = {
  waitingForMe: [],
  myTasks: [],
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

/** What the API answers to an operation if it has these root fields. */
export const answerFrom = (
  root: Record<string, unknown>,
  query: string,
  variables: Record<string, unknown>,
): Promise<ExecutionResult> => executed({ query, variables }, { ...EMPTY, ...root });
