import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type CourtId, type Outcome, type UserId } from '@setpoint/kernel';
import type { CourtOffer } from '../domain/court.js';
import { Courts } from './ports/courts.js';
import { Play } from './ports/play.js';

type Refusal = 'COURT_NOT_FOUND' | 'OFFER_NOT_FOUND' | 'NO_MATCH_HERE';

/** A player uses a centre's offer on the day of a match there; counted once a day (CRT-11). */
@Injectable()
export class UseOffers {
  constructor(
    private readonly courts: Courts,
    private readonly play: Play,
    private readonly clock: Clock,
  ) {}

  async execute(id: CourtId, offer: CourtOffer, player: UserId): Promise<Outcome<CourtId, Refusal>> {
    const [court] = await this.courts.byIds([id]);
    if (!court) return refuse('COURT_NOT_FOUND');
    if (!court.offers.includes(offer)) return refuse('OFFER_NOT_FOUND');
    const now = this.clock.now();
    if (!(await this.play.playsOn(player, id, court.timeZone, now))) return refuse('NO_MATCH_HERE');
    await this.play.useOffer(player, id, offer, court.timeZone, now);
    return accept(id);
  }
}
