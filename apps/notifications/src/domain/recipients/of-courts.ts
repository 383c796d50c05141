import { claimDecided, localLegendChanged, suggestionDecided } from '@setpoint/events';
import { PLATFORM_USER } from '@setpoint/kernel';
import type { Notice, NotificationType } from '../notice.js';
import { notices, rule, type Rule } from './rule.js';

/** Centres: who is the local legend now and who was (CRT-10), and what support decided (CRT-05, CRT-06). */
export const OF_COURTS: readonly Rule[] = [
  rule(localLegendChanged, ({ courtId, courtName, legendId, formerId }) => [
    ...noticesOf('COURT_LEGEND_WON', legendId, courtId, courtName),
    ...noticesOf('COURT_LEGEND_LOST', formerId, courtId, courtName),
  ]),
  rule(claimDecided, ({ courtId, courtName, userId, granted }) =>
    noticesOf(granted ? 'COURT_CLAIM_GRANTED' : 'COURT_CLAIM_REJECTED', userId, courtId, courtName),
  ),
  rule(suggestionDecided, ({ courtId, name, userId }) =>
    noticesOf(courtId === null ? 'COURT_SUGGESTION_REJECTED' : 'COURT_SUGGESTION_ACCEPTED', userId, courtId, name),
  ),
];

const noticesOf = (type: NotificationType, to: string | null, courtId: string | null, about: string): Notice[] =>
  notices(type, PLATFORM_USER, to === null ? [] : [to]).map((notice) => ({ ...notice, courtId, about }));
