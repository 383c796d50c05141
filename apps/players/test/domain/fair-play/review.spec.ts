import { userId } from '@setpoint/kernel';
import {
  LONGEST_NOTE,
  recounted,
  reviewFairPlay,
  type FairPlayRecord,
  type ReviewFairPlay,
} from '../../../src/domain/fair-play/review.js';
import type { Suspicion } from '../../../src/domain/fair-play/suspicion.js';

const NOW = new Date('2026-06-01T12:00:00Z');
const SAM = userId('sam');
const suspicion = (score: number): Suspicion => ({
  ...{ score, kinds: { COLLUSION: score, SANDBAGGING: 0, MISREPORTING: 0 }, signals: [], matches: 20 },
});
const RECORD: FairPlayRecord = {
  ...{ playerId: userId('ana'), suspicion: suspicion(4), countedAt: NOW, state: 'OPEN', reviews: [] },
};
const review = (changes: Partial<ReviewFairPlay> = {}, record = RECORD) =>
  reviewFairPlay(
    { by: SAM, verdict: 'DISMISSED', note: 'Sisters, one much better.', version: 0, ...changes },
    record,
    NOW,
  );
const reviewed = (() => {
  const outcome = review();
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
})();

describe('a review', () => {
  it('BYD-12 keeps who said what, when, and of which score', () => {
    expect(reviewed).toMatchObject({
      state: 'DISMISSED',
      reviews: [{ by: SAM, at: NOW, verdict: 'DISMISSED', note: 'Sisters, one much better.', score: 4 }],
    });
  });

  it('BYD-12 counts once, however often one presses', () => {
    expect(review({}, reviewed)).toMatchObject({ ok: true, value: reviewed });
  });

  it('BYD-12 is refused where somebody else reviewed meanwhile', () => {
    expect(review({ by: userId('tom') }, reviewed)).toMatchObject({ ok: false, code: 'FAIR_PLAY_CHANGED' });
  });

  it('BYD-12 says why, in a thousand characters', () => {
    const refused = (code: string) => ({
      ok: false,
      code: 'INVALID_DATA',
      fields: [{ field: 'note', code }],
    });
    expect(review({ note: ' \n ' })).toMatchObject(refused('REQUIRED'));
    expect(review({ note: 'x'.repeat(LONGEST_NOTE + 1) })).toMatchObject(refused('TOO_LONG'));
    expect(review({ note: 'x'.repeat(LONGEST_NOTE) }).ok).toBe(true);
  });
});

describe('a new night', () => {
  it('BYD-12 leaves reviewed what has not become clearly worse, and opens again what has', () => {
    expect(recounted(reviewed, suspicion(4.99), NOW)).toMatchObject({ state: 'DISMISSED' });
    expect(recounted(reviewed, suspicion(5), NOW)).toMatchObject({ state: 'OPEN', reviews: reviewed.reviews });
    expect(recounted(null, suspicion(3), NOW)).toMatchObject({ state: 'OPEN', reviews: [] });
  });
});
