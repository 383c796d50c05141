/** Which modules travel in one file: few files, and nothing heavy on pages that do not need it (npm run bench:first-load). */

const components = (names: string) => `/@mantine/core/esm/components/(?:${names.trim().replace(/\s+/g, '|')})/`;

/** Each is whole wherever it is needed, and only there. In this order: what the first ones need is theirs, too. */
const WHOLE: readonly (readonly [name: string, test: RegExp])[] = [
  ['documents', /\/graphql\/language\/|\/libs\/client\/src\/generated\//],
  [
    'data',
    /\/node_modules\/(?:@apollo\/client|rxjs|graphql|graphql-ws|optimism|@wry\/\w+)\/|\/libs\/client\/src\/(?:transport|live)\//,
  ],
  [
    'basics',
    new RegExp(
      `/@mantine/hooks/|/@mantine/core/esm/(?:core|utils)/|/Combobox/(?:get-|Combobox\\.module|ComboboxChevron)|${components(`
        ActionIcon Alert Anchor Avatar Badge CloseButton FocusTrap Group Input InputBase Loader Overlay Paper
        PasswordInput Portal Stack TextInput Transition VisuallyHidden`)}`,
    ),
  ],
  ['popovers', new RegExp(`/@floating-ui/|${components('Autocomplete Combobox Menu Popover ScrollArea Select')}`)],
  ['sheets', new RegExp(`/react-remove-scroll|${components('Drawer Modal ModalBase')}`)],
  ['dates', /\/(?:@mantine\/dates|dayjs)\//],
  ['forms', /\/@mantine\/form\//],
  ['numbers', new RegExp(`/react-number-format/|${components('NumberInput')}`)],
];

export const chunkGroups = [
  // Everything before the first paint.
  { name: 'base', tags: ['$initial' as const], priority: 2 },
  ...WHOLE.map(([name, test], index) => ({ name, test, priority: 1 - index / 100 })),
  // A file per icon costs more than it saves.
  { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 2 },
  // What pages have in common otherwise; pieces too small for a file of their own join the most similar one.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 6_000 },
];
