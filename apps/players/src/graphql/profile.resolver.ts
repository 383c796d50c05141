import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { signedIn, Viewer } from '@setpoint/service-kit';
import { ChangeOwnProfile } from '../application/change-own-profile.js';
import type { Absence, Availability } from '../domain/availability.js';
import type { SportChoice } from '../domain/choose-sports.js';
import type { ProfileEdit } from '../domain/edit-profile.js';
import type { ProfileChange } from '../domain/profile-change.js';
import type { ProfilesData } from '../domain/relocate.js';
import { done, refused } from './payloads.js';
import { userSource } from './user-view.js';

/** Changes of one's own profile. */
@Resolver()
export class ProfileResolver {
  constructor(private readonly own: ChangeOwnProfile) {}

  @Mutation('updateUser')
  updateUser(@Args('profilesData') data: ProfilesData, @Viewer() who: Identity) {
    return this.change({ type: 'RELOCATE', data }, who);
  }

  @Mutation('saveSports')
  saveSports(@Args('input') input: { readonly sports: readonly SportChoice[] }, @Viewer() who: Identity) {
    const choices = input.sports.map(({ sport, level }) => ({ sport, level: level ?? null }));
    return this.change({ type: 'CHOOSE_SPORTS', choices }, who);
  }

  @Mutation('saveProfile')
  saveProfile(@Args('input') edit: ProfileEdit, @Viewer() who: Identity) {
    return this.change({ type: 'EDIT', edit }, who);
  }

  @Mutation('saveAvailability')
  saveAvailability(@Args('input') availability: Availability, @Viewer() who: Identity) {
    return this.change({ type: 'SET_AVAILABILITY', availability }, who);
  }

  @Mutation('saveAbsence')
  saveAbsence(@Args('input') input: { readonly absence?: Absence | null }, @Viewer() who: Identity) {
    return this.change({ type: 'SET_ABSENCE', absence: input.absence ?? null }, who);
  }

  private async change(change: ProfileChange, who: Identity) {
    const outcome = await this.own.execute(change, signedIn(who));
    return outcome.ok ? done({ user: userSource(outcome.value) }) : refused(outcome, { user: null });
  }
}
