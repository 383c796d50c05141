import { defineEvent, type EventContract, type EventEnvelope } from '@setpoint/events';
import { startTestService, type TestService } from '@setpoint/testkit';
import { Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { Reactions, type Reaction } from '../src/inbox/reactions.js';
import { OnEvent, type Overwriting } from '../src/index.js';
import { discover } from '../src/service/discover.js';
import { aChange } from './fixture/bookings/builders.js';
import { bookingChanged } from './fixture/bookings/events.js';
import { calendarService } from './fixture/calendar/calendar.service.js';

let calendar: TestService;
beforeAll(async () => (calendar = await startTestService(calendarService)));
beforeEach(() => calendar.empty('subject_version'));
afterAll(() => calendar?.stop());

const revised = (owner: string, name: string) =>
  defineEvent({ owner, name, version: 1, subject: (data) => data.bookingId, schema: bookingChanged.schema });
const bookingMoved = revised('bookings', 'booking-moved');

const handled: string[] = [];
beforeEach(() => handled.splice(0));

/** A handler that notes what it was called with. */
const reaction = (name: string, contract: EventContract, overwrites?: true | Overwriting): Reaction => ({
  name,
  metadata: { contract, ...(overwrites ? { overwrites } : {}) },
  handler: { handle: async ({ data }) => void handled.push(`${name} ${(data as { revision: number }).revision}`) },
});
const apply = (reactions: Reactions, event: EventEnvelope) =>
  calendar.storage.transaction((manager, effects) => reactions.apply(event, manager, effects));
const change = (version: number, more: Partial<EventEnvelope> = {}) => aChange('b1', version, { version, ...more });
const move = (version: number) => change(version, { type: bookingMoved.type });

describe('handlers that overwrite the same thing', () => {
  it('let the newest of all their events win', async () => {
    const what = 'entry';
    const reactions = new Reactions('calendar', [
      reaction('Change', bookingChanged, { what }),
      reaction('Move', bookingMoved, { what }),
    ]);
    for (const event of [change(10), move(30), change(20), change(40), move(35)]) await apply(reactions, event);
    expect(handled).toEqual(['Change 10', 'Move 30', 'Change 40']);
  });

  it('each have versions of their own unless they name it', async () => {
    const reactions = new Reactions('calendar', [
      reaction('Change', bookingChanged, true),
      reaction('Move', bookingMoved, true),
    ]);
    for (const event of [move(30), change(20)]) await apply(reactions, event);
    expect(handled).toEqual(['Move 30', 'Change 20']);
  });

  it('are refused where versions would not compare, or the first would hide the event from the second', () => {
    const what = 'entry';
    const pair = (other: EventContract) => () =>
      new Reactions('calendar', [reaction('One', bookingChanged, { what }), reaction('Two', other, { what })]);
    expect(pair(revised('courts', 'court-moved'))).toThrow("One and Two can't both overwrite entry");
    expect(pair(bookingChanged)).toThrow("One and Two can't both overwrite entry");
  });
});

describe('a snapshot', () => {
  it('comes to handlers that overwrite, and to no other', async () => {
    const reactions = new Reactions('calendar', [
      reaction('Keep', bookingChanged, true),
      reaction('Notify', bookingChanged),
    ]);
    await apply(reactions, change(10));
    await apply(reactions, change(20, { snapshot: true }));
    expect(handled).toEqual(['Keep 10', 'Notify 10', 'Keep 20']);
  });
});

it('one handler reacts to each of several events', async () => {
  @OnEvent([bookingChanged, bookingMoved], { overwrites: { what: 'entry' } })
  class OnBooking {
    handle = async ({ version }: EventEnvelope) => void handled.push(`Booking ${version}`);
  }
  @Module({ imports: [DiscoveryModule], providers: [OnBooking] })
  class Bookings {}
  const app = await NestFactory.create(Bookings, { logger: false });
  const reactions = new Reactions('calendar', discover(app).reactions);
  for (const event of [change(10), move(30), change(20), change(40)]) await apply(reactions, event);
  expect(handled).toEqual(['Booking 10', 'Booking 30', 'Booking 40']);
  await app.close();
});
