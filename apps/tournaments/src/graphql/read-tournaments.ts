import { Injectable } from '@nestjs/common';
import { isSupport, type Identity, type UserId } from '@setpoint/kernel';
import { inOrder, type LoaderRegistry } from '@setpoint/service-kit';
import { Drafts } from '../application/ports/drafts.js';
import { Registrations, type Counts } from '../application/ports/registrations.js';
import { TournamentLists, type TournamentPage } from '../application/ports/tournament-lists.js';
import { inviteRefusal } from '../domain/eligibility.js';
import { isEnded, type Registration } from '../domain/registration.js';
import type { Tournament, TournamentId } from '../domain/tournament.js';
import { tournamentSource, type TournamentSource } from './tournament-source.js';

const NO_COUNTS: Counts = { teams: 0, taken: 0, waiting: 0 };

/** Reads shared by resolvers, batched per request. */
@Injectable()
export class ReadTournaments {
  constructor(
    private readonly lists: TournamentLists,
    private readonly registrations: Registrations,
    private readonly drafts: Drafts,
  ) {}

  /** Null if there is none or the viewer may not see it. */
  async one(id: TournamentId, viewer: Identity, loaders: LoaderRegistry): Promise<TournamentSource | null> {
    const tournament = await this.byId(id, loaders);
    if (!tournament || (tournament.state === 'PLANNED' && !isSupport(viewer))) return null;
    return tournamentSource(tournament);
  }

  /** The viewer, for data restricted to entries. */
  byId(id: TournamentId, loaders: LoaderRegistry): Promise<Tournament | null> {
    return loaders
      .get('tournaments', async (ids: readonly TournamentId[]) =>
        inOrder(ids, await this.lists.byId(ids), (each): TournamentId => each.id),
      )
      .load(id);
  }

  countsOf(id: TournamentId, loaders: LoaderRegistry): Promise<Counts> {
    return loaders
      .get('tournament-counts', async (ids: readonly TournamentId[]) => {
        const counts = await this.registrations.countsOf(ids);
        return ids.map((each) => counts.get(each) ?? NO_COUNTS);
      })
      .load(id);
  }

  entriesOf(id: TournamentId, loaders: LoaderRegistry): Promise<readonly Registration[]> {
    return loaders
      .get('tournament-entries', async (ids: readonly TournamentId[]) => {
        const entries = await this.registrations.entriesOf(ids);
        return ids.map((each) => entries.get(each) ?? []);
      })
      .load(id);
  }

  /** The player's latest registration, as captain or partner. */
  registrationOf(player: UserId, id: TournamentId, loaders: LoaderRegistry): Promise<Registration | null> {
    return loaders
      .get(`registrations of ${player}`, async (ids: readonly TournamentId[]) => {
        const latest = await this.registrations.latestOf(player, ids);
        return ids.map((each) => latest.get(each) ?? null);
      })
      .load(id);
  }

  /** Whether the viewer may see the entries: in private tournaments only entries, holders of the invite code, and support. */
  async maySeePlayers(tournament: Tournament, viewer: Identity, loaders: LoaderRegistry): Promise<boolean> {
    if (!tournament.isPrivate || isSupport(viewer)) return true;
    if (viewer.kind === 'visitor') return false;
    const own = await this.registrationOf(viewer.userId, tournament.id, loaders);
    if (own && (!isEnded(own) || own.isOut)) return true;
    const draft = await this.drafts.find(viewer.userId, tournament.id);
    return inviteRefusal(tournament, draft?.inviteCode ?? null) === null;
  }
}

/** A page of tournaments, counted on demand. */
export interface TournamentConnectionSource {
  readonly edges: readonly { readonly cursor: string; readonly node: TournamentSource }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: () => Promise<number>;
}

export const connectionOf = (page: TournamentPage): TournamentConnectionSource => ({
  edges: page.items.map(({ tournament, distanceKm }, i) => ({
    cursor: page.cursors[i]!,
    node: tournamentSource(tournament, distanceKm),
  })),
  pageInfo: {
    hasNextPage: page.hasNextPage,
    hasPreviousPage: page.hasPreviousPage,
    startCursor: page.cursors[0] ?? null,
    endCursor: page.cursors.at(-1) ?? null,
  },
  totalCount: page.totalCount,
});
