import { createHmac } from 'node:crypto';
import { decideUnplayed, drawLot } from '../src/index.js';
import { seedOf } from './entries.js';

const SEED = '00112233445566778899aabbccddeeff';
const sides = ['ana', 'ben'] as const;

describe('a match that was not played in its window', () => {
  it('TRN-10 MAT-21~ is lost by the side that did nothing, and by both if neither did', () => {
    const by = (A: boolean, B: boolean) => decideUnplayed('f1', sides, { A, B }, SEED);
    expect(by(true, false)).toEqual({ rule: 'ONE_SILENT', decision: { kind: 'FORFEIT', winner: 'A' } });
    expect(by(false, true)).toEqual({ rule: 'ONE_SILENT', decision: { kind: 'FORFEIT', winner: 'B' } });
    expect(by(false, false)).toEqual({ rule: 'BOTH_SILENT', decision: { kind: 'DOUBLE_FORFEIT' } });
  });

  it('TRN-10 is decided by lot if both tried: drawn again it falls the same way, whoever is side A', () => {
    const drawn = decideUnplayed('f1', sides, { A: true, B: true }, SEED);
    expect(drawn).toEqual({ rule: 'BOTH_TRIED', decision: { kind: 'LOT', winner: drawLot('f1', sides, SEED) } });
    expect(decideUnplayed('f1', sides, { A: true, B: true }, SEED)).toEqual(drawn);
    for (let lot = 0; lot < 100; lot++) {
      const winner = drawLot('f1', sides, seedOf(lot)) === 'A' ? 'ana' : 'ben';
      expect(drawLot('f1', ['ben', 'ana'], seedOf(lot)) === 'A' ? 'ben' : 'ana').toBe(winner);
      const [first] = createHmac('sha256', Buffer.from(seedOf(lot), 'hex'))
        .update('lot f1')
        .digest();
      expect(winner).toBe(first! < 128 ? 'ana' : 'ben');
    }
  });

  it('TRN-10 gives both sides the same chance, and each fixture a lot of its own', () => {
    let won = 0;
    for (let fixture = 0; fixture < 4_000; fixture++) if (drawLot(`f${fixture}`, sides, SEED) === 'A') won++;
    expect(Math.abs(won - 2_000)).toBeLessThan(160);
  });
});
