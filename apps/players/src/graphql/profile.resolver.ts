import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Identity, Outcome } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { SaveAbsence } from '../application/save-absence.js';
import { SaveAvailability } from '../application/save-availability.js';
import { SaveProfile } from '../application/save-profile.js';
import { SaveSports } from '../application/save-sports.js';
import { UpdateUser } from '../application/update-user.js';
import type { Absence, Availability } from '../domain/availability.js';
import type { SportChoice } from '../domain/choose-sports.js';
import type { ProfileEdit } from '../domain/edit-profile.js';
import type { Profile } from '../domain/profile.js';
import type { ProfilesData } from '../domain/relocate.js';

/** Changes of one's own profile. */
@Resolver()
export class ProfileResolver {
  constructor(
    private readonly update: UpdateUser,
    private readonly sports: SaveSports,
    private readonly profile: SaveProfile,
    private readonly availability: SaveAvailability,
    private readonly absence: SaveAbsence,
  ) {}

  @Mutation('updateUser')
  async updateUser(@Args('profilesData') data: ProfilesData, @Viewer() who: Identity) {
    return answer(await this.update.execute(data, signedIn(who)));
  }

  @Mutation('saveSports')
  async saveSports(@Args('input') input: { readonly sports: readonly SportChoice[] }, @Viewer() who: Identity) {
    const choices = input.sports.map(({ sport, level }) => ({ sport, level: level ?? null }));
    return answer(await this.sports.execute(choices, signedIn(who)));
  }

  @Mutation('saveProfile')
  async saveProfile(@Args('input') input: ProfileEdit, @Viewer() who: Identity) {
    return answer(await this.profile.execute(input, signedIn(who)));
  }

  @Mutation('saveAvailability')
  async saveAvailability(@Args('input') input: Availability, @Viewer() who: Identity) {
    return answer(await this.availability.execute(input, signedIn(who)));
  }

  @Mutation('saveAbsence')
  async saveAbsence(@Args('input') input: { readonly absence?: Absence | null }, @Viewer() who: Identity) {
    return answer(await this.absence.execute(input.absence ?? null, signedIn(who)));
  }
}

const answer = <Code extends string>(outcome: Outcome<Profile, Code>) =>
  outcome.ok ? succeed({ user: outcome.value }) : failed(outcome, { user: null });
