import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { chooseSports, type SportChoice } from '../domain/choose-sports.js';
import { ChangeOwnProfile } from './change-own-profile.js';

/** Chooses sports with the self-assessed level of each (PLY-10, LVL-03). */
@Injectable()
export class SaveSports {
  constructor(private readonly own: ChangeOwnProfile) {}

  execute(choices: readonly SportChoice[], me: UserId) {
    return this.own.execute(me, (profile) => chooseSports(profile, choices));
  }
}
