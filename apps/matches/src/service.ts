import { defineService } from '@setpoint/service-kit';
import type { UserId } from '@setpoint/kernel';
import { isInvolved, type Match } from './domain/match.js';
import { MatchesModule } from './matches.module.js';

const isParticipant = ({ match }: { readonly match: Match }, who: { readonly userId: UserId }) =>
  isInvolved(match, who.userId);

export const matchesService = defineService({
  name: 'matches',
  root: new URL('../', import.meta.url),
  module: MatchesModule,
  objectRules: {
    Match: { PARTICIPANT: isParticipant },
    MatchInvitation: { PARTICIPANT: isParticipant },
  },
});
