import {
  InMemoryCache,
  type FieldMergeFunction,
  type FieldPolicy,
  type FieldReadFunction,
  type Reference,
  type StoreObject,
} from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { ENGLISH, FORMER_NAME, isPlaceholder, type NameWords } from './name-words.js';

/** A name stays known while the service that has it is away; before it was ever known, a word stands in its place. */
const nameOr = (word: () => string): FieldPolicy<string> => ({
  merge: (existing, incoming) => (existing !== undefined && isPlaceholder(incoming) ? existing : incoming),
  read: (name) => (name !== undefined && isPlaceholder(name) ? word() : name),
});

/** What is known from elsewhere stands for what was not asked for yet, or could not be. */
const known =
  (type: string): FieldReadFunction =>
  (existing, { args, toReference }) =>
    existing ?? toReference({ __typename: type, id: args?.['id'] });

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
export function createCache(words: () => NameWords = () => ENGLISH): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          conversations: relayStylePagination(['filter']),
          courts: relayStylePagination(['filter', 'orderBy']),
          myDocuments: relayStylePagination(['filter']),
          notifications: relayStylePagination(['read']),
          player: {
            read: known('User'),
          },
          match: {
            read: known('Match'),
          },
          court: {
            read: known('Court'),
          },
          tournament: {
            read: known('Tournament'),
          },
        },
      },
      User: {
        fields: {
          // Former players have the same name everywhere, in the reader's language (ACC-06).
          displayName: {
            ...nameOr(() => words().player),
            read: (name: string | undefined) => {
              if (name === undefined) return undefined;
              if (name === FORMER_NAME) return words().formerPlayer;
              return isPlaceholder(name) ? words().player : name;
            },
          },
          firstName: nameOr(() => words().player),
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
      Court: { fields: { name: nameOr(() => words().court) } },
      League: { fields: { name: nameOr(() => words().league) } },
      Tournament: {
        fields: {
          name: nameOr(() => words().tournament),
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
