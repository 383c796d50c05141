import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import { NON_NULL } from '../generated/non-null.js';
import { MAY_LACK, NAMES } from './may-lack.js';
import { placeholderFor, type NameWords } from './name-words.js';

interface Thing {
  readonly [key: string]: unknown;
}

interface Circumstances {
  /** Whether parts could not be asked for (`isPartial`). */
  readonly lacks: boolean;
  /** For names; English by default. */
  readonly words?: NameWords | undefined;
}

interface Field {
  readonly name: string;
  readonly below: SelectionSetNode[];
}

const ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** By type. */
type Fields = ReadonlyMap<string, ReadonlySet<string>>;

/** What may never be null, and what may be null only while a service is away: words stand for names then. */
interface Nullability {
  readonly never: Fields;
  readonly inOutages: Fields;
  readonly names: Fields;
}

const ofGraph: Nullability = {
  never: new Map(Object.entries(NON_NULL).map(([type, names]) => [type, new Set(names.split(' '))])),
  inOutages: byType(MAY_LACK),
  names: byType(NAMES),
};

/** Whether something could not be asked for. Of what is gone, nothing is left. */
export const isPartial = (
  errors: readonly { readonly extensions?: { readonly [key: string]: unknown } }[] | undefined,
): boolean => errors?.some(({ extensions }) => extensions?.['code'] !== 'DATA_INCOMPLETE') ?? false;

/**
 * The data of an answer as the client's types promise; null if nothing is left of it. An object without a field that is
 * never null there is null itself, as far up as needed: its service is away, or has none such for this person.
 */
export function completed<Data>(
  document: DocumentNode,
  data: Data,
  { lacks, words }: Circumstances,
  { never, inOutages, names } = ofGraph,
): Data | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const known = new Map<readonly SelectionSetNode[], ReadonlyMap<string, Field>>();

  /** The thing itself where nothing changes. */
  function complete(thing: Thing, type: string, selections: readonly SelectionSetNode[]): Thing | null {
    const [required, soft, named] = [never, inOutages, names].map((fields) => fields.get(type));
    let whole = thing;
    for (const [key, { name, below }] of fieldsOf(selections)) {
      if (!(key in thing)) continue;
      let value = below.length > 0 ? completeValue(thing[key], below) : thing[key];
      if (value === null) {
        if (required?.has(name) || (!lacks && (soft?.has(name) || named?.has(name)))) return null;
        if (named?.has(name)) value = placeholderFor(type, words);
      }
      if (value !== thing[key]) whole = { ...whole, [key]: value };
    }
    return whole;
  }

  function completeValue(value: unknown, below: readonly SelectionSetNode[]): unknown {
    if (Array.isArray(value)) {
      const items: unknown[] = value.map((item) => completeValue(item, below));
      if (items.includes(null)) return null;
      return items.some((item, i) => item !== value[i]) ? items : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    return complete(value as Thing, String((value as Thing)['__typename']), below);
  }

  /** By the key in the answer. The graph has no interfaces or unions, so every fragment is of the object's own type. */
  function fieldsOf(selections: readonly SelectionSetNode[]): ReadonlyMap<string, Field> {
    const before = known.get(selections);
    if (before) return before;
    const fields = new Map<string, Field>();
    const collect = (set: SelectionSetNode): void => {
      for (const selection of set.selections) {
        if (selection.kind === Kind.FIELD) {
          const key = selection.alias?.value ?? selection.name.value;
          const field = fields.get(key) ?? { name: selection.name.value, below: [] };
          if (selection.selectionSet) field.below.push(selection.selectionSet);
          fields.set(key, field);
        } else {
          const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)! : selection;
          collect(fragment.selectionSet);
        }
      }
    };
    selections.forEach(collect);
    known.set(selections, fields);
    return fields;
  }

  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;
  const whole = complete(data as Thing, ROOTS[operation.operation], [operation.selectionSet]);
  const isEmpty = whole === null || (lacks && Object.values(whole).every((value) => value === null));
  return isEmpty ? null : (whole as Data);
}

function byType(coordinates: readonly string[]): Fields {
  const types = new Map<string, Set<string>>();
  for (const coordinate of coordinates) {
    const [type = '', field = ''] = coordinate.split('.');
    types.set(type, (types.get(type) ?? new Set()).add(field));
  }
  return types;
}
