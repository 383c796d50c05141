import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, type Page, type UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { LARGEST_COUNT } from '../application/ports/largest-count.js';
import { RelationLists, type RelationList, type RelationListPage } from '../application/ports/relation-lists.js';
import { relationListCounts, relationListPages } from './queries/relation-lists.js';

@Injectable()
export class PostgresRelationLists extends RelationLists {
  constructor(private readonly storage: Storage) {
    super();
  }

  async pages(
    list: RelationList,
    owners: readonly UserId[],
    { first, after }: RelationListPage,
    viewer: UserId | null,
  ): Promise<Omit<Page<UserId>, 'totalCount'>[]> {
    const rows = await relationListPages(this.storage.manager, {
      list,
      owners,
      viewer,
      limit: first + 1,
      after: decodeCursor(after, list, 'instant', 'text'),
    });
    const byOwner = Map.groupBy(rows, ({ owner }) => owner);
    return owners.map((owner) => {
      const found = byOwner.get(owner) ?? [];
      const shown = found.slice(0, first);
      return {
        items: shown.map((member) => member.id),
        cursors: shown.map((member) => encodeCursor(list, member.since, member.id)),
        hasNextPage: found.length > first,
        hasPreviousPage: Boolean(after),
      };
    });
  }

  counts(list: RelationList, owners: readonly UserId[], viewer: UserId | null): Promise<number[]> {
    return relationListCounts(this.storage.manager, { list, owners, viewer }, LARGEST_COUNT);
  }
}
