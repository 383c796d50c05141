import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { hashOfToken } from '@setpoint/service-kit';
import type { MatchCommand } from '../domain/commands.js';
import { guestPlaceOf, type GuestPlace } from '../domain/guest-place.js';
import type { Match } from '../domain/match.js';
import { passTime } from '../domain/pass-time.js';
import type { MatchCode } from '../domain/refusals.js';
import { ChangeMatch } from './change-match.js';
import { Guests, type GuestOfMatch } from './ports/guests.js';
import { MatchReads, type MatchView } from './ports/match-reads.js';

export interface GuestView {
  readonly place: GuestPlace;
  readonly view: MatchView;
}

/** Actions through a guest's link, without an account (MAT-05). */
@Injectable()
export class UseGuestLink {
  constructor(
    private readonly guests: Guests,
    private readonly reads: MatchReads,
    private readonly change: ChangeMatch,
    private readonly clock: Clock,
  ) {}

  /** Null for an invalid link. */
  async read(token: string): Promise<GuestView | null> {
    const guest = await this.find(token);
    if (!guest) return null;
    // The link grants access to the match, even a private one.
    const [view] = await this.reads.visible([guest.matchId], { kind: 'support' });
    const now = this.clock.now();
    const place = view && guestPlaceOf(passTime(view.match, now).match, guest.guestId, now);
    return view && place ? { place, view } : null;
  }

  answer(token: string, answer: boolean): Promise<Outcome<Match, MatchCode>> {
    return this.run(token, (guest) => ({ type: 'ANSWER', who: guest, accept: answer }));
  }

  leave(token: string): Promise<Outcome<Match, MatchCode>> {
    return this.run(token, (guest) => ({ type: 'LEAVE', who: guest }));
  }

  /** Transfers the place to the account. */
  keep(token: string, who: UserId): Promise<Outcome<Match, MatchCode>> {
    return this.run(token, (guestId) => ({ type: 'KEEP_GUEST_PLACE', who, guestId }));
  }

  async stop(token: string): Promise<Outcome<null, MatchCode>> {
    const seen = await this.read(token);
    if (!seen) return refuse('GUEST_LINK_NOT_VALID');
    await this.guests.silence(seen.place.guest.address, this.clock.now());
    return accept(null);
  }

  private async run(token: string, command: (guest: UserId) => MatchCommand): Promise<Outcome<Match, MatchCode>> {
    const guest = await this.find(token);
    if (!guest) return refuse('GUEST_LINK_NOT_VALID');
    return this.change.execute(guest.matchId, command(guest.guestId));
  }

  private find(token: string): Promise<GuestOfMatch | null> {
    return this.guests.withLink(hashOfToken(token));
  }
}
