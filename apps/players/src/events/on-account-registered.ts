import { Injectable } from '@nestjs/common';
import { accountRegistered, type EventOf } from '@setpoint/events';
import { Random, userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { newInviteCode } from '../domain/invite-code.js';
import { withEstimates } from '../domain/choose-sports.js';
import { withRatedSports } from '../domain/levels/earned-level.js';
import { weighingWith } from '../domain/levels/parameters-over-time.js';
import { loggedIn, newProfile } from '../domain/profile.js';
import { addProfile, isCodeTaken } from '../persistence/profiles.js';
import { ratedBefore } from '../persistence/projections/levels.js';
import { takePendingFacts } from '../persistence/projections/pending-facts.js';
import { parametersOfAll } from '../persistence/queries/level-parameters.js';
import { welcome } from './welcome.js';

/** Creates a profile with the account; it is listed once the mail is verified. An existing profile is kept. */
@Injectable()
@OnEvent(accountRegistered, { overwrites: true })
export class OnAccountRegistered implements EventHandler<typeof accountRegistered> {
  constructor(private readonly random: Random) {}

  async handle(event: EventOf<typeof accountRegistered>, manager: EntityManager, effects: Effects): Promise<void> {
    const { data } = event;
    let inviteCode = newInviteCode(this.random);
    while (await isCodeTaken(manager, inviteCode)) inviteCode = newInviteCode(this.random);
    const registered = newProfile({
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
    const parameters = await parametersOfAll(manager);
    const estimated = withEstimates(registered, data.levels ?? [], weighingWith(parameters));
    const profile = withRatedSports(estimated, await ratedBefore(manager, estimated), parameters);
    const facts = await takePendingFacts(manager, profile.id);
    const present = facts?.lastLoginAt ? loggedIn(profile, facts.lastLoginAt) : profile;
    if (!(await addProfile(manager, effects, present, data.invitedBy ?? null))) return;
    if (facts?.verifiedAt) await welcome(manager, effects, profile.id, facts.verifiedAt);
  }
}
