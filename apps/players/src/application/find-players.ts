import { Injectable } from '@nestjs/common';
import { Clock, pageSize, type PageWithoutCount, type UserId } from '@setpoint/kernel';
import { dayOf } from '../domain/profile.js';
import { queryOf, type PlayersFilter, type PlayersOrder } from '../domain/search.js';
import { PlayerSearch, type FoundPlayer } from './ports/player-search.js';
import { Players } from './ports/players.js';

export interface FindPlayersCommand {
  readonly filter: PlayersFilter;
  readonly orderBy: PlayersOrder;
  readonly first: number | null;
  readonly after: string | null;
}

export interface FoundPlayers {
  readonly page: PageWithoutCount<FoundPlayer>;
  /** The total number: a separate search, on demand. */
  readonly count: () => Promise<number>;
}

/** The list of players with its filters (PLY-01, FLT-02). */
@Injectable()
export class FindPlayers {
  constructor(
    private readonly search: PlayerSearch,
    private readonly players: Players,
    private readonly clock: Clock,
  ) {}

  async execute({ filter, orderBy, first, after }: FindPlayersCommand, viewer: UserId | null): Promise<FoundPlayers> {
    const needsHome = orderBy === 'DISTANCE' && !filter.near && viewer !== null;
    const home = needsHome ? ((await this.players.byId(viewer))?.location ?? null) : null;
    const query = queryOf(filter, orderBy, { today: dayOf(this.clock.now()), home, viewer });
    const page = await this.search.find(query, { first: pageSize(first), after }, viewer);
    return { page, count: () => this.search.count(query, viewer) };
  }
}
