import { registrationHeld } from '@setpoint/events';
import { player } from '@setpoint/testkit';
import { Stage } from '../contract/stage.js';

describe('fifty players at once', () => {
  let stage: Stage;
  beforeAll(async () => (stage = await Stage.start()));
  afterAll(() => stage?.stop());

  const together = <T>(work: (i: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, i) => work(i)));

  it('TRN-07 the last place is sold once', async () => {
    const id = await stage.open({ teamsToStart: 2, maxTeams: 2 });
    await stage.enter('first', id);
    for (let i = 0; i < 50; i += 1) await stage.person(`p${i}`);
    const answers = await together((i) => stage.register(player(`p${i}`), id));
    const codes = answers.map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'TOURNAMENT_FULL')).toHaveLength(49);
    expect(await stage.tournament(id, 'teams placesLeft', player('p0'))).toEqual({ teams: 1, placesLeft: 0 });
  });

  it('TRN-07 a player who presses fifty times has one registration', async () => {
    const id = await stage.open();
    const ana = await stage.person('ana');
    const answers = await together(() => stage.register(ana, id, { requestId: 'again' }));
    expect(new Set(answers.map(({ registration }) => registration.id)).size).toBe(1);
    const held = await stage.service.eventsOf(registrationHeld);
    expect(held.filter(({ playerId }) => playerId === 'ana')).toHaveLength(1);
  });

  it('TRN-07 a request that names two tournaments at once is one registration, and refused for the other', async () => {
    const ids = [await stage.open(), await stage.open()];
    const ben = await stage.person('ben');
    const answers = await together((i) => stage.register(ben, ids[i % 2]!, { requestId: 'two-at-once' }));
    const registered = answers.filter(({ success }) => success);
    expect(new Set(registered.map(({ registration }) => registration.id)).size).toBe(1);
    expect(registered).toHaveLength(25);
    expect(answers.filter(({ errorCode }) => errorCode === 'REQUEST_REUSED')).toHaveLength(25);
  });

  it('TRN-06~ a partner whom many want is in one team', async () => {
    const id = await stage.open({ numberPlayers: 2, teamsToStart: 64, maxTeams: 64 });
    await stage.person('wanted', { numberPlayers: 2 });
    for (let i = 0; i < 10; i += 1) await stage.person(`q${i}`, { numberPlayers: 2, follows: ['wanted'] });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => stage.register(player(`q${i}`), id, { partnerId: 'wanted' })),
    );
    const codes = answers.map(({ errorCode }) => errorCode).sort();
    expect(codes).toEqual([...Array(9).fill('PARTNER_IN_ANOTHER_TEAM'), null]);
  });

  it('TRN-02~ two timers start a tournament once', async () => {
    const id = await stage.open({ startOn: '2026-06-02' });
    for (const name of ['s1', 's2']) await stage.enter(name, id, { available: true });
    await stage.support('startTournament', { id });
    await Promise.all([stage.passTime(), stage.passTime(), stage.passTime()]);
    const started = (await stage.service.events()).filter(({ type }) => type === 'tournaments.tournament-started.v1');
    expect(started).toHaveLength(1);
  });
});
