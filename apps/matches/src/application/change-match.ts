import { Injectable } from '@nestjs/common';
import { Clock, refuse, type MatchId, type Outcome, type UserId } from '@setpoint/kernel';
import type { MatchCommand } from '../domain/commands.js';
import { decide } from '../domain/match-machine.js';
import { isInvolved, players, type Match } from '../domain/match.js';
import type { MatchCode } from '../domain/refusals.js';
import { Matches, type Involved } from './ports.js';

/** Load, decide, save: what every command on a match has in common. */
@Injectable()
export class ChangeMatch {
  constructor(
    private readonly matches: Matches,
    private readonly clock: Clock,
  ) {}

  execute(id: MatchId, command: MatchCommand): Promise<Outcome<Match, MatchCode>> {
    return this.matches.change(
      id,
      (match) => involvedIn(command, match),
      (match, context) =>
        isHidden(match, command) ? refuse('MATCH_NOT_FOUND') : decide(command, match, context, this.clock.now()),
    );
  }
}

/**
 * A private match does not exist for strangers (MAT-14). Who tries to join or to answer holds a link to it: they are told
 * that it is not for them.
 */
const isHidden = (match: Match, { type, who }: MatchCommand): boolean =>
  match.visibility === 'PRIVATE' && type !== 'JOIN' && type !== 'ANSWER' && !isInvolved(match, who);

function involvedIn(command: MatchCommand, match: Match): Involved {
  const actor = command.who;
  const nobody: readonly UserId[] = [];
  const alone = { actor, people: nobody, courtId: null, engaged: nobody };
  switch (command.type) {
    case 'JOIN':
    case 'ANSWER':
      return { ...alone, engaged: [actor] };
    case 'ORGANISE':
      return { ...alone, courtId: command.plan.courtId, engaged: players(match) };
    case 'INVITE':
      return { ...alone, people: command.invitees.map((invitee) => invitee.playerId) };
    default:
      return alone;
  }
}
