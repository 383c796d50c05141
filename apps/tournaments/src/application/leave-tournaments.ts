import { Injectable } from '@nestjs/common';
import { PLATFORM_USER, type UserId } from '@setpoint/kernel';
import { BeforeErasure, type Departure } from '@setpoint/service-kit';
import { ChangeRegistration } from './change-registration.js';
import { CurrentEntries } from './ports/current-entries.js';
import { SupportTournaments } from './support-tournaments.js';

const REASON = 'The account was deleted';

/**
 * Who leaves the platform leaves their tournaments (ACC-06): what is not paid is cancelled, a place on a priority list is
 * given up, and an entry is taken out, so that matches under way are forfeits and earlier results stand.
 */
@Injectable()
@BeforeErasure()
export class LeaveTournaments implements Departure {
  constructor(
    private readonly entries: CurrentEntries,
    private readonly registrations: ChangeRegistration,
    private readonly support: SupportTournaments,
  ) {}

  async leave(player: UserId): Promise<void> {
    for (const { id, tournamentId } of await this.entries.of(player)) {
      const cancelled = await this.registrations.byPlayer(player, id, 'CANCEL');
      if (!cancelled.ok) await this.support.excludeEntry(PLATFORM_USER, tournamentId, id, REASON);
    }
  }
}
