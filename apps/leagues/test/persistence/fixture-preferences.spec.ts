import { playEvent } from '../../src/events/outgoing-play.js';
import { inFirstRound } from '../domain/group-builder.js';
import { startPlaying } from '../playing.js';

describe('what players of a league said for the phase', () => {
  let the: Awaited<ReturnType<typeof startPlaying>>;
  beforeAll(async () => (the = await startPlaying()));
  afterAll(() => the?.service.stop());

  it('LEA-02~ BYD-10~ goes with each match, for the times that are proposed', async () => {
    const { groupIds } = await the.begin(14);
    const { manager } = the.service;
    const group = inFirstRound(await the.groupOf(groupIds[0]!));
    const [fixture] = group.fixtures;
    expect(playEvent({ kind: 'READY', fixture: fixture! }, group).data).not.toHaveProperty('preferences');
    const [side] = fixture!.sides;
    const member = group.members.find(({ id }) => id === side)!;
    await manager.query('delete from subscription_version where subscription_id = $1', [member.subscriptionId]);
    await manager.query(
      `insert into subscription_version (subscription_id, year, number, absence_from, absence_to, court_ids, changed_at)
        values ($1, 2027, 1, '2027-01-04', '2027-01-06', '{c1,c2}', now())`,
      [member.subscriptionId],
    );
    const after = await the.groupOf(groupIds[0]!);
    expect(playEvent({ kind: 'READY', fixture: fixture! }, after).data).toMatchObject({
      preferences: [
        { playerId: member.playerIds[0], courtIds: ['c1', 'c2'], away: { from: '2027-01-04', to: '2027-01-06' } },
      ],
    });
  });
});
