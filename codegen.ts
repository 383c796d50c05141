import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { clientSchema } from './tools/compose/client-schema.ts';

const scalars = { ID: 'string', Date: 'string', Time: 'string', JSON: 'unknown' };

/**
 * `npm run codegen`: typed operations for the browser, and for each service the types of its resolvers.
 * Documents stand in the components that use them, as graphql(`…`) from @setpoint/client.
 */
const config: CodegenConfig = {
  ignoreNoDocuments: true,
  generates: {
    'libs/client/src/generated/': {
      schema: clientSchema({
        api: readFileSync('apps/gateway/api.graphql', 'utf8'),
        supergraph: readFileSync('apps/gateway/supergraph.graphql', 'utf8'),
      }),
      documents: [
        'apps/web/src/**/*.{ts,tsx}',
        'apps/admin/src/**/*.{ts,tsx}',
        'libs/client/src/**/*.{ts,tsx}',
        '!libs/client/src/generated/**',
      ],
      preset: 'client',
      presetConfig: { fragmentMasking: false, persistedDocuments: { hashAlgorithm: 'sha256' } },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true, inputValue: false },
        scalars: { ...scalars, DateTime: 'string' },
        strictScalars: true,
        emitLegacyCommonJSImports: false,
        nonOptionalTypename: false,
        dedupeFragments: true,
      },
    },
    ...Object.fromEntries(
      services().map((service) => [`apps/${service}/src/graphql/generated/schema.ts`, resolversOf(service)]),
    ),
  },
};

function services(): string[] {
  return readdirSync('apps').filter((name) => existsSync(`apps/${name}/src/graphql/models.ts`));
}

/** Types that resolvers hold in another shape than the schema shows: what graphql/models.ts exports under their names. */
function modelsOf(service: string): Record<string, string> {
  const path = `apps/${service}/src/graphql/models.ts`;
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const declared = [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name!);
  const exported = [...text.matchAll(/^export type \{([^}]*)\}/gm)].flatMap(([, list]) =>
    list!.split(',').flatMap((item) => item.trim().split(' as ').at(-1) || []),
  );
  return Object.fromEntries([...declared, ...exported].map((name) => [name, `../models.js#${name} as ${name}Model`]));
}

export function resolversOf(service: string) {
  return {
    schema: `apps/${service}/schema.graphql`,
    plugins: ['typescript', 'typescript-resolvers'],
    config: {
      federation: true,
      useTypeImports: true,
      enumsAsTypes: true,
      immutableTypes: true,
      avoidOptionals: { field: true, inputValue: false, defaultValue: true },
      skipTypename: true,
      scalars: { ...scalars, DateTime: 'Date', _FieldSet: 'string' },
      strictScalars: true,
      contextType: '@setpoint/service-kit#GraphQLContext',
      mappers: modelsOf(service),
      emitLegacyCommonJSImports: false,
    },
  };
}

export default config;
