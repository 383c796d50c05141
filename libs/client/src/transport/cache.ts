import { InMemoryCache, type FieldMergeFunction, type Reference, type StoreObject } from '@apollo/client';
import { FORMER_PLAYER } from '@setpoint/kernel';
import { relayStylePagination } from '@apollo/client/utilities';

const FORMER_NAME = `${FORMER_PLAYER.firstName} ${FORMER_PLAYER.lastName}`;

type Level = StoreObject | Reference;

/** Lists request fewer fields of a level than profiles, so known fields are merged. */
const mergeLevels: FieldMergeFunction<readonly Level[]> = (existing = [], incoming, { readField, mergeObjects }) => {
  const keyOf = (level: Level) =>
    (['sport', 'numberPlayers'] as const).map((part) => readField('id', readField<Reference>(part, level))).join('-');
  return incoming.map((level) => {
    const known = readField('sport', level) && existing.find((one) => keyOf(one) === keyOf(level));
    return known ? mergeObjects(known, level) : level;
  });
};

/** Lists of documents request fewer fields of each line than the document page, so known fields are merged. They never change. */
const mergeLines: FieldMergeFunction<readonly StoreObject[]> = (existing = [], incoming, { mergeObjects }) =>
  incoming.map((line, i) => (existing[i] ? mergeObjects(existing[i], line) : line));

/**
 * Lists with numbered pages cache each page separately; other lists append page by page, per set of
 * filters. Embedded values without an id are stored with their parent.
 */
export function createCache(formerPlayer: () => string = () => FORMER_NAME): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          conversations: relayStylePagination(['filter']),
          courts: relayStylePagination(['filter', 'orderBy']),
          myDocuments: relayStylePagination(['filter']),
          notifications: relayStylePagination(['read']),
          player: {
            read: (existing, { args, toReference }) => existing ?? toReference({ __typename: 'User', id: args?.id }),
          },
          match: {
            read: (existing, { args, toReference }) => existing ?? toReference({ __typename: 'Match', id: args?.id }),
          },
          court: {
            read: (existing, { args, toReference }) => existing ?? toReference({ __typename: 'Court', id: args?.id }),
          },
          tournament: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: 'Tournament', id: args?.id }),
          },
        },
      },
      User: {
        fields: {
          // Former players have the same name everywhere, in the reader's language (ACC-06).
          displayName: { read: (name: string | undefined) => (name === FORMER_NAME ? formerPlayer() : name) },
          profiles: { merge: true },
          availability: { merge: false },
          following: relayStylePagination([]),
          followers: relayStylePagination([]),
          blocked: relayStylePagination([]),
          invited: relayStylePagination([]),
          levelEntries: relayStylePagination(['sport', 'numberPlayers']),
          levels: { merge: mergeLevels },
        },
      },
      Match: {
        fields: {
          teamA: { merge: false },
          teamB: { merge: false },
          invitations: { merge: false },
          myActions: { merge: false },
          result: { merge: true },
        },
      },
      Tournament: {
        fields: {
          place: { merge: true },
          entries: { merge: false },
          seekingTeam: { merge: false },
          myTasks: { merge: false },
          awards: { merge: false },
          priorityList: { merge: false },
          groups: { merge: false },
        },
      },
      TournamentGroup: { fields: { table: { merge: false }, fixtures: { merge: false } } },
      Conversation: { fields: { participants: { merge: false } } },
      Points: { merge: true },
      BillingDocument: { fields: { lines: { merge: mergeLines } } },
      PlayerLevel: { keyFields: false },
      MatchPlace: { keyFields: false },
    },
  });
}
