import { Injectable } from '@nestjs/common';
import { accept, Clock, type UserId } from '@setpoint/kernel';
import { absenceOf, type Absence } from '../domain/availability.js';
import { dayOf } from '../domain/profile.js';
import { ChangeOwnProfile } from './change-own-profile.js';

/** Says when one is away, or no more (PLY-10, ACC-07). */
@Injectable()
export class SaveAbsence {
  constructor(
    private readonly own: ChangeOwnProfile,
    private readonly clock: Clock,
  ) {}

  execute(wish: Absence | null, me: UserId) {
    return this.own.execute(me, (profile) => {
      const checked = absenceOf(wish, dayOf(this.clock.now()));
      return checked.ok ? accept({ ...profile, absence: checked.value }) : checked;
    });
  }
}
