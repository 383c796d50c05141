import { actOnCase } from '../../src/domain/cases/act-on-case.js';
import { accusedIn, kindOf, type Case } from '../../src/domain/cases/case.js';
import { findPhotoRefusal, mayRemove, removePhoto, type MatchPhoto } from '../../src/domain/photo/photo.js';
import { reportPhoto, type ReportPhoto } from '../../src/domain/photo/report-photo.js';
import {
  aCancelledMatch,
  aConfirmedMatch,
  ana,
  anAwaitingConfirmationMatch,
  anAwaitingResultMatch,
  anExpiredMatch,
  anOrganizingMatch,
  aNotPlayedMatch,
  aReadyMatch,
  at,
  ben,
  carla,
  doubles,
  eva,
  plus,
} from '../builders.js';

const aPhoto = (more: Partial<MatchPhoto> = {}): MatchPhoto => ({
  ...{ id: 'p1', addedBy: ben, addedAt: at('19:30') },
  ...more,
});
const evening = at('20:00');

describe('the photo of a match', () => {
  it('MAT-17~ is added by whoever plays, once the match has begun, to the millisecond', () => {
    const match = aReadyMatch();
    expect(findPhotoRefusal(match, null, ana, plus(at('18:00'), { ms: -1 }))).toBe('TOO_EARLY_FOR_PHOTO');
    expect(findPhotoRefusal(match, null, ana, at('18:00'))).toBeNull();
    expect(findPhotoRefusal(match, null, ben, plus(at('18:00'), { ms: 1 }))).toBeNull();
    for (const later of [anAwaitingResultMatch(), anAwaitingConfirmationMatch(), aConfirmedMatch()]) {
      expect(findPhotoRefusal(later, null, ben, plus(evening, { days: 400 }))).toBeNull();
    }
  });

  it('MAT-17~ is not added to what is not planned or did not take place, nor by those who do not play', () => {
    expect(findPhotoRefusal(anOrganizingMatch(), null, ana, evening)).toBe('TOO_EARLY_FOR_PHOTO');
    for (const match of [aCancelledMatch(), anExpiredMatch(), aNotPlayedMatch()]) {
      expect(findPhotoRefusal(match, null, ana, evening)).toBe('NOT_IN_THIS_STATE');
    }
    expect(findPhotoRefusal(aConfirmedMatch(), null, carla, evening)).toBe('USER_NOT_IN_MATCH');
    expect(findPhotoRefusal(aConfirmedMatch({ visibility: 'PRIVATE' }), null, carla, evening)).toBe('MATCH_NOT_FOUND');
  });

  it('MAT-17~ is replaced and removed by who added it and by the organiser, by nobody else', () => {
    const match = aConfirmedMatch(doubles);
    const replacing = (who: typeof ana) => findPhotoRefusal(match, aPhoto(), who, evening);
    expect([replacing(ana), replacing(ben), replacing(carla)]).toEqual([null, null, 'NOT_YOUR_PHOTO']);
    const removing = (who: typeof ana) => removePhoto(match, aPhoto(), { who, photoId: 'p1' });
    expect(removing(ana)).toEqual({ ok: true, value: aPhoto() });
    expect(removing(ben)).toEqual({ ok: true, value: aPhoto() });
    expect(removing(carla)).toMatchObject({ ok: false, code: 'NOT_YOUR_PHOTO' });
    expect(mayRemove(match, aPhoto(), eva)).toBe(false);
    const hidden = removePhoto({ ...match, visibility: 'PRIVATE' }, aPhoto(), { who: eva, photoId: 'p1' });
    expect(hidden).toMatchObject({ ok: false, code: 'MATCH_NOT_FOUND' });
  });

  it('MAT-17~ that is gone already is removed without effect, and another one stays', () => {
    const match = aConfirmedMatch();
    expect(removePhoto(match, null, { who: ben, photoId: 'p1' })).toEqual({ ok: true, value: null });
    expect(removePhoto(match, aPhoto({ id: 'p2' }), { who: ben, photoId: 'p1' })).toEqual({ ok: true, value: null });
  });
});

const report = (more: Partial<ReportPhoto> = {}): ReportPhoto => ({
  ...{ who: carla, photoId: 'p1', reason: 'OFFENSIVE', text: null },
  ...more,
});
const reporting = (more: Partial<ReportPhoto> = {}, match = aConfirmedMatch()) =>
  reportPhoto(match, aPhoto(), report(more), 'c1', evening);

describe('reporting a photo', () => {
  it('MAT-17~ opens a case about who added it, for everybody who sees it', () => {
    const opened = reporting({ text: ' Not funny ' });
    expect(opened).toMatchObject({
      ok: true,
      value: {
        photo: { photoId: 'p1', reporterId: carla, accusedId: ben, reason: 'OFFENSIVE', text: 'Not funny' },
        ...{ misconduct: null, state: 'OPEN' },
      },
    });
    const found = (opened as { value: Case }).value;
    expect([kindOf(found), accusedIn(found)]).toEqual(['PHOTO', ben]);
  });

  it.each<[string, Partial<ReportPhoto>, object]>([
    ['one’s own', { who: ben }, { code: 'OWN_PHOTO' }],
    ['one that is gone', { photoId: 'p0' }, { code: 'PHOTO_GONE' }],
    [
      'something else without a word',
      { reason: 'OTHER', text: ' ' },
      { fields: [{ field: 'text', code: 'REQUIRED' }] },
    ],
    ['a novel', { text: 'x'.repeat(1001) }, { fields: [{ field: 'text', code: 'TOO_LONG' }] }],
  ])('MAT-17~ refuses %s', (_, more, refusal) => {
    expect(reporting(more)).toMatchObject({ ok: false, ...refusal });
  });

  it('MAT-17~ is not for those who do not see the match', () => {
    const hidden = reporting({}, aConfirmedMatch({ visibility: 'PRIVATE' }));
    expect(hidden).toMatchObject({ ok: false, code: 'MATCH_NOT_FOUND' });
  });
});

describe('support and a reported photo', () => {
  const found = (reporting() as { value: Case }).value;
  const removal = { by: eva, action: 'REMOVE_PHOTO', text: 'Not of this match', version: 0 } as const;

  it('MAT-17~ removes it with a reason, which the history keeps', () => {
    expect(actOnCase(removal, found, evening)).toMatchObject({
      ok: true,
      value: { state: 'OPEN', history: [{ action: 'REMOVE_PHOTO', by: eva, text: 'Not of this match' }] },
    });
    const done = actOnCase(removal, found, evening) as { value: Case };
    expect(actOnCase(removal, done.value, evening)).toEqual({ ok: true, value: done.value });
    expect(actOnCase({ ...removal, text: ' ' }, found, evening)).toMatchObject({
      fields: [{ field: 'text', code: 'REQUIRED' }],
    });
  });

  it('MAT-17~ warns and bars who added it, and removes no photo where a case is about none', () => {
    expect(actOnCase({ ...removal, action: 'WARN' }, found, evening).ok).toBe(true);
    expect(actOnCase({ ...removal, action: 'BAR', text: null }, found, evening).ok).toBe(true);
    expect(actOnCase(removal, { ...found, photo: null }, evening)).toMatchObject({
      fields: [{ field: 'action', code: 'INVALID' }],
    });
  });
});
