import { Injectable } from '@nestjs/common';
import { accept, Random, type UserId } from '@setpoint/kernel';
import { BeforeErasure, type Departure } from '@setpoint/service-kit';
import { formerPlayer } from '../domain/former-player.js';
import { newInviteCode } from '../domain/invite-code.js';
import { Players } from './ports/players.js';

/** Anonymises the profile of a deleted account, published like any other change (ACC-06). */
@Injectable()
@BeforeErasure()
export class LeaveAsFormerPlayer implements Departure {
  constructor(
    private readonly players: Players,
    private readonly random: Random,
  ) {}

  async leave(who: UserId): Promise<void> {
    await this.players.change(who, (profile) => accept(formerPlayer(profile, newInviteCode(this.random))));
  }
}
