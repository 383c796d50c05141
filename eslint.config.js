import { readdirSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {
  migrationImports,
  noSql,
  storageImports,
  storageImportsElsewhere,
  storageSyntax,
  storageSyntaxOfServices,
} from './eslint.storage.js';

/** What each layer of a service may know: entry points → use-cases → pure domain (docs/guides/structure.md). */
const frameworks = ['@nestjs/*', 'typeorm', 'sql-template-tag', 'pg', 'graphql', '@setpoint/service-kit', 'node:*'];

const noClockNorChance = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time is an argument.' },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time is an argument.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Randomness is an argument.',
  },
];

/** Tests take place on the pinned day (SETPOINT_NOW), or at an instant that they name. */
const noRealDate = noClockNorChance.slice(0, 2).map(({ selector }) => ({
  selector,
  message:
    'Tests name their instant, ask the clock of the service, or take the pinned day (tools/start/pinned-day.mjs).',
}));

/** What a page shows goes by the platform's clock; how long something takes, by the device's. */
const platformTime = [
  { selector: noClockNorChance[0].selector, message: 'The time is platformNow() or useNow() (@setpoint/client).' },
];

/** Tests that meet the machine's time. */
const realDates = [
  // The clocks themselves, and what shows them.
  'libs/service-kit/test/system.spec.ts',
  'tools/stack/test/start-errors.spec.ts',
  'apps/e2e/test/pinned-clock.soak.ts',
  'apps/e2e/journeys/two-people.browser.spec.ts',
  'apps/e2e/src/browser-clock.ts',
  'apps/e2e/src/stack-process.ts',
  'libs/client/test/platform-time.spec.ts',
  // Both ends of a call between processes of one machine.
  'libs/service-kit/test/identity.spec.ts',
  // pg-boss goes by the time of the database.
  'libs/service-kit/test/jobs.spec.ts',
  // The sign-in emulator goes by whole seconds of the machine.
  'apps/identity/test/auth-emulator.ts',
  // Receivers of webhooks refuse what was signed long ago.
  'apps/notifications/test/domain/webhooks/endpoint.spec.ts',
  'apps/e2e/test/other-teams.spec.ts',
  // Kept answers carry the time of the device.
  'libs/client/test/shelf-link.spec.ts',
];

/** A link in a text is underlined by the theme; one on its own is `variant="standalone"`. */
const links = [
  {
    selector: "JSXOpeningElement[name.name='Anchor'] > JSXAttribute[name.name='underline']",
    message: 'Links are underlined by the theme, unless they stand alone: variant="standalone".',
  },
  {
    selector:
      ":matches(JSXElement:has(> JSXText[value=/\\S/]), JSXElement:has(> JSXExpressionContainer[expression.type='Literal']), JSXFragment:has(> JSXText[value=/\\S/]), JSXFragment:has(> JSXExpressionContainer[expression.type='Literal'])) > JSXElement > JSXOpeningElement[name.name='Anchor'] > JSXAttribute[name.name='variant'][value.value='standalone']", // oxfmt-ignore
    message: 'In a text a link is underlined: without variant.',
  },
];

const features = readdirSync(new URL('./apps/web/src/features', import.meta.url));

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/generated/**', '**/.data/**', 'node_modules/**', '**/template/**', '**/test-output/**'],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.recommended, ...tseslint.configs.stylistic],
    plugins: { '@nx': nx },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          // Scripts that run before anything is built, and the build settings shared by both apps, are no packages.
          allow: [
            '/start/(steps|pinned-day|calendar-days).mjs$',
            '/tools/compose/.*ts$',
            '/stack/src/.*ts$',
            '/libs/(ui|i18n)/build/.*ts$',
            '/libs/local-postgres/src/(folder-claim|supervisor).ts$',
            '/libs/service-kit/src/system/pinned-now.ts$',
          ],
          // The tests of the kit run on the testkit, which runs services on the kit.
          ignoredCircularDependencies: [
            ['@setpoint/service-kit', '@setpoint/testkit'],
            ['@setpoint/local-postgres', '@setpoint/testkit'],
          ],
          depConstraints: [
            { sourceTag: 'platform:any', onlyDependOnLibsWithTags: ['platform:any'] },
            { sourceTag: 'platform:browser', onlyDependOnLibsWithTags: ['platform:any', 'platform:browser'] },
            { sourceTag: 'platform:node', onlyDependOnLibsWithTags: ['platform:any', 'platform:node'] },
            { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib'] },
            { sourceTag: 'type:service', onlyDependOnLibsWithTags: ['type:lib'] },
            { sourceTag: 'type:gateway', onlyDependOnLibsWithTags: ['type:lib'] },
            { sourceTag: 'type:web', onlyDependOnLibsWithTags: ['type:lib'] },
            {
              sourceTag: 'type:stack',
              onlyDependOnLibsWithTags: ['type:lib', 'type:service', 'type:gateway', 'type:stack'],
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/*/src/**/*.ts', 'libs/service-kit/**/*.ts', 'libs/testkit/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...storageSyntax],
      '@typescript-eslint/no-restricted-imports': ['error', storageImports],
    },
  },
  {
    files: ['apps/*/src/persistence/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...storageSyntaxOfServices] },
  },
  {
    files: ['apps/*/src/persistence/migrations/*.ts', 'libs/service-kit/src/migrations/*.ts'],
    ignores: ['**/index.ts'],
    rules: { 'no-restricted-imports': ['error', migrationImports] },
  },
  {
    files: ['apps/*/src/**/*.ts'],
    ignores: ['apps/*/src/persistence/**/*.ts', 'apps/web/**', 'apps/admin/**'],
    rules: {
      'no-restricted-syntax': ['error', ...storageSyntaxOfServices, ...noSql],
      '@typescript-eslint/no-restricted-imports': ['error', storageImportsElsewhere],
    },
  },
  {
    files: ['apps/*/src/domain/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: frameworks, message: 'The domain is pure: no framework, no I/O.' },
            {
              group: ['**/application/**', '**/persistence/**', '**/graphql/**', '**/events/**', '**/timers/**'],
              message: 'The domain knows nothing of the layers around it.',
            },
          ],
        },
      ],
      'no-restricted-globals': ['error', { name: 'process', message: 'The domain is pure.' }],
      'no-restricted-syntax': ['error', ...storageSyntaxOfServices, ...noSql, ...noClockNorChance],
    },
  },
  {
    files: ['libs/{competition,league,rating,scoring}/src/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: frameworks, message: 'Rules are pure: no framework, no I/O.' }] },
      ],
      'no-restricted-globals': ['error', { name: 'process', message: 'Rules are pure.' }],
      'no-restricted-syntax': ['error', ...noClockNorChance],
    },
  },
  {
    files: ['apps/*/src/application/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['pg', 'graphql', '@nestjs/graphql'],
              message: 'Use-cases reach storage through ports, and know nothing of who calls them.',
            },
            {
              group: ['**/graphql/**', '**/persistence/**', '**/timers/**'],
              message: 'Use-cases know neither entry points nor rows.',
            },
          ],
        },
      ],
    },
  },
  {
    // The built app in a browser: run by Node, with the tools of the end-to-end tests. Tools that are no packages.
    files: ['apps/web/test/looks/*.ts', 'tools/{attacks,bench}/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  // Rules of the same name replace each other: what else applies to these files is repeated.
  {
    files: ['**/test/**/*.{ts,tsx}', 'apps/e2e/{platform,journeys}/**/*.ts', '**/*.spec.{ts,tsx}'],
    ignores: realDates,
    rules: { 'no-restricted-syntax': ['error', ...noRealDate] },
  },
  {
    files: ['libs/{service-kit,testkit}/test/**/*.ts'],
    ignores: realDates,
    rules: { 'no-restricted-syntax': ['error', ...storageSyntax, ...noRealDate] },
  },
  {
    files: ['apps/e2e/src/**/*.ts'],
    ignores: realDates,
    rules: { 'no-restricted-syntax': ['error', ...storageSyntaxOfServices, ...noSql, ...noRealDate] },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}', 'apps/admin/**/*.{ts,tsx}', 'libs/ui/**/*.{ts,tsx}', 'libs/client/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['apps/{web,admin}/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...storageSyntax, ...platformTime] },
  },
  {
    files: ['apps/{web,admin}/src/**/*.tsx', 'libs/ui/src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...links, ...platformTime] },
  },
  {
    files: ['apps/{web,admin}/test/**/*.tsx', 'libs/ui/test/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...links, ...noRealDate] },
  },
  ...features.map((feature) => ({
    files: [`apps/web/src/features/${feature}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(\\.\\./)+(features/)?(${features.filter((other) => other !== feature).join('|')})(/|$)`,
              message: 'Features never import each other; routes compose them.',
            },
          ],
        },
      ],
    },
  })),
  prettier,
);
