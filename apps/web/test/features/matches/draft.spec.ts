import { describe, expect, it } from '@jest/globals';
import { schemaResolver } from '@mantine/form';
import {
  changed,
  draftWith,
  emptyDraft,
  placesFor,
  toInput,
  type DraftPlayer,
  type MatchDraft,
} from '../../../src/features/matches/new/draft.js';
import { matchDraftShape, matchSteps } from '../../../src/features/matches/new/rules.js';
import { refusedFields } from '../../../src/features/matches/wizard/refused-fields.js';

const NOW = new Date('2026-06-01T10:00:00Z');
const player = (id: string, isFollowedByMe = true): DraftPlayer => ({
  id,
  displayName: id,
  avatarThumbnail: null,
  isFollowedByMe,
});
const court = { id: 'c1', name: 'Lorenteggio', city: 'Milano', timeZone: 'Europe/Rome' };
const aDraft = (values: Partial<MatchDraft> = {}): MatchDraft => ({
  ...emptyDraft('r1'),
  sport: 1,
  numPlayer: 1,
  ...values,
});
const errors = (values: Partial<MatchDraft>, step: 0 | 1 | 2 | 3 | 4) => {
  const { early, complete } = matchSteps('ana', NOW)[step]!;
  return [early, complete].reduce(
    (found, schema) => ({ ...found, ...(schema && schemaResolver(schema(), { sync: true })(aDraft(values))) }),
    {},
  );
};

describe('draft of a match', () => {
  it('MAT-02 begins public, competitive, without limits, an hour long', () => {
    expect(emptyDraft('r1')).toMatchObject({
      activeStep: 0,
      type: 'public',
      is_friendly: false,
      limit_min_level: 0,
      limit_max_level: 0,
      court: null,
      booked: false,
      datePlay: null,
      timePlay: null,
      minutesPlay: 60,
      inviteTeamA: [],
      inviteTeamB: [],
    });
  });

  it('MAT-02 inviting a player from elsewhere starts a private draft with team B pre-filled', () => {
    expect(draftWith('r1', [player('ben')])).toMatchObject({
      type: 'private',
      inviteTeamB: [{ id: 'ben' }],
      inviteTeamA: [],
    });
  });

  it('BYD-04~ several players start a doubles draft: two on the other side, the third with me', () => {
    expect(draftWith('r1', [player('ben'), player('carla'), player('david')], [1])).toMatchObject({
      ...{ sport: 1, numPlayer: 2, type: 'private' },
      inviteTeamB: [{ id: 'ben' }, { id: 'carla' }],
      inviteTeamA: [{ id: 'david' }],
    });
  });

  it('MAT-01~ going on without a court clears court, date and time and resets the duration to 60', () => {
    const draft = aDraft({
      activeStep: 1,
      court,
      booked: true,
      datePlay: '2026-06-05',
      timePlay: '18:00',
      minutesPlay: 120,
    });
    expect(changed(draft, { kind: 'without-court' })).toMatchObject({
      court: null,
      booked: false,
      datePlay: null,
      timePlay: null,
      minutesPlay: 60,
    });
  });

  it('FLT-07~ knows a draft by its whole shape: one of another time is none', () => {
    const keeps = (value: unknown) => matchDraftShape.safeParse(value).success;
    const kept = JSON.parse(JSON.stringify(aDraft({ court, inviteTeamB: [player('ben')] }))) as Record<string, unknown>;
    expect(keeps(kept)).toBe(true);
    expect(keeps({ ...kept, more: 'from a later version' })).toBe(true);
    expect(keeps({ ...kept, inviteTeamB: ['ben'] })).toBe(false);
    expect(keeps({ ...kept, minutesPlay: 45 })).toBe(false);
    expect(keeps({ requestId: 'r1', activeStep: 0 })).toBe(false);
  });

  it('MAT-01 padel allows only doubles', () => {
    expect(changed(aDraft(), { kind: 'set', values: { sport: 2 } }).numPlayer).toBe(2);
    expect(changed(aDraft({ sport: 2, numPlayer: 2 }), { kind: 'set', values: { numPlayer: 1 } }).numPlayer).toBe(2);
  });

  it('MAT-01 going from doubles to singles keeps no more invited players than there are places', () => {
    const doubles = aDraft({
      numPlayer: 2,
      inviteTeamA: [player('carla')],
      inviteTeamB: [player('ben'), player('david')],
    });
    const singles = changed(doubles, { kind: 'set', values: { numPlayer: 1 } });
    expect(singles.inviteTeamA).toEqual([]);
    expect(singles.inviteTeamB.map(({ id }) => id)).toEqual(['ben']);
    expect([placesFor('A', 2), placesFor('B', 2), placesFor('A', 1), placesFor('B', 1)]).toEqual([1, 2, 0, 1]);
  });

  it('MAT-03 a player stands in the teams only once', () => {
    const draft = aDraft({ numPlayer: 2, inviteTeamB: [player('ben')] });
    expect(changed(draft, { kind: 'invite', side: 'A', player: player('ben') })).toBe(draft);
    expect(errors({ numPlayer: 2, inviteTeamA: [player('ben')], inviteTeamB: [player('ben')] }, 3)).toEqual({
      invitations: 'DUPLICATE_PLAYERS',
    });
    expect(errors({ inviteTeamB: [player('ana')] }, 3)).toEqual({ invitations: 'DUPLICATE_PLAYERS' });
  });

  it('MAT-03 asks for sport and number of players, and a minimum below the maximum', () => {
    expect(errors({ sport: null, numPlayer: null }, 0)).toEqual({ sport: 'REQUIRED', numPlayer: 'REQUIRED' });
    expect(errors({}, 1)).toEqual({ court: 'OPTIONAL' });
    expect(errors({ limit_max_level: 4 }, 0)).toEqual({ limit_min_level: 'REQUIRED_WITH_MAX' });
    expect(errors({ limit_min_level: 4, limit_max_level: 4 }, 0)).toEqual({ limit_max_level: 'NOT_ABOVE_MIN' });
    expect(errors({ limit_min_level: 3.5, limit_max_level: 4 }, 0)).toEqual({});
    expect(errors({ limit_min_level: 3.5 }, 0)).toEqual({});
  });

  it("MAT-03 date and time lie in the future, on the court's own clock", () => {
    expect(errors({ court }, 2)).toEqual({ datePlay: 'REQUIRED', timePlay: 'REQUIRED' });
    expect(errors({ court, datePlay: '2026-06-01', timePlay: '12:00' }, 2)).toEqual({ timePlay: 'NOT_IN_THE_FUTURE' });
    expect(errors({ court, datePlay: '2026-06-01', timePlay: '12:01' }, 2)).toEqual({});
    expect(errors({ court: null }, 2)).toEqual({});
  });

  it('MAT-03 a private match needs one followed invitee in singles and two in doubles', () => {
    const type = 'private' as const;
    expect(errors({ type }, 3)).toEqual({ invitations: 'TOO_FEW_INVITED_SINGLES' });
    expect(errors({ type, inviteTeamB: [player('ben')] }, 3)).toEqual({});
    expect(errors({ type, numPlayer: 2, inviteTeamB: [player('ben')] }, 3)).toEqual({
      invitations: 'TOO_FEW_INVITED_DOUBLES',
    });
    expect(errors({ type, numPlayer: 2, inviteTeamA: [player('carla')], inviteTeamB: [player('ben')] }, 3)).toEqual({});
    expect(errors({ type, inviteTeamB: [player('ben', false)] }, 3)).toEqual({ invitations: 'NOT_FOLLOWED' });
  });

  it('MAT-02 goes to the API under its own request id', () => {
    expect(toInput(emptyDraft('r1'))).toBeNull();
    expect(
      toInput(
        aDraft({
          court,
          datePlay: '2026-06-05',
          timePlay: '18:00',
          inviteTeamB: [player('ben')],
          message: '  Balls? ',
        }),
      ),
    ).toEqual({
      requestId: 'r1',
      sport: 1,
      visibility: 'PUBLIC',
      isFriendly: false,
      numberPlayers: 1,
      levelMin: 0,
      levelMax: 0,
      courtId: 'c1',
      booked: false,
      datePlay: '2026-06-05',
      timePlay: '18:00',
      minutesPlay: 60,
      inviteTeamA: [],
      inviteTeamB: ['ben'],
      guests: [],
      message: 'Balls?',
    });
  });

  it('MAT-03 finds the field of what the server refused', () => {
    const invalid = (...fields: string[]) =>
      refusedFields({ errorCode: 'INVALID_DATA', fieldErrors: fields.map((field) => ({ field, code: 'INVALID' })) });
    expect(invalid('levelMax', 'inviteTeamB[1]', 'datePlay')).toEqual({
      limit_max_level: 'INVALID',
      invitations: 'INVALID',
      datePlay: 'INVALID',
    });
    expect(invalid('requestId')).toBeNull();
    expect(refusedFields({ errorCode: 'FRIENDLY_LIMIT' })).toEqual({ is_friendly: 'FRIENDLY_LIMIT' });
    expect(refusedFields({ errorCode: 'TOO_MANY_REQUESTS', fieldErrors: [] })).toBeNull();
    expect(refusedFields({ errorCode: 'DRAW_NOT_ALLOWED', setIndex: 1 })).toEqual({ 'sets.1': 'DRAW_NOT_ALLOWED' });
  });
});
