import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, pageOf, type PageWithoutCount, type UserId } from '@setpoint/kernel';
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
  ): Promise<PageWithoutCount<UserId>[]> {
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
      const shown = pageOf(found, { first, after }, (member) => encodeCursor(list, member.since, member.id));
      return { ...shown, items: shown.items.map((member) => member.id) };
    });
  }

  counts(list: RelationList, owners: readonly UserId[], viewer: UserId | null): Promise<number[]> {
    return relationListCounts(this.storage.manager, { list, owners, viewer }, LARGEST_COUNT);
  }
}
