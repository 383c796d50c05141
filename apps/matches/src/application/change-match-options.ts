import { Injectable } from '@nestjs/common';
import type { MatchId, UserId } from '@setpoint/kernel';
import type { CommandOf } from '../domain/commands.js';
import { ChangeMatch } from './change-match.js';

type Options = Omit<CommandOf<'CHANGE_OPTIONS'>, 'type' | 'who'>;

/** Changes visibility, level limits or message; what is left out stays (MAT-13). */
@Injectable()
export class ChangeMatchOptions {
  constructor(private readonly matches: ChangeMatch) {}

  execute({ matchId, options }: { readonly matchId: MatchId; readonly options: Options }, who: UserId) {
    return this.matches.execute(matchId, { type: 'CHANGE_OPTIONS', who, ...options });
  }
}
