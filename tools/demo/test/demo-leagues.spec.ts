import { leagues } from '../src/leagues.ts';
import { people } from '../src/people.ts';
import { StoryRandom } from '../src/random.ts';

const everyone = people(new StoryRandom(20_240_907));
const [milano, roma] = leagues(everyone, new StoryRandom(1));
const byId = new Map(everyone.map((person) => [String(person.id), person]));

describe('the leagues of the demo', () => {
  it('LEA-03~ have sixteen teams or more in Milano, nobody in two of them, all from there', () => {
    const { teams, details } = milano!;
    expect(details.province).toBe('MI');
    expect(teams.filter(({ joins }) => joins === 'FIRST').length).toBeGreaterThanOrEqual(16);
    expect(teams.length).toBeLessThanOrEqual(24);
    const players = teams.flatMap(({ playerIds }) => playerIds);
    expect(players).toHaveLength(2 * teams.length);
    expect(new Set(players).size).toBe(players.length);
    for (const id of players) expect(byId.get(id)!.city.name).toBe('Milano');
  });

  it('LEA-02~ have Ana, Ben, Carla and David in the first phase, with matches left for them', () => {
    const cast = milano!.teams
      .filter(({ isLate }) => isLate)
      .map((team) => team.playerIds.map((id) => byId.get(id)!.firstName));
    expect(cast).toEqual([
      ['Ana', 'Carla'],
      ['Ben', 'David'],
    ]);
    expect(milano!.teams.filter(({ isShort }) => isShort)).toMatchObject([{ joins: 'FIRST' }]);
  });

  it('LEA-03~ have fewer women in Roma than a phase needs', () => {
    expect(roma!.details).toMatchObject({ province: 'RM', sex: 'F', numberPlayers: 1 });
    expect(roma!.teams.length).toBeGreaterThan(3);
    expect(roma!.teams.length).toBeLessThan(14);
    for (const { playerIds } of roma!.teams) expect(byId.get(playerIds[0])!.sex).toBe('F');
  });

  it('LEA-03~ are the same for the same luck', () => {
    expect(leagues(everyone, new StoryRandom(1))).toEqual([milano, roma]);
  });
});
