import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Typed operations for the browser: `npm run codegen`.
 * Documents stand in the components that use them, as graphql(`…`) from @setpoint/client.
 */
const config: CodegenConfig = {
  schema: 'apps/gateway/api.graphql',
  documents: [
    'apps/web/src/**/*.{ts,tsx}',
    'apps/admin/src/**/*.{ts,tsx}',
    'libs/client/src/**/*.{ts,tsx}',
    '!libs/client/src/generated/**',
  ],
  ignoreNoDocuments: true,
  generates: {
    'libs/client/src/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true, inputValue: false },
        scalars: {
          ID: 'string',
          DateTime: 'string',
          Date: 'string',
          Time: 'string',
          JSON: 'unknown',
        },
        strictScalars: true,
        emitLegacyCommonJSImports: false,
        nonOptionalTypename: false,
        dedupeFragments: true,
      },
    },
  },
};

export default config;
