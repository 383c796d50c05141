import { Injectable } from '@nestjs/common';
import { accept, type UserId } from '@setpoint/kernel';
import { availabilityOf, type Availability } from '../domain/availability.js';
import { ChangeOwnProfile } from './change-own-profile.js';

/** Says when one can play (PLY-10). */
@Injectable()
export class SaveAvailability {
  constructor(private readonly own: ChangeOwnProfile) {}

  execute(wish: Availability, me: UserId) {
    return this.own.execute(me, (profile) => {
      const checked = availabilityOf(wish);
      return checked.ok ? accept({ ...profile, availability: checked.value }) : checked;
    });
  }
}
