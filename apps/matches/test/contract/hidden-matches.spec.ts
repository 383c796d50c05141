import { readFileSync } from 'node:fs';
import { player } from '@setpoint/testkit';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { openStage, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

const sdl = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8').replace(
  /^extend schema[^]*?\n\n/,
  '',
);
const schema: GraphQLSchema = buildSchema(sdl, { assumeValid: true, assumeValidSDL: true });

/** Something of the type, whatever it says: ids of matches are put in by name. */
function sample(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(type.ofType as GraphQLInputType);
  if (isListType(type)) return [sample(type.ofType as GraphQLInputType)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, sample(field.type)]),
    );
  const scalars: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, Date: '2026-06-10', Time: '18:00' };
  return scalars[type.name] ?? 'ben';
}

/** Every command about a match by its id, with its input type. */
const COMMANDS = Object.values(schema.getMutationType()!.getFields())
  .filter((field) => !/Guest(?!$)|actOnCase|correctResult/.test(field.name) || field.name === 'inviteGuest')
  .flatMap((field) => {
    const input = field.args.find(({ name }) => name === 'input')?.type;
    const type = isNonNullType(input) ? input.ofType : input;
    return isInputObjectType(type) && 'matchId' in type.getFields() ? [[field.name, type] as const] : [];
  });

describe('a private match', () => {
  it.each(COMMANDS)('MAT-14~ API-23~ is no match to strangers, whatever they try: %s', async (name, type) => {
    await stage.clear();
    const draft = { visibility: 'PRIVATE', guests: [{ side: 'B', name: 'Gus', email: 'gus@example.com' }] };
    const { match } = await stage.create('ana', draft);
    const answer = async (matchId: string) => {
      const input = {
        ...(sample(type) as object),
        matchId,
        ...(name === 'inviteGuest' && { email: 'leo@example.com' }),
      };
      const { data, errors } = await stage.service.query<Record<string, unknown>>(
        `mutation ($input: ${type.name}!) { ${name}(input: $input) { success errorCode } }`,
        { input },
        player('eva'),
      );
      return data ?? errors!.map(({ message }) => message);
    };
    expect(await answer(match!.id)).toEqual(await answer('nothing'));
    expect(await answer(match!.id)).toEqual({ [name]: { success: false, errorCode: 'MATCH_NOT_FOUND' } });
  });
});
