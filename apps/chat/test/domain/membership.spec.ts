import { userId } from '@setpoint/kernel';
import fc from 'fast-check';
import { idOf, subjectOf, unreadOf, type Conversation, type Member } from '../../src/domain/conversation.js';
import { deleted, readTo } from '../../src/domain/membership.js';
import { timeOf } from '../../src/domain/message.js';

const subject = subjectOf('PLAYER', 'ben', userId('ana'));
const conversationAt = (lastSeq: number): Conversation => ({
  ...{ ...subject, id: idOf(subject), lastSeq, lastAt: null, spokenSeq: lastSeq, accessVersion: 1 },
});

describe('a member', () => {
  it('CHT-02~ CHT-03~ has as many unread as a plain list of messages says, whatever is written, read and deleted', () => {
    const step = fc.oneof(
      fc.constant({ kind: 'WRITE' as const, seq: 0 }),
      fc.constant({ kind: 'DELETE' as const, seq: 0 }),
      fc.record({ kind: fc.constant('READ' as const), seq: fc.integer({ min: -2, max: 40 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let conversation = conversationAt(0);
        let member: Member = { userId: userId('ana'), lastRead: 0, hiddenTo: 0, muted: false, leftSeq: null };
        // The model: each message with whether it was read; deleted ones are gone.
        let model: { readonly seq: number; readonly read: boolean }[] = [];
        for (const { kind, seq } of steps) {
          if (kind === 'WRITE') {
            conversation = conversationAt(conversation.lastSeq + 1);
            model.push({ seq: conversation.lastSeq, read: false });
          } else if (kind === 'DELETE') {
            member = deleted(member, conversation);
            model = [];
          } else {
            member = readTo(member, conversation, seq);
            model = model.map((each) => ({ ...each, read: each.read || each.seq <= seq }));
          }
          expect(unreadOf(conversation, member)).toBe(model.filter(({ read }) => !read).length);
          expect(conversation.lastSeq - member.hiddenTo).toBe(model.length);
        }
      }),
    );
  });

  it('CHT-03~ who has left reads no further than to what there was', () => {
    const gone: Member = { userId: userId('ana'), lastRead: 2, hiddenTo: 0, muted: false, leftSeq: 5 };
    expect(unreadOf(conversationAt(9), gone)).toBe(3);
    expect(readTo(gone, conversationAt(9), 9).lastRead).toBe(5);
  });

  it('CHT-01~ a pair has the same id from both sides', () => {
    expect(idOf(subjectOf('PLAYER', 'ana', userId('ben')))).toBe(idOf(subject));
    expect(idOf(subjectOf('COURT', 'ana', userId('ben')))).not.toBe(idOf(subjectOf('COURT', 'ben', userId('ana'))));
  });

  it('CHT-03~ a clock that steps back puts no message before the last one', () => {
    const [early, late] = [new Date('2026-06-01T10:00:00Z'), new Date('2026-06-01T11:00:00Z')];
    expect(timeOf(early, late)).toEqual(late);
    expect(timeOf(late, early)).toEqual(late);
    expect(timeOf(early, null)).toEqual(early);
  });
});
