/** What consumers of a released event would stumble over in its schema of now: only optional fields may be added (API-21). */

type Schema = Readonly<Record<string, unknown>>;

/** They say something to people only. */
const WORDS = new Set(['$id', '$schema', 'title', 'description', 'default', 'additionalProperties']);

/** Each difference as a sentence with the path of the field; none when the change is compatible. */
export function incompatibilities(released: Schema, current: Schema, path = 'data'): string[] {
  const found: string[] = [];
  const names = new Set([...Object.keys(released), ...Object.keys(current)]);
  for (const name of names) {
    if (WORDS.has(name) || name === 'required') continue;
    const [before, now] = [released[name], current[name]];
    if (name === 'properties') found.push(...inProperties(released, current, path));
    else if (isSchema(before) && isSchema(now)) found.push(...incompatibilities(before, now, `${path}[]`));
    else if (areSchemas(before) && areSchemas(now) && before.length === now.length)
      before.forEach((one, index) => found.push(...incompatibilities(one, now[index]!, path)));
    else if (JSON.stringify(before) !== JSON.stringify(now))
      found.push(`${path}: ${name} was ${JSON.stringify(before)}, is ${JSON.stringify(now)}`);
  }
  return found;
}

function inProperties(released: Schema, current: Schema, path: string): string[] {
  const [before, now] = [fieldsOf(released), fieldsOf(current)];
  const [wasRequired, isRequired] = [requiredOf(released), requiredOf(current)];
  const found: string[] = [];
  for (const [name, schema] of Object.entries(before)) {
    const at = `${path}.${name}`;
    if (!now[name]) found.push(`${at} is gone`);
    else {
      if (wasRequired.has(name) !== isRequired.has(name))
        found.push(`${at} ${isRequired.has(name) ? 'has to be there now' : 'may be absent now'}`);
      found.push(...incompatibilities(schema, now[name], at));
    }
  }
  for (const name of Object.keys(now))
    if (!before[name] && isRequired.has(name)) found.push(`${path}.${name} is new and has to be there`);
  return found;
}

const fieldsOf = ({ properties }: Schema) => (properties ?? {}) as Record<string, Schema>;
const requiredOf = ({ required }: Schema) => new Set((required ?? []) as string[]);
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areSchemas = (value: unknown): value is Schema[] => Array.isArray(value) && value.every(isSchema);
