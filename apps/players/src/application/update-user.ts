import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { relocate, type ProfilesData } from '../domain/relocate.js';
import { ChangeOwnProfile } from './change-own-profile.js';
import { Geocoder } from './ports/geocoder.js';

/** Changes language or location (API-05, API-06). */
@Injectable()
export class UpdateUser {
  constructor(
    private readonly own: ChangeOwnProfile,
    private readonly geocoder: Geocoder,
  ) {}

  execute(data: ProfilesData, me: UserId) {
    return this.own.execute(me, (profile) => relocate(profile, data, (lat, lng) => this.geocoder.timeZoneAt(lat, lng)));
  }
}
