import type { Rolldown } from 'vite';

/** Which modules travel in one file: few files, and nothing heavy on pages that do not need it (npm run bench:first-load). */

interface Library {
  readonly name: string;
  readonly modules?: RegExp;
  /** Components of Mantine, and of ours that are made of them. */
  readonly components?: readonly string[];
  /** Pages that need none of it do not load it. */
  readonly heavy?: true;
}

const list = (names: string): string[] => names.trim().split(/\s+/);

/** Each travels whole. In this order: what the first ones need is theirs, too. */
const LIBRARIES: readonly Library[] = [
  { name: 'graphql', modules: /\/graphql\/language\/|\/libs\/client\/src\/session\/as-sent\.ts$/ },
  {
    name: 'data',
    modules:
      /\/node_modules\/(?:@apollo\/client|rxjs|graphql|graphql-ws|optimism|tslib|@wry\/\w+)\/|\/libs\/(?:client\/src\/(?:transport\/(?!shelf\.|null-propagation\.|may-lack\.)|live\/)|kernel\/src\/former-player\.)/,
    heavy: true,
  },
  {
    name: 'basics',
    modules:
      /\/@mantine\/(?:hooks\/(?!esm\/use-(?:click-outside|collapse|debounced|long-press|pagination))|core\/esm\/(?:core|utils)\/(?!Floating|InlineInput))/,
    components: list(`
      ActionIcon Alert Anchor CloseButton FocusTrap Group Indicator Loader Overlay Paper Portal Stack Transition VisuallyHidden`),
  },
  {
    name: 'fields',
    modules: /\/Combobox\/(?:get-|Combobox\.module|ComboboxChevron)|\/libs\/ui\/src\/password\//,
    components: list('Input InputBase PasswordInput TextInput'),
  },
  {
    name: 'popovers',
    modules: /\/@floating-ui\/|\/@mantine\/(?:core\/esm\/utils\/Floating|hooks\/esm\/use-(?:long-press|click-outside))/,
    components: list('Autocomplete Combobox Menu Popover ScrollArea Select'),
    heavy: true,
  },
  {
    name: 'sheets',
    modules: /\/react-remove-scroll/,
    components: list('ConfirmSheet Drawer Modal ModalBase ResponsiveSheet'),
    heavy: true,
  },
  {
    name: 'lists',
    modules: /\/entities\/(?:filters|paging)\//,
    components: list('Chip FloatingIndicator Pagination SegmentedControl Tabs'),
    heavy: true,
  },
  { name: 'dates', modules: /\/(?:@mantine\/dates|dayjs)\//, heavy: true },
  { name: 'forms', modules: /\/@mantine\/form\//, heavy: true },
  { name: 'numbers', modules: /\/react-number-format\//, components: ['NumberInput'], heavy: true },
];

/** Our own. */
const PARTS =
  /\/(?:libs\/(?:ui|kernel|scoring|client)\/src|apps\/web\/src\/entities\/(?:competitions|court|level\/figures|list|match|missing|money|page-head|place|player|refusal|site\/(?:error|save-file)|time|undo))[/.-]/;

/** Those of lists, profiles and forms, which the dashboard does without. */
const OF_LISTS =
  /\/entities\/(?:competitions\/(?!days|tournament-link|league-link)|court\/(?:court-cover|directions)|list\/|match\/(?:match-cards|share|calendar-file)|missing\/|player\/(?:availability|player-card)|site\/error)|\/libs\/(?:client\/src\/(?:files|upload)|kernel\/src\/(?:country|notification-target|phone-prefix))[/.]/;

const isOfEveryScreen = (id: string) =>
  /\/apps\/web\/src\/(?:app|features\/(?:dashboard|notifications\/bell|chat\/nav))\//.test(id) ||
  (PARTS.test(id) && !OF_LISTS.test(id));

/** A compiled operation; it travels with the module that sends it. */
const DOCUMENT = /virtual:setpoint-document\//;

/** What all sign-in screens are made of. */
const SIGN_IN =
  /\/apps\/web\/src\/(?:features\/auth\/(?:flow|form)\/)|\/libs\/kernel\/src\/(?:web-address|one-line|person-name)\.|\/components\/Divider\/|\/icons\/Icon(?:AlertCircle|CircleCheck|Hourglass)\./;

/** Whoever leaves says so to the identity provider, too: on every page, which needs nothing else of signing in. */
const PROVIDER = /\/apps\/web\/src\/entities\/provider\/provider\.ts$/;

/** Parts that the landing page shows, too. */
const PIECES =
  /\/libs\/(?:ui\/src\/(?:avatar|brand|level|page|scoreboard)|kernel\/src\/(?:avatar|level))[./]|\/@mantine\/core\/esm\/components\/(?:Avatar|Badge|Progress)\//;

/** A component's own modules and its styles. */
const COMPONENT = /\/@mantine\/core\/(?:esm\/components\/(\w+)\/|styles\/(\w+)\.layer\.css$)/;
const COMPONENTS_TAKEN = /import\s*\{([^}]*)\}\s*from\s*['"]@(?:mantine\/core|setpoint\/ui)['"]/g;
/** Modules that name all components of a library. */
const BARREL = /\/(?:@mantine\/core\/esm\/index\.mjs|libs\/ui\/src\/index\.ts)$/;

const holdsComponent = ({ components = [] }: Library, component: string) => components.includes(component);

function libraryOf(id: string): Library | undefined {
  const [, module, styles] = COMPONENT.exec(id) ?? [];
  const component = module ?? styles ?? '';
  return LIBRARIES.find((library) => library.modules?.test(id) || holdsComponent(library, component));
}

/** Names of the heavy libraries that a module brings along. */
function heavyLibraries(id: string, context: Rolldown.ChunkingContext, known: Map<string, Set<string>>): Set<string> {
  const before = known.get(id);
  if (before) return before;
  const found = new Set<string>();
  known.set(id, found);
  const library = libraryOf(id);
  if (library) return library.heavy ? found.add(library.name) : found;
  if (BARREL.test(id)) return found;
  const { importedIds = [], code } = context.getModuleInfo(id) ?? {};
  for (const imported of importedIds) for (const name of heavyLibraries(imported, context, known)) found.add(name);
  const taken = [...(code ?? '').matchAll(COMPONENTS_TAKEN)].flatMap(([, names]) => names!.split(/[\s,]+/));
  for (const { name, heavy, ...library } of LIBRARIES) {
    if (heavy && taken.some((component) => holdsComponent({ name, ...library }, component))) found.add(name);
  }
  return found;
}

/** What runs before everything else (src/app/early.ts), and the routes that it looks into. */
const EARLY =
  /\/apps\/web\/src\/(?:app\/(?:early|first-question|feature-routes|route-at|session\/session)|entities\/(?:place\/own-place|match\/match-time|site\/(?:early-answers|first-query))|features\/(?:account|chat|courts|dashboard|leagues|matches|notifications|players|rankings|tournaments(?:\/subscribe)?)\/routes)\.tsx?$|\/libs\/kernel\/src\/(?:level|sport)\.ts$|\/libs\/client\/src\/session\/(?!index|react|ask|as-sent)[\w-]+\.ts$|\/libs\/client\/src\/time\/platform-time\.ts$|vite\/preload-helper/;

/** What a screen asks before its own files are there: each has a small file. */
const FIRST = /\/apps\/web\/src\/features\/([\w-]+\/[\w-]+)\/first\.ts$/;
/** Modules without components, `first.ts` among them. */
const OF_FEATURE = /\/apps\/web\/src\/features\/[\w-]+\/[\w-]+\/[\w-]+\.ts$/;

/** What several of them read addresses with. */
const ADDRESSES =
  /\/apps\/web\/src\/entities\/(?:filters\/params|paging\/page-number|competitions\/competition-filters|court\/(?:offers|surfaces))\.ts$/;

/**
 * The screen whose first query a module belongs to: its `first.ts`, and the documents and plain modules that this is made of.
 * Looked for upwards, from a module to those that import it, until one of them is a `first.ts`.
 */
function screenAskingFirst(id: string, context: Rolldown.ChunkingContext): string | null {
  const screen = FIRST.exec(id)?.[1];
  if (screen) return screen;
  if (!DOCUMENT.test(id) && !OF_FEATURE.test(id)) return null;
  const { importers = [] } = context.getModuleInfo(id) ?? {};
  const screens = importers
    .filter((importer) => OF_FEATURE.test(importer))
    .map((importer) => screenAskingFirst(importer, context));
  return screens.find((found) => found !== null) ?? null;
}

/** For days without a network: begins on every page, so it brings nothing else along. */
const OFFLINE =
  /\/node_modules\/idb-keyval\/|\/libs\/client\/src\/transport\/shelf\.|\/apps\/web\/src\/(?:app\/offline\/(?:register-worker|forget-kept)|entities\/offline\/(?!after-result|browser-push)[\w-]+)\.ts$/;

/** The figures of the shell. */
const UNREAD =
  /\/features\/(?:notifications\/bell\/(?:bell(?:\.module)?|unread-count|use-unread-count)|chat\/nav\/[\w-]+)\.(?:tsx?|css)$/;

/** Of a document the module that sends it, else the module itself. */
const senderOf = (id: string, context: Rolldown.ChunkingContext): string =>
  DOCUMENT.test(id) ? (context.getModuleInfo(id)?.importers[0] ?? id) : id;

export function chunkGroups() {
  const known = new Map<string, Set<string>>();
  return [
    { name: 'early', test: EARLY, priority: 3, includeDependenciesRecursively: false },
    {
      name: (id: string, context: Rolldown.ChunkingContext) => {
        const screen = screenAskingFirst(id, context);
        return screen && `first-${screen.replace('/', '-')}`;
      },
      priority: 3,
      includeDependenciesRecursively: false,
    },
    { name: 'addresses', test: ADDRESSES, priority: 3, includeDependenciesRecursively: false },
    // Everything before the first paint.
    { name: 'base', tags: ['$initial' as const], priority: 2 },
    ...LIBRARIES.map(({ name, heavy = false }, index) => ({
      name,
      test: (id: string) => libraryOf(id)?.name === name,
      priority: 1 - index / 100,
      // What a heavy library shares with others is not to bring it along.
      includeDependenciesRecursively: !heavy,
    })),
    { name: 'offline', test: OFFLINE, includeDependenciesRecursively: false },
    { name: 'provider', test: PROVIDER, includeDependenciesRecursively: false },
    { name: 'sign-in', test: SIGN_IN, includeDependenciesRecursively: false },
    { name: 'pieces', test: PIECES, includeDependenciesRecursively: false },
    // A file per icon costs more than it saves.
    {
      name: (id: string, context: Rolldown.ChunkingContext) => {
        if (!/@tabler\/icons-react/.test(id)) return null;
        const { importers = [] } = context.getModuleInfo(id) ?? {};
        return importers.some(isOfEveryScreen) ? 'icons' : 'more-icons';
      },
      minShareCount: 2,
    },
    // Parts that screens are made of: together, but apart from those that bring a heavy library along.
    {
      name: (id: string, context: Rolldown.ChunkingContext) => {
        const part = senderOf(id, context);
        if (!PARTS.test(part)) return null;
        const kind = OF_LISTS.test(part) ? 'list-parts' : 'parts';
        return [kind, ...[...heavyLibraries(part, context, known)].sort()].join('-');
      },
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    // How much is unread is asked for with every screen, the lists are not.
    {
      name: (id: string, context: Rolldown.ChunkingContext) => (UNREAD.test(senderOf(id, context)) ? 'unread' : null),
      includeDependenciesRecursively: false,
    },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000 },
  ];
}
