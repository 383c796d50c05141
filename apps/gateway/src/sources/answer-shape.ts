import { isData, type Data, type Path } from './data.js';

/** Expected shape: fields with lists or objects. ApolloGateway checks leaf values itself. */
export type ObjectShape = readonly FieldShape[];

export interface FieldShape {
  /** Response name. */
  readonly name: string;
  /** Nesting depth of lists. */
  readonly lists: number;
  /** Null for leaf values. */
  readonly object: ObjectShape | null;
}

/**
 * Replaces values that are not the expected list or object with null, and returns their
 * paths. ApolloGateway would fail the whole operation on an unexpected shape.
 */
export function removeMisshapen(data: Data, shape: ObjectShape): Path[] {
  const removed: Path[] = [];
  checkObject(data, shape, [], removed);
  return removed;
}

function checkObject(data: Data, shape: ObjectShape, path: (string | number)[], removed: Path[]): boolean {
  const typename = data['__typename'];
  if (typename !== undefined && typeof typename !== 'string') return false;
  for (const field of shape) {
    // own properties only: a missing field may be named like an inherited property
    const value = Object.hasOwn(data, field.name) ? data[field.name] : null;
    if (value === null || value === undefined) continue;
    path.push(field.name);
    if (!checkValue(value, field.lists, field.object, path, removed)) {
      data[field.name] = null;
      removed.push([...path]);
    }
    path.pop();
  }
  return true;
}

function checkValue(
  value: unknown,
  lists: number,
  object: ObjectShape | null,
  path: (string | number)[],
  removed: Path[],
): boolean {
  if (lists === 0) return !object || (isData(value) && checkObject(value, object, path, removed));
  if (!Array.isArray(value)) return false;
  if (lists === 1 && !object) return true;
  for (let i = 0; i < value.length; i += 1) {
    const element: unknown = value[i];
    if (element === null) continue;
    path.push(i);
    if (!checkValue(element, lists - 1, object, path, removed)) {
      value[i] = null;
      removed.push([...path]);
    }
    path.pop();
  }
  return true;
}
