import { Injectable } from '@nestjs/common';
import { Ids, refuse, type MatchId, type Outcome, type Side, type UserId } from '@setpoint/kernel';
import { RateLimiter } from '@setpoint/service-kit';
import { guestId, type GuestLanguage } from '../domain/guest.js';
import type { Match } from '../domain/match.js';
import { invalidData, type MatchCode } from '../domain/refusals.js';
import { guestContactOf } from '../domain/rules/guest-contact.js';
import { ChangeMatch } from './change-match.js';
import { waitToInvite } from './guest-limits.js';
import { Guests } from './ports/guests.js';

export interface InviteGuestRequest {
  readonly side: Side;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: GuestLanguage | null;
}

/** Invites somebody without an account, by mail or SMS (MAT-05). */
@Injectable()
export class InviteGuest {
  constructor(
    private readonly change: ChangeMatch,
    private readonly guests: Guests,
    private readonly limiter: RateLimiter,
    private readonly ids: Ids,
  ) {}

  async execute(id: MatchId, request: InviteGuestRequest, who: UserId): Promise<Outcome<Match, MatchCode>> {
    const contact = guestContactOf(request);
    if (!('address' in contact)) return invalidData(...contact);
    const { side, language } = request;
    const retryAfterSeconds = await waitToInvite(this.limiter, who, contact.address);
    if (retryAfterSeconds !== null) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    const wantsMessages = !(await this.guests.isSilenced(contact.address));
    const guest = { id: guestId(this.ids.next()), ...contact, language, wantsMessages };
    return this.change.execute(id, { type: 'INVITE_GUEST', who, side, invitationId: this.ids.next(), guest });
  }
}
