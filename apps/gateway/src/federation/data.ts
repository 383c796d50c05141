/** Answers of subgraphs while they are put together. They come from JSON or graphql-js: plain data, no prototypes of note. */
export type Data = Record<string, unknown>;

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds what another subgraph knows of the same thing. Lists meet element by element. */
export function merge(target: Data, source: Data): void {
  for (const key of Object.keys(source)) {
    // the only name that would not become a property
    if (key === '__proto__') continue;
    const value = source[key];
    if (value === undefined) continue;
    const known = target[key];
    if (isData(known) && isData(value)) merge(known, value);
    else if (Array.isArray(known) && Array.isArray(value) && known.length === value.length) mergeLists(known, value);
    else target[key] = value;
  }
}

function mergeLists(target: unknown[], source: readonly unknown[]): void {
  for (let i = 0; i < source.length; i += 1) {
    const [known, value] = [target[i], source[i]];
    if (isData(known) && isData(value)) merge(known, value);
    else target[i] = value;
  }
}

/** A place in the answer: what stands there, lists flattened, and the way there with `@` for "each element". */
export interface Cursor {
  readonly path: readonly string[];
  readonly values: readonly unknown[];
}

export function follow(cursor: Cursor, path: readonly string[]): Cursor {
  let { values } = cursor;
  for (const step of path) {
    const next: unknown[] = [];
    for (const value of values) {
      if (step === '@') {
        if (Array.isArray(value)) for (const element of value) next.push(element);
      } else if (isData(value) && Object.hasOwn(value, step)) next.push(value[step]);
    }
    values = next;
  }
  return { path: [...cursor.path, ...path], values };
}

/** The paths of everything but null that `follow` finds from the root, in the same order. */
export function pathsTo(root: unknown, path: readonly string[]): (string | number)[][] {
  let places: { readonly value: unknown; readonly path: (string | number)[] }[] = [{ value: root, path: [] }];
  for (const step of path) {
    places = places.flatMap(({ value, path: way }) => {
      if (step === '@')
        return Array.isArray(value) ? value.map((element: unknown, i) => ({ value: element, path: [...way, i] })) : [];
      return isData(value) && Object.hasOwn(value, step) ? [{ value: value[step], path: [...way, step] }] : [];
    });
  }
  return places.filter(({ value }) => value !== null && value !== undefined).map(({ path: way }) => way);
}
