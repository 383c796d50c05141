import { Injectable } from '@nestjs/common';
import { accountRegistered, type EventOf } from '@setpoint/events';
import { Random, userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { newInviteCode } from '../domain/invite-code.js';
import { loggedIn, newProfile } from '../domain/profile.js';
import { takeEarlyNews } from '../persistence/early-news.js';
import { addProfile, isCodeTaken } from '../persistence/stored-players.js';
import { welcome } from './welcome.js';
import type { Tables } from '../persistence/tables.js';

/** An account has a profile from the start; others see it once the mail is verified. */
@Injectable()
@OnEvent(accountRegistered)
export class OnAccountRegistered implements EventHandler<typeof accountRegistered, Tables> {
  constructor(private readonly random: Random) {}

  async handle(event: EventOf<typeof accountRegistered>, tx: Transaction<Tables>, effects: Effects): Promise<void> {
    const { data } = event;
    let inviteCode = newInviteCode(this.random);
    while (await isCodeTaken(tx, inviteCode)) inviteCode = newInviteCode(this.random);
    const profile = newProfile({
      id: userId(data.userId),
      firstName: data.firstName,
      lastName: data.lastName,
      sports: data.sports,
      language: data.language,
      referredBy: data.referredBy ? userId(data.referredBy) : null,
      isStaff: data.roles.includes('SUPPORT'),
      inviteCode,
      at: new Date(event.time),
    });
    const early = await takeEarlyNews(tx, profile.id);
    const present = early?.lastLoginAt ? loggedIn(profile, early.lastLoginAt) : profile;
    await addProfile(tx, effects, present, data.invitedBy ?? null);
    if (early?.verifiedAt) await welcome(tx, effects, profile.id, early.verifiedAt);
  }
}
