import type { ChunkingContext } from 'rolldown';

/** Which modules travel in one file: few files, and nothing heavy on pages that do not need it (npm run bench:first-load). */

interface Library {
  readonly name: string;
  readonly modules?: RegExp;
  /** Of Mantine's components. */
  readonly components?: readonly string[];
  /** Pages that need none of it do not load it. */
  readonly heavy?: true;
}

const list = (names: string): string[] => names.trim().split(/\s+/);

/** Each travels whole. In this order: what the first ones need is theirs, too. */
const LIBRARIES: readonly Library[] = [
  { name: 'documents', modules: /\/graphql\/language\/|\/libs\/client\/src\/generated\// },
  {
    name: 'data',
    modules:
      /\/node_modules\/(?:@apollo\/client|rxjs|graphql|graphql-ws|optimism|@wry\/\w+)\/|\/libs\/client\/src\/(?:transport|live)\//,
    heavy: true,
  },
  {
    name: 'basics',
    modules: /\/@mantine\/(?:hooks|core\/esm\/(?:core|utils))\/|\/Combobox\/(?:get-|Combobox\.module|ComboboxChevron)/,
    components: list(`
      ActionIcon Alert Anchor Avatar Badge CloseButton FocusTrap Group Input InputBase Loader Overlay Paper
      PasswordInput Portal Stack TextInput Transition VisuallyHidden`),
  },
  {
    name: 'popovers',
    modules: /\/@floating-ui\//,
    components: list('Autocomplete Combobox Menu Popover ScrollArea Select'),
    heavy: true,
  },
  { name: 'sheets', modules: /\/react-remove-scroll/, components: list('Drawer Modal ModalBase'), heavy: true },
  { name: 'dates', modules: /\/(?:@mantine\/dates|dayjs)\//, heavy: true },
  { name: 'forms', modules: /\/@mantine\/form\//, heavy: true },
  { name: 'numbers', modules: /\/react-number-format\//, components: ['NumberInput'], heavy: true },
];

const COMPONENT = /\/@mantine\/core\/esm\/components\/(\w+)\//;
const COMPONENTS_TAKEN = /import\s*\{([^}]*)\}\s*from\s*['"]@mantine\/core['"]/g;

const holdsComponent = ({ components = [] }: Library, component: string) => components.includes(component);

function libraryOf(id: string): Library | undefined {
  const component = COMPONENT.exec(id)?.[1] ?? '';
  return LIBRARIES.find((library) => library.modules?.test(id) || holdsComponent(library, component));
}

/** Names of the heavy libraries that a module brings along. */
function heavyLibraries(id: string, context: ChunkingContext, known: Map<string, Set<string>>): Set<string> {
  const before = known.get(id);
  if (before) return before;
  const found = new Set<string>();
  known.set(id, found);
  const library = libraryOf(id);
  if (library) return library.heavy ? found.add(library.name) : found;
  if (id.endsWith('/@mantine/core/esm/index.mjs')) return found;
  const { importedIds = [], code } = context.getModuleInfo(id) ?? {};
  for (const imported of importedIds) for (const name of heavyLibraries(imported, context, known)) found.add(name);
  // We import Mantine through one module that names all of its components.
  const taken = [...(code ?? '').matchAll(COMPONENTS_TAKEN)].flatMap(([, names]) => names!.split(/[\s,]+/));
  for (const { name, heavy, ...library } of LIBRARIES) {
    if (heavy && taken.some((component) => holdsComponent({ name, ...library }, component))) found.add(name);
  }
  return found;
}

export function chunkGroups() {
  const known = new Map<string, Set<string>>();
  return [
    // Everything before the first paint.
    { name: 'base', tags: ['$initial' as const], priority: 2 },
    ...LIBRARIES.map(({ name }, index) => ({
      name,
      test: (id: string) => libraryOf(id)?.name === name,
      priority: 1 - index / 100,
    })),
    // A file per icon costs more than it saves.
    { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 2 },
    // What pages have in common otherwise. Pieces too small for a file of their own join the most similar one that
    // brings the same libraries along.
    {
      name: (id: string, context: ChunkingContext) =>
        ['shared', ...[...heavyLibraries(id, context, known)].sort()].join('-'),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 20_000,
    },
  ];
}
