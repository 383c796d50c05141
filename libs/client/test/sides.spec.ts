import { readFileSync } from 'node:fs';
import { Kind, parse, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql';

const documents = Object.values(
  JSON.parse(readFileSync(new URL('../src/generated/persisted-documents.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >,
).map((text) => parse(text));

/** Queries that ask of players what guests don't have: levels and times. */
const ABOUT_ACCOUNTS = ['MatchAvailability', 'MatchRatings'];

/** All fields asked of one object, also by several fragments. */
function fieldsIn(document: DocumentNode, sets: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const add = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const { value } = selection.name;
        fields.set(value, [...(fields.get(value) ?? []), selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) add(selection.selectionSet);
      else
        for (const definition of document.definitions)
          if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value)
            add(definition.selectionSet);
    }
  };
  sets.forEach(add);
  return fields;
}

const below = (document: DocumentNode, fields: readonly FieldNode[] = []) =>
  fieldsIn(
    document,
    fields.flatMap(({ selectionSet }) => selectionSet ?? []),
  );

/** Whether it names the players of a match, here or further down, without asking who plays as a guest. */
function forgetsGuests(document: DocumentNode, fields: Map<string, FieldNode[]>): boolean {
  const players = below(document, below(document, fields.get('teamA')).get('user'));
  if (players.has('displayName') && !below(document, fields.get('guests')).has('name')) return true;
  return [...fields.values()].some((each) => forgetsGuests(document, below(document, each)));
}

it('MAT-05~ who names the players of a match asks for its guests too', () => {
  const forgetting = documents.flatMap((document) =>
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      forgetsGuests(document, fieldsIn(document, [definition.selectionSet]))
        ? [definition.name!.value]
        : [],
    ),
  );
  expect(forgetting.toSorted()).toEqual(ABOUT_ACCOUNTS);
});
