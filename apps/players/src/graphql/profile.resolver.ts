import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Identity, SportId } from '@setpoint/kernel';
import { signedIn, Viewer } from '@setpoint/service-kit';
import { ChangeOwnProfile } from '../application/change-own-profile.js';
import type { ProfileChange } from '../domain/profile-change.js';
import type {
  MutationSaveAbsenceArgs,
  MutationSaveAvailabilityArgs,
  MutationSaveProfileArgs,
  MutationSaveSportDetailsArgs,
  MutationSaveSportsArgs,
  MutationUpdateUserArgs,
  ResolversTypes,
} from './generated/schema.js';
import { done, refused } from './payloads.js';
import { userSource } from './user-view.js';

/** Changes of one's own profile. */
@Resolver()
export class ProfileResolver {
  constructor(private readonly own: ChangeOwnProfile) {}

  @Mutation('updateUser')
  updateUser(
    @Args() { profilesData: data }: MutationUpdateUserArgs,
    @Viewer() who: Identity,
  ): Promise<ResolversTypes['UpdateUserPayload']> {
    return this.change({ type: 'RELOCATE', data }, who);
  }

  @Mutation('saveSports')
  saveSports(
    @Args() { input }: MutationSaveSportsArgs,
    @Viewer() who: Identity,
  ): Promise<ResolversTypes['SaveSportsPayload']> {
    const choices = input.sports.map(({ sport, level }) => ({ sport, level: level ?? null }));
    return this.change({ type: 'CHOOSE_SPORTS', choices }, who);
  }

  @Mutation('saveSportDetails')
  saveSportDetails(
    @Args() { input }: MutationSaveSportDetailsArgs,
    @Viewer() who: Identity,
  ): Promise<ResolversTypes['SaveSportDetailsPayload']> {
    const { preferredSurface = null, racket = null, strings = null, shoes = null } = input;
    const { startYear = null, frequency = null, courtPosition = null } = input;
    const told = { preferredSurface, racket, strings, shoes, startYear, frequency, courtPosition };
    return this.change({ type: 'TELL_OF_SPORT', told: { ...told, sport: input.sport as SportId } }, who);
  }

  @Mutation('saveProfile')
  saveProfile(
    @Args() { input: edit }: MutationSaveProfileArgs,
    @Viewer() who: Identity,
  ): Promise<ResolversTypes['SaveProfilePayload']> {
    return this.change({ type: 'EDIT', edit }, who);
  }

  @Mutation('saveAvailability')
  saveAvailability(
    @Args() { input: availability }: MutationSaveAvailabilityArgs,
    @Viewer() who: Identity,
  ): Promise<ResolversTypes['SaveAvailabilityPayload']> {
    return this.change({ type: 'SET_AVAILABILITY', availability }, who);
  }

  @Mutation('saveAbsence')
  saveAbsence(
    @Args() { input }: MutationSaveAbsenceArgs,
    @Viewer() who: Identity,
  ): Promise<ResolversTypes['SaveAbsencePayload']> {
    return this.change({ type: 'SET_ABSENCE', absence: input.absence ?? null }, who);
  }

  @Mutation('finishWelcome')
  finishWelcome(@Viewer() who: Identity): Promise<ResolversTypes['FinishWelcomePayload']> {
    return this.change({ type: 'FINISH_WELCOME' }, who);
  }

  private async change(change: ProfileChange, who: Identity) {
    const outcome = await this.own.execute(change, signedIn(who));
    return outcome.ok ? done({ user: userSource(outcome.value) }) : refused(outcome, { user: null });
  }
}
