import { Module } from '@nestjs/common';
import { defineService } from '../src/index.js';
import { readCommand } from '../src/service/read-command.js';

@Module({})
class Nothing {}

const greet = { argument: 'name', run: async () => ({ done: true, text: 'hello' }) };
const service = defineService({
  ...{ name: 'greetings', root: new URL(import.meta.url), module: Nothing },
  commands: { greet },
});

describe('the arguments of a process', () => {
  it.each([
    [[], { kind: 'start' }],
    [['--migrate'], { kind: 'migrate' }],
    [['--republish'], { kind: 'republish', snapshot: undefined }],
    [['--republish', 'bookings'], { kind: 'republish', snapshot: 'bookings' }],
    [['--accept-gap', 'setpoint.bookings'], { kind: 'accept-gap', topic: 'setpoint.bookings' }],
    [['--greet', 'Ana'], { kind: 'own', name: 'greet', command: greet, argument: 'Ana' }],
  ])('%j are a command', (args, command) => {
    expect(readCommand(service, args)).toEqual(command);
  });

  it.each([
    [['bookings']],
    [['--migrate', 'bookings']],
    [['--migrate', '--republish']],
    [['--republish', 'bookings', 'guests']],
    [['--accept-gap']],
    [['--greet']],
    [['--greet', 'Ana', 'Ben']],
    [['--greet', '--migrate', 'Ana']],
  ])('%j are none', (args) => {
    expect(() => readCommand(service, args)).toThrow(
      'arguments: none, --migrate, --republish [snapshot], --accept-gap <topic> or --greet <name>',
    );
  });

  it('are named when they are unknown', () => {
    expect(() => readCommand(service, ['--faster'])).toThrow('--faster');
    expect(() => readCommand({ ...service, commands: {} }, ['--greet', 'Ana'])).toThrow('--greet');
  });
});
