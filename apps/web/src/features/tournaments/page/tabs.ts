import type { TournamentHeadFragment } from '@setpoint/client/documents';

/** The pages of a tournament; all but the first are a `pagematchs` of RTE-06. */
export const TABS = ['info', 'bracket', 'groups', 'matches', 'teams', 'rules', 'photos', 'priority-list'] as const;
export type Tab = (typeof TABS)[number];

/** Those that a tournament has something for. */
export function tabsOf({
  format,
  type,
  photos,
}: Pick<TournamentHeadFragment, 'format' | 'type' | 'photos'>): readonly Tab[] {
  return TABS.filter((tab) => {
    if (tab === 'groups') return format === 'GROUPS_AND_PLAY_OFF';
    if (tab === 'photos') return photos.length > 0;
    if (tab === 'priority-list') return type === 'slam';
    return true;
  });
}

/** The page that a path segment names; null where the tournament has no such page. */
export const tabOf = (tabs: readonly Tab[], segment: string | undefined): Tab | null =>
  segment === undefined ? 'info' : segment === 'info' ? null : (tabs.find((tab) => tab === segment) ?? null);
