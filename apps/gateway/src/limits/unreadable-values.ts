import { Kind, visit, type DocumentNode, type GraphQLError } from 'graphql';
import { gatewayError } from '../errors/gateway-error.js';

/** Range of a single-precision database column, enough for all fields of the schema. */
const LARGEST = 1e37;
const SMALLEST = 1e-37;
/** Levels of lists and objects in a variable. */
const DEPTH = 32;
/** The same in a literal. The planner's time doubles with each level of a list (collectVariablesInValue). */
const LITERAL_DEPTH = 10;

/** Why a text cannot be stored; null if it can. */
export function textError(text: string): string | null {
  if (text.includes('\0')) return 'Texts must not contain the character U+0000';
  return text.isWellFormed() ? null : 'Texts must be valid Unicode, without lone surrogates';
}

function numberError(value: number): string | null {
  const size = Math.abs(value);
  return value !== 0 && !(size >= SMALLEST && size <= LARGEST) ? 'A number is too large or too small' : null;
}

/** Why a JSON value is rejected (texts, keys, numbers or depth); null if it is fine. */
export function valueError(value: unknown): string | null {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: one, depth } = next;
    if (typeof one === 'string' || typeof one === 'number') {
      const error = typeof one === 'string' ? textError(one) : numberError(one);
      if (error) return error;
    } else if (typeof one === 'object' && one !== null) {
      if (depth >= DEPTH) return tooDeep(DEPTH);
      for (const [key, below] of Object.entries(one)) {
        const error = textError(key);
        if (error) return error;
        open.push({ value: below, depth: depth + 1 });
      }
    }
  }
  return null;
}

/**
 * Returns an error if an operation's literals or variables contain texts or numbers that services cannot store or compare;
 * null otherwise.
 */
export function unreadableValue(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  const error = valueError(variables) ?? literalError(document);
  return error ? gatewayError('BAD_USER_INPUT', error, { status: 400 }) : null;
}

/** Cached per document, because the server keeps parsed documents. */
const literalErrors = new WeakMap<DocumentNode, string | null>();

function literalError(document: DocumentNode): string | null {
  const known = literalErrors.get(document);
  if (known !== undefined) return known;
  let error: string | null = null;
  let depth = 0;
  const levels = {
    enter: () => {
      depth += 1;
      if (depth > LITERAL_DEPTH) error ??= tooDeep(LITERAL_DEPTH);
    },
    leave: () => void (depth -= 1),
  };
  visit(document, {
    [Kind.LIST]: levels,
    [Kind.OBJECT]: levels,
    [Kind.STRING]: ({ value }) => void (error ??= textError(value)),
    [Kind.FLOAT]: ({ value }) => void (error ??= numberError(Number(value))),
    [Kind.INT]: ({ value }) => void (error ??= numberError(Number(value))),
  });
  literalErrors.set(document, error);
  return error;
}

const tooDeep = (levels: number) => `Values must not be nested deeper than ${levels} levels`;
