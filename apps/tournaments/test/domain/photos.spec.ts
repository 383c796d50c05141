import fc from 'fast-check';
import { MOST_PHOTOS, photosInOrder, withoutPhoto, withPhoto } from '../../src/domain/photos.js';

const photo = (id: string) => ({ id, key: `key of ${id}` });
const someIds = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: MOST_PHOTOS });
const shuffled = someIds.chain((ids) =>
  fc.record({ ids: fc.constant(ids), order: fc.shuffledSubarray(ids, { minLength: ids.length }) }),
);

describe('the photos of a tournament', () => {
  it('TRN-01~ are twelve at most, the new one last', () => {
    const eleven = Array.from({ length: MOST_PHOTOS - 1 }, (_, i) => photo(`p${i}`));
    const twelve = withPhoto(eleven, photo('last'));
    expect(twelve).toMatchObject({ ok: true, value: [...eleven, photo('last')] });
    expect(withPhoto([...eleven, photo('last')], photo('more'))).toMatchObject({ ok: false, code: 'TOO_MANY_PHOTOS' });
  });

  it('TRN-01~ are the same ones in whatever order they are put', () => {
    fc.assert(
      fc.property(shuffled, ({ ids, order }) => {
        expect(photosInOrder(ids.map(photo), order)).toEqual({ ok: true, value: order.map(photo) });
      }),
    );
  });

  it('TRN-01~ are not ordered when one is missing, named twice, or not among them', () => {
    const three = ['a', 'b', 'c'].map(photo);
    for (const order of [['a', 'b'], ['a', 'b', 'b'], ['a', 'b', 'd'], ['a', 'b', 'c', 'c'], []]) {
      expect(photosInOrder(three, order)).toMatchObject({ ok: false, code: 'PHOTOS_CHANGED' });
    }
  });

  it('TRN-01~ lose the one that is removed and keep the order of the others', () => {
    expect(withoutPhoto(['a', 'b', 'c'].map(photo), 'b')).toEqual(['a', 'c'].map(photo));
  });
});
