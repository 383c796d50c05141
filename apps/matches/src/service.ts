import { defineService } from '@setpoint/service-kit';
import type { UserId } from '@setpoint/kernel';
import { matchesConfig } from './config.js';
import { isInvolved, type Match } from './domain/match.js';
import { MatchesModule } from './matches.module.js';
import { entities } from './persistence/entities.js';
import { migrations } from './persistence/migrations/index.js';
import { personalData } from './persistence/personal-data.js';

const isParticipant = ({ match }: { readonly match: Match }, caller: { readonly userId: UserId }) =>
  isInvolved(match, caller.userId);

export const matchesService = defineService({
  name: 'matches',
  root: new URL('../', import.meta.url),
  module: MatchesModule,
  entities,
  migrations,
  personalData,
  config: matchesConfig,
  objectRules: {
    Match: { PARTICIPANT: isParticipant },
    MatchInvitation: { PARTICIPANT: isParticipant },
    MatchPoll: { PARTICIPANT: isParticipant },
    MatchProposal: { PARTICIPANT: isParticipant },
    MatchAgreement: { PARTICIPANT: isParticipant },
    NoShowReport: { PARTICIPANT: isParticipant },
  },
});
