import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createService, Refused } from '../src/create-service.ts';
import { namesOf } from '../src/names.ts';
import { render } from '../src/template.ts';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');

describe('the names of a service', () => {
  it.each([
    ['rackets', undefined, 'Racket', 'rackets', 'a racket'],
    ['coaches', undefined, 'Coach', 'coaches', 'a coach'],
    ['academies', undefined, 'Academy', 'academies', 'an academy'],
    ['lessons', 'PrivateLesson', 'PrivateLesson', 'privateLessons', 'a private lesson'],
    ['events', 'Clinic', 'Clinic', 'clinics', 'a clinic'],
    ['umpires', undefined, 'Umpire', 'umpires', 'an umpire'],
  ])('%s %s: %s, %s, %s', (name, entity, Entity, entities, a_words) => {
    expect(namesOf(name, entity)).toMatchObject({ name, Entity, entities, a_words });
  });

  it('have a form for every place', () => {
    expect(namesOf('bookings', 'CourtBooking', new Date(1763683200001))).toEqual({
      name: 'bookings',
      Name: 'Bookings',
      Entity: 'CourtBooking',
      entity: 'courtBooking',
      Entities: 'CourtBookings',
      entities: 'courtBookings',
      aEntity: 'aCourtBooking',
      'entity-file': 'court-booking',
      'entities-file': 'court-bookings',
      table: 'court_booking',
      timestamp: '1763683200001',
      words: 'court booking',
      a_words: 'a court booking',
      A_words: 'A court booking',
      many_words: 'court bookings',
      Many_words: 'Court bookings',
    });
  });

  it('fill every placeholder of the templates', () => {
    for (const [path, text] of render(namesOf('rackets'))) expect(path + text).not.toMatch(/__[A-Za-z_-]+__/);
  });
});

describe('a service that can not be', () => {
  it.each([
    ['Rackets', undefined, "Rackets can't be a service: one word of 2 to 30 small letters"],
    ['score-boards', undefined, "score-boards can't be a service"],
    ['../rackets', undefined, "can't be a service"],
    ['rackets', 'racket', "racket can't be an entity: words in PascalCase"],
    ['rackets', 'Racket2', "Racket2 can't be an entity"],
    ['courts', 'Racket', 'apps/courts exists already.'],
    ['kernel', 'Racket', 'libs/kernel exists already.'],
    ['postgres', 'Racket', "postgres is a name of Postgres' own."],
    ['tables', undefined, 'Table is a reserved word.'],
    ['classes', undefined, 'Class is a reserved word.'],
    ['pages', undefined, 'Page means something else'],
    ['dates', undefined, 'Date means something else'],
    ['clubs', 'Court', 'the courts subgraph has Court already.'],
    ['clubs', 'MatchPlace', 'the matches subgraph has MatchPlace already.'],
    ['sounds', 'Match', 'the matches subgraph has Query.match already.'],
  ])('%s %s: %s', (name, entity, reason) => {
    const attempt = () => createService(root, name, entity);
    expect(attempt).toThrow(Refused);
    expect(attempt).toThrow(reason);
  });
});
