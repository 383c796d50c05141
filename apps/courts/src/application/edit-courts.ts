import { Injectable } from '@nestjs/common';
import { Clock, Ids, type CourtId, type Outcome, refuse, accept } from '@setpoint/kernel';
import type { Court, CourtField } from '../domain/court.js';
import { editCourt, type CourtEdit, type EditRefusal, type Editor } from '../domain/edit-court.js';
import { CourtBooks } from './ports/court-books.js';

type Answer = Outcome<CourtId, EditRefusal | 'COURT_NOT_FOUND'>;

const KINDS = { INFO: 'EDITED', FIELDS: 'FIELDS_EDITED', OFFERS: 'OFFERS_EDITED' } as const;

/** Edits of a centre's page by owners and support (CRT-06). */
@Injectable()
export class EditCourts {
  constructor(
    private readonly books: CourtBooks,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(id: CourtId, version: number, edit: CourtEdit, editor: Editor): Promise<Answer> {
    const answer = await this.books.change<Answer>(id, (court) => {
      const outcome = editCourt(
        court,
        version,
        withOwnFields(court, edit, () => this.ids.next()),
        editor,
      );
      if (!outcome.ok) return { answer: outcome };
      // Unchanged: no log entry.
      if (JSON.stringify(court) === JSON.stringify(outcome.value)) return { answer: accept(id) };
      const [before, after] = changesBetween(court, outcome.value, edit);
      const action = {
        ...{ kind: KINDS[edit.kind], by: editor.userId, at: this.clock.now(), reason: null, before, after },
        ...(editor.isSupport && { ofSupport: 'CENTRE' as const }),
      };
      return { answer: accept(id), court: outcome.value, action };
    });
    return answer ?? refuse('COURT_NOT_FOUND');
  }
}

/** Field ids unknown to this centre are treated as new fields. */
function withOwnFields(court: Court, edit: CourtEdit, newId: () => string): CourtEdit {
  if (edit.kind !== 'FIELDS') return edit;
  const own = new Set(court.fields.map(({ id }) => id));
  return { ...edit, fields: edit.fields.map((field) => (own.has(field.id) ? field : { ...field, id: newId() })) };
}

type Changes = Record<string, unknown>;

/** Somebody's own number: the log, which outlives them, does not tell it. */
const PRIVATE: readonly string[] = ['notificationPrefix', 'notificationMobile'];

/** Differences for the log: names and values of form fields; lists as text. */
function changesBetween(before: Court, after: Court, edit: CourtEdit): [Changes, Changes] {
  if (edit.kind === 'FIELDS') return [{ fields: before.fields.map(lineOf) }, { fields: after.fields.map(lineOf) }];
  if (edit.kind === 'OFFERS') return [{ offers: before.offers }, { offers: after.offers }];
  const names = (Object.keys(edit.info) as (keyof typeof edit.info)[]).filter((name) => before[name] !== after[name]);
  const valueOf = (court: Court, name: keyof typeof edit.info) =>
    PRIVATE.includes(name) ? court[name] && 'changed' : court[name];
  const pick = (court: Court) => Object.fromEntries(names.map((name) => [name, valueOf(court, name)]));
  return [pick(before), pick(after)];
}

const lineOf = ({ name, sport, surface, covered }: CourtField) =>
  `${name} (${sport === 1 ? 'tennis' : 'padel'}, ${surface}${covered ? ', covered' : ''})`;
