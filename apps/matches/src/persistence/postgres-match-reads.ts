import { Injectable } from '@nestjs/common';
import type { MatchId, PageRequest, UserId } from '@setpoint/kernel';
import { rowsOf, sql, Storage, type Sql } from '@setpoint/service-kit';
import {
  MatchReads,
  type FriendsQuery,
  type MatchesQuery,
  type MatchPage,
  type MatchView,
  type MyMatches,
  type Viewer,
} from '../application/ports/match-reads.js';
import { friendsMatches } from './queries/friends-matches.js';
import { matchPage } from './queries/match-page.js';
import { matchViews, toView, type MatchViewRow } from './queries/match-views.js';
import { maybeWaitingFor, myMatches } from './queries/my-matches.js';
import { publicMatches } from './queries/public-matches.js';
import { visibleTo } from './queries/visibility.js';

@Injectable()
export class PostgresMatchReads extends MatchReads {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async visible(ids: readonly MatchId[], viewer: Viewer): Promise<readonly MatchView[]> {
    if (ids.length === 0) return [];
    return this.views(sql`where m.id = any(${ids}::text[]) and ${visibleTo(viewer)}`);
  }

  override list(query: MatchesQuery, viewer: Viewer, now: Date): Promise<MatchPage> {
    return matchPage(this.storage.manager, publicMatches(query, viewer, now), query);
  }

  override mine(when: MyMatches, player: UserId, page: PageRequest): Promise<MatchPage> {
    return matchPage(this.storage.manager, myMatches(when, player), page);
  }

  override ofFriends(player: UserId, query: FriendsQuery): Promise<MatchPage> {
    return matchPage(this.storage.manager, friendsMatches(player, query), query);
  }

  override perhapsWaiting(player: UserId): Promise<readonly MatchView[]> {
    return this.views(sql`where ${maybeWaitingFor(player)} order by m.sort_at desc limit 100`);
  }

  private async views(tail: Sql): Promise<readonly MatchView[]> {
    return (await rowsOf<MatchViewRow>(this.storage.manager, matchViews(tail))).map(toView);
  }
}
