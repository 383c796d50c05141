import { Injectable } from '@nestjs/common';
import { outgoing, photoRemoved, playerWarned, reportAnswered, type OutgoingEvent } from '@setpoint/events';
import { accept, Clock, refuse, type Outcome } from '@setpoint/kernel';
import type { AuditEntry } from '@setpoint/service-kit';
import { actOnCase, type ActOnCase as Command, type CaseCode } from '../domain/cases/act-on-case.js';
import { accusedIn, reporterIn, type Case } from '../domain/cases/case.js';
import type { Match } from '../domain/match.js';
import { factsOf } from '../events/outgoing.js';
import { Matches } from './ports/matches.js';

/** Support takes a case, notes, warns, removes a photo or closes (ADM-03, MAT-17). */
@Injectable()
export class ActOnCase {
  constructor(
    private readonly matches: Matches,
    private readonly clock: Clock,
  ) {}

  execute(id: string, command: Command): Promise<Outcome<Case, CaseCode>> {
    return this.matches.transaction<Outcome<Case, CaseCode>>(async (transaction) => {
      const found = await transaction.loadCase(id);
      if (!found) return refuse('CASE_NOT_FOUND');
      const decision = actOnCase(command, found, this.clock.now());
      if (!decision.ok || decision.value === found) return decision;
      const match = (await transaction.load(found.matchId))!;
      if (command.action === 'REMOVE_PHOTO') {
        const photo = await transaction.photos.load(match.id);
        if (!photo || photo.id !== found.photo?.photoId) return refuse('PHOTO_GONE');
        await transaction.photos.remove(match.id, photo, this.clock.now());
      }
      await transaction.saveCase(decision.value, noticesIn(decision.value, match));
      await transaction.keepInAuditLog(auditEntry(found, decision.value));
      return accept(decision.value);
    });
  }
}

/** Changes of the case for the audit log; the written text is the reason. */
function auditEntry(before: Case, after: Case): AuditEntry {
  const { action, by, at, text } = after.history.at(-1)!;
  const facts = ({ state, assigneeId, photo }: Case) => ({
    ...{ state, assigneeId, entries: before.history.length },
    ...(action === 'REMOVE_PHOTO' && { photoId: photo?.photoId }),
  });
  return {
    ...{ action: `CASE_${action}`, by, at, reason: text, about: { type: 'CASE', id: after.id } },
    ...{ before: facts(before), after: { ...facts(after), entries: after.history.length } },
  };
}

/** Notifies the players who are warned, lose a photo or get an answer, with support's text. */
function noticesIn(found: Case, match: Match): readonly OutgoingEvent[] {
  const last = found.history.at(-1);
  const playerId = last?.action === 'ANSWER' ? reporterIn(found) : accusedIn(found);
  if (!last || playerId === null || last.text === null) return [];
  const told = { match: factsOf(match), playerId, note: last.text };
  if (last.action === 'WARN') return [outgoing(playerWarned, told)];
  if (last.action === 'ANSWER') return [outgoing(reportAnswered, told)];
  return last.action === 'REMOVE_PHOTO' ? [outgoing(photoRemoved, told)] : [];
}
