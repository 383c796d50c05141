/** The pages of a league; all but the first are a `pagematchs` of RTE-07. */
export const TABS = ['groups', 'matches', 'ranking', 'info'] as const;
export type Tab = (typeof TABS)[number];

/** The page that a path segment names; null where there is no such page. */
export const tabOf = (segment: string | undefined): Tab | null =>
  segment === undefined ? 'groups' : (TABS.find((tab) => tab === segment) ?? null);
