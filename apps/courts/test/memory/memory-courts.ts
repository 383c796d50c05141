import type { CourtId, Page, PageRequest, UserId } from '@setpoint/kernel';
import { Courts, type CourtCriteria, type CourtOrder } from '../../src/application/ports/courts.js';
import { Favourites } from '../../src/application/ports/favourites.js';
import { sportsOf, type Court, type CourtCard, type CourtField } from '../../src/domain/court.js';
import { nameKey, searchText } from '../../src/domain/search-text.js';

/** Both ports in memory; words are found literally and positions are ignored. */
export class MemoryCourts implements Courts, Favourites {
  readonly all = new Map<CourtId, Court>();
  readonly favourites = new Set<string>();
  asked: { criteria: CourtCriteria; order: CourtOrder; page: PageRequest } | undefined;

  add(courts: readonly Court[]): Promise<void> {
    for (const court of courts) if (!this.all.has(court.id)) this.all.set(court.id, court);
    return Promise.resolve();
  }

  addWithin(_unit: unknown, court: Court): Promise<void> {
    return this.add([court]);
  }

  byIds(ids: readonly CourtId[]): Promise<CourtCard[]> {
    return Promise.resolve(ids.flatMap((id) => this.all.get(id) ?? []).map((court) => this.card(court)));
  }

  ofOwner(owner: UserId): Promise<CourtCard[]> {
    const owned = [...this.all.values()].filter((court) => court.ownerId === owner);
    return Promise.resolve(owned.map((court) => this.card(court)));
  }

  fieldsOf(ids: readonly CourtId[]): Promise<Map<CourtId, CourtField[]>> {
    return Promise.resolve(new Map(ids.map((id) => [id, [...(this.all.get(id)?.fields ?? [])]])));
  }

  search(criteria: CourtCriteria, order: CourtOrder, page: PageRequest): Promise<Page<CourtCard>> {
    this.asked = { criteria, order, page };
    const found = [...this.all.values()]
      .filter((court) => criteria.words.every((word) => searchText(court).includes(word)))
      .sort((a, b) => (nameKey(a.name) < nameKey(b.name) ? -1 : 1));
    const items = found.slice(0, page.first).map((court) => this.card(court));
    return Promise.resolve({
      items,
      cursors: items.map((item) => item.id),
      hasNextPage: found.length > items.length,
      hasPreviousPage: false,
      totalCount: found.length,
    });
  }

  set(userId: UserId, courtId: CourtId, favourite: boolean): Promise<boolean> {
    if (!this.all.has(courtId)) return Promise.resolve(false);
    if (favourite) this.favourites.add(`${userId} ${courtId}`);
    else this.favourites.delete(`${userId} ${courtId}`);
    return Promise.resolve(true);
  }

  among(userId: UserId, courtIds: readonly CourtId[]): Promise<Set<CourtId>> {
    return Promise.resolve(new Set(courtIds.filter((id) => this.favourites.has(`${userId} ${id}`))));
  }

  of(userId: UserId): Promise<CourtId[]> {
    const mine = [...this.all.values()].filter(({ id }) => this.favourites.has(`${userId} ${id}`));
    return Promise.resolve(mine.sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ id }) => id));
  }

  private card({ fields, ...centre }: Court): CourtCard {
    const favouritesCount = [...this.favourites].filter((pair) => pair.endsWith(` ${centre.id}`)).length;
    return { ...centre, sports: sportsOf({ fields }), favouritesCount, distanceKm: null };
  }
}
