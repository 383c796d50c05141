import fc from 'fast-check';
import { decide, isBlocked, mirrored, type Relation, type RelationCommand } from '../../src/domain/relation-machine.js';
import { relationEvents } from '../../src/events/outgoing.js';
import { ANA, aRelation, BEN } from '../builders.js';

const bool = fc.boolean();
/** Any relation that can come about: where there is a block, nobody follows. */
const relations: fc.Arbitrary<Relation> = fc
  .record({ iFollow: bool, followsMe: bool, iBlock: bool, blocksMe: bool })
  .filter((relation) => !isBlocked(relation) || (!relation.iFollow && !relation.followsMe));
const commands = fc.constantFrom<RelationCommand>('FOLLOW', 'UNFOLLOW', 'BLOCK', 'UNBLOCK', 'FOLLOW_EACH_OTHER');

const after = (relation: Relation, command: RelationCommand) => {
  const decided = decide(relation, command);
  return decided.ok ? decided.value : relation;
};

describe('the relation between two players', () => {
  it('PLY-04 following, unfollowing, blocking and unblocking twice is doing it once', () => {
    fc.assert(
      fc.property(relations, commands, (relation, command) => {
        const once = after(relation, command);
        expect(after(once, command)).toEqual(once);
        expect(relationEvents(ANA, BEN, once, after(once, command))).toEqual([]);
      }),
    );
  });

  it('PLY-04 nobody follows anybody where there is a block, whatever the two do in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(bool, commands)), (steps) => {
        let relation = aRelation();
        for (const [byMe, command] of steps) {
          relation = byMe ? after(relation, command) : mirrored(after(mirrored(relation), command));
          expect(isBlocked(relation) && (relation.iFollow || relation.followsMe)).toBe(false);
        }
      }),
    );
  });

  it('PLY-04 never touches the block of the other one', () => {
    fc.assert(
      fc.property(relations, commands, (relation, command) => after(relation, command).blocksMe === relation.blocksMe),
    );
  });

  it('PLY-04 blocking ends both follows and emits so before the block', () => {
    const before = aRelation({ iFollow: true, followsMe: true });
    const emitted = relationEvents(ANA, BEN, before, after(before, 'BLOCK'));
    expect(emitted.map(({ contract, data }) => [contract.name, data])).toEqual([
      ['follow-changed', { followerId: ANA, followedId: BEN, following: false }],
      ['follow-changed', { followerId: BEN, followedId: ANA, following: false }],
      ['block-changed', { blockerId: ANA, blockedId: BEN, blocked: true }],
    ]);
  });

  it.each([{ iBlock: true }, { blocksMe: true }])('PLY-04 refuses to follow where %j', (block) => {
    expect(decide(aRelation(block), 'FOLLOW')).toMatchObject({ code: 'PLAYER_BLOCKED' });
    expect(decide(aRelation(block), 'FOLLOW_EACH_OTHER')).toMatchObject({ code: 'PLAYER_BLOCKED' });
  });

  it('AUTH-28 makes the two follow each other and emits that it was by invitation', () => {
    const before = aRelation({ followsMe: true });
    const emitted = relationEvents(ANA, BEN, before, after(before, 'FOLLOW_EACH_OTHER'), true);
    expect(emitted.map(({ data }) => data)).toEqual([
      { followerId: ANA, followedId: BEN, following: true, byInvitation: true },
    ]);
  });
});
