import { decideAudience } from '../../../src/domain/audience/decide.js';
import type { AudienceCommand, Fan } from '../../../src/domain/audience/fan.js';
import type { Match } from '../../../src/domain/match.js';
import { ruleContextOf, type RuleContext } from '../../../src/domain/rule-context.js';
import {
  aCancelledMatch,
  aConfirmedMatch,
  ana,
  anExpiredMatch,
  anInvitation,
  aReadyMatch,
  ben,
  carla,
  now,
  plus,
} from '../../builders.js';

const strangers = ruleContextOf({ people: [], courts: [], blocks: [], follows: [] });
const blocked = ruleContextOf({ people: [], courts: [], blocks: [{ blocker: ben, blocked: carla }], follows: [] });
const fan = (more: Partial<Fan> = {}): Fan => ({ playerId: carla, isFollowing: true, reaction: null, ...more });
const clapped = fan({ reaction: { kind: 'CLAP', at: now } });

const follow = (who = carla): AudienceCommand => ({ type: 'FOLLOW', who });
const unfollow: AudienceCommand = { type: 'UNFOLLOW', who: carla };
const react = (reaction: string): AudienceCommand => ({ type: 'REACT', who: carla, reaction });
const decide = (
  command: AudienceCommand,
  known: Fan | null,
  match: Match = ready,
  context: RuleContext = strangers,
  at = now,
) => decideAudience(command, known, match, context, at);
const ready = aReadyMatch();
const secret = aReadyMatch({ visibility: 'PRIVATE' });

describe('the audience of a match', () => {
  it('MAT-22~ takes who does not play, once', () => {
    const followed = decide(follow(), null);
    expect(followed).toEqual({ ok: true, value: fan() });
    expect(decide(follow(), fan())).toEqual(followed);
    expect(decide(follow(), fan(), aConfirmedMatch())).toEqual(followed);
  });

  it('MAT-22~ is not for those who play, nor across a block', () => {
    for (const player of [ana, ben]) expect(decide(follow(player), null)).toMatchObject({ code: 'CANNOT_FOLLOW' });
    expect(decide(follow(), null, ready, blocked)).toMatchObject({ code: 'CANNOT_FOLLOW' });
  });

  it('MAT-22~ comes to no match that is off', () => {
    for (const match of [aCancelledMatch(), anExpiredMatch()])
      expect(decide(follow(), null, match)).toMatchObject({ code: 'NOT_IN_THIS_STATE' });
  });

  it('MAT-14~ a private match is there for those who are invited alone', () => {
    for (const command of [follow(), unfollow, react('CLAP')])
      expect(decide(command, null, secret)).toMatchObject({ code: 'MATCH_NOT_FOUND' });
    const invited = { ...secret, invitations: [anInvitation(carla, { state: 'DECLINED' })] };
    expect(decide(follow(), null, invited)).toMatchObject({ ok: true });
  });

  it('MAT-22~ can be left, also twice and by who may not watch any more', () => {
    expect(decide(unfollow, clapped)).toEqual({ ok: true, value: { ...clapped, isFollowing: false } });
    expect(decide(unfollow, fan({ isFollowing: false }))).toEqual({ ok: true, value: fan({ isFollowing: false }) });
    expect(decide(unfollow, fan(), secret)).toMatchObject({ ok: true });
  });
});

describe('reactions', () => {
  it('MAT-22~ are for the audience alone', () => {
    expect(decide(react('CLAP'), null)).toMatchObject({ code: 'NOT_IN_AUDIENCE' });
    expect(decide(react('CLAP'), fan({ isFollowing: false }))).toMatchObject({ code: 'NOT_IN_AUDIENCE' });
    expect(decide(react('CLAP'), fan(), ready, blocked)).toMatchObject({ code: 'NOT_IN_AUDIENCE' });
    expect(decide(react('CLAP'), fan())).toEqual({ ok: true, value: clapped });
  });

  it('MAT-22~ are a few known ones', () => {
    for (const unknown of ['', 'clap', 'BOO', 'toString'])
      expect(decide(react(unknown), fan())).toMatchObject({ code: 'REACTION_NOT_FOUND' });
  });

  it('MAT-22~ change after five minutes', () => {
    const after = (parts: Parameters<typeof plus>[1]) =>
      decide(react('ACE'), clapped, ready, strangers, plus(now, parts));
    expect(after({})).toMatchObject({ code: 'TOO_SOON', data: { retryAfterSeconds: 300 } });
    expect(after({ minutes: 5, ms: -1 })).toMatchObject({ code: 'TOO_SOON', data: { retryAfterSeconds: 1 } });
    const changed = { ok: true, value: fan({ reaction: { kind: 'ACE', at: plus(now, { minutes: 5 }) } }) };
    expect(after({ minutes: 5 })).toEqual(changed);
    expect(after({ minutes: 5, ms: 1 })).toMatchObject({ ok: true });
  });

  it('MAT-22~ given twice are given once, and do not start the five minutes anew', () => {
    expect(decide(react('CLAP'), clapped, ready, strangers, plus(now, { minutes: 4 }))).toEqual({
      ok: true,
      value: clapped,
    });
  });

  it('MAT-22~ leaving and coming back is no way around the five minutes', () => {
    const gone = decide(unfollow, clapped);
    const back = decide(follow(), gone.ok ? gone.value : null);
    expect(back).toEqual({ ok: true, value: clapped });
  });
});
