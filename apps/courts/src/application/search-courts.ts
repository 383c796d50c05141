import { Injectable } from '@nestjs/common';
import { isSportId, pageSize, type Page, type PageRequest, type UserId, type Surface } from '@setpoint/kernel';
import type { CourtCard, CourtOffer } from '../domain/court.js';
import { searchWords } from '../domain/search-text.js';
import { Courts, type CourtOrder } from './ports/courts.js';

/** Smallest and largest radius of a search, in km. */
const RADIUS = { from: 1, to: 500, otherwise: 30 } as const;

/** The client's filter; null does not filter. */
export interface CourtsQuery {
  readonly text?: string | null;
  readonly near?: { readonly lat: number; readonly lng: number; readonly km?: number | null } | null;
  readonly sport?: number | null;
  readonly surfaces?: readonly Surface[] | null;
  readonly covered?: boolean | null;
  readonly offers?: readonly CourtOffer[] | null;
  readonly favouriteOf?: UserId;
}

/** Centres by name, place, sport, surface and offers (CRT-04). */
@Injectable()
export class SearchCourts {
  constructor(private readonly courts: Courts) {}

  async execute(
    query: CourtsQuery,
    order: CourtOrder,
    page: PageRequest,
    asker: UserId | null,
  ): Promise<Page<CourtCard>> {
    const { near, sport, surfaces, covered, offers, favouriteOf } = query;
    if (impossible(query)) return NOTHING;
    return this.courts.search(
      {
        words: searchWords(query.text ?? ''),
        ...(near && { near: { lat: near.lat, lng: near.lng, km: radius(near.km) } }),
        ...(sport && isSportId(sport) && { sport }),
        ...(surfaces?.length && { surfaces }),
        ...(typeof covered === 'boolean' && { covered }),
        ...(offers?.length && { offers }),
        ...(favouriteOf && { favouriteOf }),
      },
      near ? order : 'NAME',
      { ...page, first: pageSize(page.first) },
      asker,
    );
  }
}

const NOTHING: Page<CourtCard> = { items: [], cursors: [], hasNextPage: false, hasPreviousPage: false, totalCount: 0 };

/** Invalid positions and unknown sports find nothing. */
function impossible({ near, sport }: CourtsQuery): boolean {
  const offTheGlobe = near ? !(Math.abs(near.lat) <= 90 && Math.abs(near.lng) <= 180) : false;
  return offTheGlobe || (typeof sport === 'number' && !isSportId(sport));
}

function radius(km: number | null | undefined): number {
  return Math.min(RADIUS.to, Math.max(RADIUS.from, km ?? RADIUS.otherwise));
}
