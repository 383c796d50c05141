import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type CourtId, type Outcome, type UserId } from '@setpoint/kernel';
import { Favourites } from './ports/favourites.js';

export interface SetFavourite {
  readonly courtId: CourtId;
  readonly favourite: boolean;
}

/** Adds a centre to the player's favourites or removes it (CRT-08). */
@Injectable()
export class SetFavouriteCourt {
  constructor(
    private readonly favourites: Favourites,
    private readonly clock: Clock,
  ) {}

  async execute(command: SetFavourite, userId: UserId): Promise<Outcome<CourtId, 'COURT_NOT_FOUND'>> {
    const known = await this.favourites.set(userId, command.courtId, command.favourite, this.clock.now());
    return known ? accept(command.courtId) : refuse('COURT_NOT_FOUND');
  }
}
