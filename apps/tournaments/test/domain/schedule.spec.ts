import { userId } from '@setpoint/kernel';
import { act, enter, placesLeft, settle, type Book, type Step } from '../../src/domain/book.js';
import { edited } from '../../src/domain/details.js';
import { dueAt, frozenEntries, passTime, startEarly } from '../../src/domain/schedule.js';
import { registrationId, type Tournament, type TournamentDetails } from '../../src/domain/tournament.js';
import { aBook, aRegistration, at, confirmed, DAY, HOUR, MINUTE, NOW } from '../builders.js';

const START = new Date('2026-06-30T22:00:00Z');
const available = (id: string) => ({
  hasAvailability: !id.startsWith('silent'),
  rating: id.length,
  clubs: [`c-${id}`],
});
const kinds = ({ facts }: Step) =>
  facts.map((fact) => (fact.kind === 'REGISTRATION' ? `${fact.registration.captainId} ${fact.fact.kind}` : fact.kind));
const stateAt = (book: Book, now: Date) => passTime(book, available, now).book.tournament.state;
const two = [confirmed('ana', 1), confirmed('ben', 2)];
const closedBook = (changes: Partial<Tournament> = {}, registrations = two) =>
  aBook({ state: 'CLOSED', closedAt: NOW, noticed: 1, ...changes }, registrations);

describe('the schedule of a tournament', () => {
  it('TRN-02 closes when the count is reached, and starts on the planned day or seven days later', () => {
    const full = settle({ book: aBook({ teamsToStart: 2 }, two), facts: [] }, NOW);
    expect(full.book.tournament).toMatchObject({ state: 'CLOSED', closedAt: NOW, startsAt: START });
    const late = at(-2 * DAY, START);
    const soon = settle({ book: aBook({ teamsToStart: 2 }, two), facts: [] }, late);
    expect(soon.book.tournament).toMatchObject({ startsAt: at(7 * DAY, late), startOn: '2026-07-06' });
    expect(settle({ book: aBook({ teamsToStart: 3 }, two), facts: [] }, NOW).book.tournament.state).toBe('OPEN');
  });

  it('TRN-02 on the planned day the minimum is enough, below it is called off with refunds', () => {
    const enough = aBook({ minTeams: 2 }, two);
    expect([-1, 0, 1].map((ms) => stateAt(enough, at(ms, START)))).toEqual(['OPEN', 'CLOSED', 'CLOSED']);
    const few = aBook({ minTeams: 3 }, two);
    expect([-1, 0, 1].map((ms) => stateAt(few, at(ms, START)))).toEqual(['OPEN', 'CANCELLED', 'CANCELLED']);
    const step = passTime(few, available, START);
    expect(kinds(step)).toEqual(['ana RELEASED', 'ben RELEASED', 'TOURNAMENT_CANCELLED']);
    expect(step.facts.at(-1)).toEqual({ kind: 'TOURNAMENT_CANCELLED', playerIds: ['ana', 'ben'], reason: 'TOO_FEW' });
    expect(step.book.registrations.map(({ endedBecause }) => endedBecause)).toEqual(
      Array(2).fill('TOURNAMENT_CANCELLED'),
    );
  });

  it('TRN-02 waits for pending payments before it starts', () => {
    const pending = aRegistration({ placeNo: 3, until: at(HOUR, START), captainId: userId('carla') });
    const book = closedBook({ startsAt: START }, [...two, pending]);
    expect(stateAt(book, START)).toBe('CLOSED');
    expect(dueAt(book, START)).toEqual(at(HOUR, START));
    const expiring = passTime(book, available, at(HOUR, START)).book;
    expect([expiring.tournament.state, dueAt(expiring, at(HOUR, START))]).toEqual(['CLOSED', null]);
    const freed = act(expiring, pending.id, { kind: 'CLOSED', playerId: userId('carla') }, at(2 * HOUR, START));
    if (!freed.ok) throw new Error(freed.code);
    expect(dueAt(freed.value.book, at(2 * HOUR, START))).toEqual(START);
    const started = passTime(freed.value.book, available, at(2 * HOUR, START));
    expect(started.book.tournament).toMatchObject({ state: 'IN_PROGRESS', startedAt: at(2 * HOUR, START) });
    expect(kinds(started)).toEqual(['STARTED']);
  });

  it('TRN-03~ freezes ratings and centres at the start: of a team the mean and all centres', () => {
    const team = confirmed('ana', 1, { partnerId: userId('benjamin') });
    const started = passTime(closedBook({ startsAt: START }, [team, two[1]!]), available, START).book;
    expect(frozenEntries(started)).toEqual([
      { id: 'of-ana', playerIds: ['ana', 'benjamin'], rating: 5.5, clubs: ['c-ana', 'c-benjamin'] },
      { id: 'of-ben', playerIds: ['ben'], rating: 3, clubs: ['c-ben'] },
    ]);
  });

  it('TRN-09~ tells who says not when they can play 7, 3 and 1 days before, each once, and excludes them at the start', () => {
    const silent = confirmed('silent', 3);
    let book = closedBook({ startsAt: START, noticed: null }, [...two, silent]);
    const told: string[] = [];
    for (let now = at(-8 * DAY, START); now <= START; now = at(HOUR, now)) {
      const due = dueAt(book, now);
      const step = passTime(book, available, now);
      if (step.facts.length > 0) expect(due?.getTime()).toBeLessThanOrEqual(now.getTime());
      for (const fact of step.facts)
        told.push(
          fact.kind === 'AVAILABILITY_MISSING'
            ? `${fact.daysLeft}: ${fact.playerIds.join()} ${(START.getTime() - now.getTime()) / DAY}`
            : fact.kind,
        );
      book = step.book;
    }
    expect(told).toEqual(['7: silent 7', '3: silent 3', '1: silent 1', 'REGISTRATION', 'STARTED']);
    expect(book.registrations.find(({ id }) => id === silent.id)).toMatchObject({
      ...{ state: 'EXCLUDED', endedBecause: 'EXCLUDED', refundTo: 'CREDIT', placeNo: null },
    });
    expect(frozenEntries(book)).toHaveLength(2);
  });

  it('TRN-09~ is called off, and everybody gets back what they paid, where too few are left', () => {
    const step = passTime(closedBook({ startsAt: START }, [two[0]!, confirmed('silent', 2)]), available, START);
    expect(step.book.tournament.state).toBe('CANCELLED');
    expect(step.book.registrations.map(({ state, refundTo }) => [state, refundTo])).toEqual(
      Array(2).fill(['RELEASED', 'MEANS']),
    );
  });

  it('TRN-09~ tells only the latest notice after a pause, and excludes nobody who was not told', () => {
    const book = closedBook({ startsAt: START, noticed: null }, [...two, confirmed('silent', 3)]);
    const late = passTime(book, available, at(-2 * DAY, START));
    expect(late.facts).toMatchObject([{ kind: 'AVAILABILITY_MISSING', daysLeft: 3 }]);
    expect(frozenEntries(passTime(book, available, START).book)).toHaveLength(3);
  });

  it('TRN-02 support starts with the minimum, before the day', () => {
    expect(startEarly(aBook({ minTeams: 3 }, two), NOW)).toMatchObject({ code: 'TOO_FEW_ENTRIES' });
    expect(startEarly(aBook({ state: 'IN_PROGRESS' }, two), NOW)).toMatchObject({ code: 'WRONG_STATE' });
    const early = startEarly(aBook({}, [...two, confirmed('silent', 3)]), NOW);
    if (!early.ok) throw new Error(early.code);
    expect(dueAt(early.value.book, NOW)).toEqual(NOW);
    // The start that was promised is another one now.
    expect(early.value.facts).toMatchObject([
      { kind: 'CHANGED', playerIds: ['ana', 'ben', 'silent'], changes: [{ what: 'START', before: START, after: NOW }] },
    ]);
    const started = passTime(early.value.book, available, NOW).book;
    expect([started.tournament.state, frozenEntries(started).length]).toEqual(['IN_PROGRESS', 3]);
  });
});

describe('what entries were told', () => {
  const changesIn = ({ facts }: Step) => facts.flatMap((fact) => (fact.kind === 'CHANGED' ? [fact] : []));
  const prizes = [{ placing: 'WINNER' as const, choices: [{ kind: 'POINTS' as const, points: 500 }] }];
  const editedTo = (changes: Partial<TournamentDetails>, before: Partial<Tournament> = {}) => {
    const waits = aRegistration({ id: registrationId('waits'), captainId: userId('dora'), state: 'WAITING', turn: 1 });
    const book = aBook({ prizes, ...before }, [
      ...two,
      waits,
      confirmed('gone', 3, { state: 'CANCELLED', endedAt: NOW }),
    ]);
    return edited(book, { ...book.tournament, ...changes }, NOW);
  };
  const told = (changes: Partial<TournamentDetails>, before: Partial<Tournament> = {}) => {
    const outcome = editedTo(changes, before);
    return outcome.ok ? changesIn(outcome.value) : outcome.code;
  };

  it('TRN-16~ everybody who is entered or waits is told of another day, place, prizes and rules', () => {
    const moved = told({ startOn: '2026-07-05', city: 'Monza', lat: 45.58 });
    expect(moved).toMatchObject([
      {
        playerIds: ['ana', 'ben', 'dora'],
        changes: [
          { what: 'START', before: START, after: at(4 * DAY, START) },
          { what: 'PLACE', before: { city: 'Milano', lat: 45.46 }, after: { city: 'Monza', lat: 45.58 } },
        ],
      },
    ]);
    const more = [{ placing: 'WINNER' as const, choices: [{ kind: 'POINTS' as const, points: 600 }] }];
    expect(told({ rules: 'New balls', prizes: more })).toMatchObject([
      { changes: [{ what: 'PRIZES', before: prizes, after: more }, { what: 'RULES' }] },
    ]);
    expect(told({ name: 'Autumn Open', seeds: 2 })).toEqual([]);
    const nobody = aBook();
    const alone = edited(nobody, { ...nobody.tournament, city: 'Monza' }, NOW);
    expect(alone.ok && alone.value.facts).toEqual([]);
  });

  it('TRN-13~ TRN-16~ prizes only grow once there are entries', () => {
    const choices = prizes[0]!.choices;
    expect(told({ prizes: [] })).toBe('ENTRIES_RELY_ON_IT');
    expect(told({ prizes: [{ placing: 'SECOND', choices }] })).toBe('ENTRIES_RELY_ON_IT');
    expect(told({ prizes: [{ placing: 'WINNER', choices: [{ kind: 'POINTS', points: 499 }] }] })).toBe(
      'ENTRIES_RELY_ON_IT',
    );
    expect(told({ prizes: [{ placing: 'WINNER', choices: [{ kind: 'CREDIT', cents: 9_999 }] }] })).toBe(
      'ENTRIES_RELY_ON_IT',
    );
    const added = [...prizes, { placing: 'SECOND' as const, choices }];
    expect(told({ prizes: added })).toMatchObject([{ changes: [{ what: 'PRIZES', after: added }] }]);
    const nobody = aBook({ prizes });
    expect(edited(nobody, { ...nobody.tournament, prizes: [] }, NOW).ok).toBe(true);
  });

  it('TRN-02~ TRN-16~ closing with the minimum, or late, moves the start and says so', () => {
    const few = passTime(aBook({ minTeams: 2 }, two), available, START);
    expect(changesIn(few)).toEqual([
      {
        ...{ kind: 'CHANGED', playerIds: ['ana', 'ben'] },
        changes: [{ what: 'START', before: START, after: at(7 * DAY, START) }],
      },
    ]);
    const late = at(-2 * DAY, START);
    const full = settle({ book: aBook({ teamsToStart: 2 }, two), facts: [] }, late);
    expect(changesIn(full)).toMatchObject([{ changes: [{ what: 'START', after: at(7 * DAY, late) }] }]);
    expect(settle({ book: aBook({ teamsToStart: 2 }, two), facts: [] }, NOW).facts).toEqual([]);
  });
});

describe('places of a tournament', () => {
  const newcomer = (name: string, changes = {}) =>
    aRegistration({
      id: registrationId(`of-${name}`),
      captainId: userId(name),
      placeNo: null,
      until: null,
      ...changes,
    });

  it('TRN-07~ the lowest free one is taken, and none where there is none', () => {
    const book = aBook({ maxTeams: 3 }, [confirmed('ana', 1), confirmed('ben', 3)]);
    const step = enter(book, newcomer('carla'), NOW)!;
    expect(step.book.registrations.at(-1)).toMatchObject({ placeNo: 2, state: 'HELD', until: at(30 * MINUTE) });
    expect(placesLeft(step.book)).toBe(0);
    expect(enter(step.book, newcomer('dora'), NOW)).toBeNull();
  });

  it('TRN-12~ a freed place of a slam is offered to the next of the priority list, each for a day', () => {
    const slam = aBook({ type: 'SLAM', maxTeams: 2 }, [
      confirmed('ana', 1, { state: 'RESERVED', paid: [], until: new Date('2026-06-20T22:00:00Z') }),
      confirmed('ben', 2),
    ]);
    let { book } = enter(slam, newcomer('few', { matches: 2 }), NOW)!;
    ({ book } = enter(book, newcomer('many', { matches: 9, createdAt: at(1) }), at(1))!);
    ({ book } = enter(book, newcomer('strong', { matches: 2, rating: 6, createdAt: at(2) }), at(2))!);
    ({ book } = enter(book, newcomer('qualified', { isQualified: true, createdAt: at(3) }), at(3))!);
    const order = (of: Book) =>
      of.registrations
        .filter(({ state }) => state === 'WAITING')
        .sort((a, b) => a.turn! - b.turn!)
        .map(({ captainId }) => captainId);
    expect(order(book)).toEqual(['qualified', 'many', 'strong', 'few']);
    const freed = act(book, registrationId('of-ana'), { kind: 'WITHDRAW' }, NOW);
    if (!freed.ok) throw new Error(freed.code);
    expect(kinds(freed.value)).toEqual(['ana RELEASED', 'qualified OFFERED']);
    expect(order(freed.value.book)).toEqual(['many', 'strong', 'few']);
    expect(dueAt(freed.value.book, NOW)).toEqual(at(DAY));
    const next = passTime(freed.value.book, available, at(DAY));
    expect(kinds(next)).toEqual(['qualified RELEASED', 'many OFFERED']);
  });

  it('TRN-12~ nobody passes those who wait, not even where a place is about to be offered', () => {
    const waits = newcomer('first', { state: 'WAITING', turn: 1 });
    const { book } = enter(aBook({ type: 'SLAM', state: 'PLANNED' }, [waits]), newcomer('second'), NOW)!;
    expect(book.registrations.map(({ state, turn }) => [state, turn])).toEqual([
      ['WAITING', 1],
      ['WAITING', 2],
    ]);
  });

  it('TRN-12~ who waits at the start is out, and owes nothing', () => {
    const waiting = newcomer('few', { state: 'WAITING', turn: 1 });
    const book = closedBook({ type: 'SLAM', startsAt: START, maxTeams: 2 }, [...two, waiting]);
    const step = passTime(book, available, START);
    expect(step.book.registrations.at(-1)).toMatchObject({ state: 'RELEASED', endedBecause: null });
    expect(kinds(step)).toEqual(['STARTED']);
  });
});
