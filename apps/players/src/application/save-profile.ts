import { Injectable } from '@nestjs/common';
import { Clock, type UserId } from '@setpoint/kernel';
import { editProfile, type ProfileEdit } from '../domain/edit-profile.js';
import { dayOf } from '../domain/profile.js';
import { ChangeOwnProfile } from './change-own-profile.js';

/** Changes the general data of the profile (ACC-01). */
@Injectable()
export class SaveProfile {
  constructor(
    private readonly own: ChangeOwnProfile,
    private readonly clock: Clock,
  ) {}

  execute(edit: ProfileEdit, me: UserId) {
    return this.own.execute(me, (profile) => editProfile(profile, edit, dayOf(this.clock.now())));
  }
}
