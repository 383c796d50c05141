import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import type { Names } from './names.ts';
import { templates, type Files } from './template.ts';

/** Roles, schemas and databases that a Postgres has, or the stack makes, under these names. */
const TAKEN_IN_POSTGRES = ['public', 'postgres', 'setpoint', 'template'];

/** Words that mean something in TypeScript or SQL, and could be meant as the name of a thing. */
const RESERVED = new Set(
  `all analyse analyze and any array as asc asymmetric await both break case cast catch check class collate column
  const constraint continue create debugger default deferrable delete desc distinct do else end enum except export
  extends false fetch finally for foreign from function grant group having if implements import in initially
  instanceof interface intersect into lateral leading let limit localtime new not null of offset on only or order
  package placing primary private protected public references return returning select some static super switch
  symmetric system table then this throw to trailing true try typeof union unique user using var variadic void when
  where while window with yield`.split(/\s+/),
);

/** Why this service can't be made; empty when it can. Nothing is written before this has been asked. */
export function refusals(root: string, names: Names, files: Files): string[] {
  const wrongly = spelledWrongly(names);
  return wrongly.length > 0 ? wrongly : [...takenNames(root, names), ...takenTypes(root, names, files)];
}

function spelledWrongly({ name, Entity, entity, Entities, entities, table }: Names): string[] {
  const errors: string[] = [];
  if (!/^[a-z]{2,30}$/.test(name)) {
    errors.push(`${name} can't be a service: one word of 2 to 30 small letters, as events and topics carry it.`);
  }
  if (!/^([A-Z][a-z]+)+$/.test(Entity) || Entity.length > 40) {
    errors.push(`${Entity} can't be an entity: words in PascalCase, letters only, such as CourtBooking.`);
    return errors;
  }
  if (RESERVED.has(entity.toLowerCase()) || RESERVED.has(table)) errors.push(`${Entity} is a reserved word.`);
  const used = wordsOfTemplates();
  const clash = [Entity, entity, Entities, entities].find((word) => word in globalThis || used.has(word));
  if (clash) errors.push(`${Entity} can't be an entity: ${clash} means something else in the files of a service.`);
  return errors;
}

function takenNames(root: string, { name, entity, Entity }: Names): string[] {
  const errors: string[] = [];
  for (const folder of ['apps', 'libs', 'tools']) {
    if (existsSync(join(root, folder, name))) errors.push(`${folder}/${name} exists already.`);
  }
  if (TAKEN_IN_POSTGRES.includes(name) || name.startsWith('pg')) errors.push(`${name} is a name of Postgres' own.`);
  const events = join(root, 'libs/events/src');
  const contract = new RegExp(`const ${entity}Added\\b`);
  const known = readdirSync(events, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .find((file) => contract.test(readFileSync(join(events, file), 'utf8')));
  if (known) errors.push(`${Entity}: libs/events/src/${known} is an event of that name already.`);
  return errors;
}

/** Types and operations of its contract that another subgraph has. What subgraphs share doesn't carry the entity's name. */
function takenTypes(root: string, { name, Entity }: Names, files: Files): string[] {
  const mine = new Set(declaredIn(files.get(`apps/${name}/schema.graphql`)!));
  const contracts = readdirSync(join(root, 'apps'))
    .map((other) => ({ other, file: join(root, 'apps', other, 'schema.graphql') }))
    .filter(({ file }) => existsSync(file));
  return contracts.flatMap(({ other, file }) =>
    declaredIn(readFileSync(file, 'utf8'))
      .filter((declared) => mine.has(declared) && declared.toLowerCase().includes(Entity.toLowerCase()))
      .map((declared) => `${Entity}: the ${other} subgraph has ${declared} already.`),
  );
}

/** Names of types, and of operations as `Query.player`. */
function declaredIn(sdl: string): string[] {
  return parse(sdl).definitions.flatMap((node) => {
    if (!('name' in node) || !node.name) return [];
    const type = node.name.value;
    const isRoot = node.kind === Kind.OBJECT_TYPE_DEFINITION && /^(Query|Mutation|Subscription)$/.test(type);
    return isRoot ? (node.fields ?? []).map((field) => `${type}.${field.name.value}`) : [type];
  });
}

/** Identifiers that stand in the templates themselves. */
function wordsOfTemplates(): Set<string> {
  const sources = [...templates()].filter(([path]) => path.endsWith('.ts'));
  return new Set(
    sources.flatMap(
      ([, text]) =>
        text
          .replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, '')
          .replace(/\w*__\S*?__\w*/g, '')
          .match(/\b[A-Za-z]\w*/g) ?? [],
    ),
  );
}
