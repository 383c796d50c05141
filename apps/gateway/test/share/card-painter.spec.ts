import { silentLog } from '@setpoint/service-kit';
import { eventually } from '@setpoint/testkit';
import { CardPainter, type PainterSettings } from '../../src/share/card-painter.js';
import { CardUnavailable } from '../../src/share/drawing-process.js';
import { readPng } from './read-png.js';
import type { Art, Card } from '../../src/share/card.js';

const aCard = (changes: Partial<Card> = {}): Card => ({
  kicker: 'Tennis · Singles',
  title: '01/06/2026, 18:30',
  people: [],
  board: null,
  facts: ['Forlì'],
  art: { kind: 'centre', isPadel: false },
  ...changes,
});

const painters: CardPainter[] = [];
const aPainter = (settings: Partial<PainterSettings> = {}) => {
  const painter = new CardPainter({ log: silentLog(), ...settings });
  painters.push(painter);
  return painter;
};
afterEach(() => painters.splice(0).forEach((painter) => painter.stop()));

const runs = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString() === 'PNG';

describe('the process that draws cards', () => {
  it('BYD-14~ is there once a card is asked for, and ends when no more are', async () => {
    const painter = aPainter({ idleMs: 1 });
    expect(painter.pid).toBeUndefined();
    const drawing = painter.paint(aCard());
    const pid = painter.pid!;
    expect(isPng(await drawing)).toBe(true);
    await eventually(() => !runs(pid), 'the process did not end');
    expect(painter.pid).toBeUndefined();
    expect(isPng(await painter.paint(aCard()))).toBe(true);
  });

  it('BYD-14~ killed in the middle, it fails what it was drawing and the next card is drawn', async () => {
    const painter = aPainter();
    const drawing = painter.paint(aCard());
    process.kill(painter.pid!, 'SIGKILL');
    await expect(drawing).rejects.toBeInstanceOf(CardUnavailable);
    expect(isPng(await painter.paint(aCard()))).toBe(true);
  });

  it('BYD-14~ has only so many cards waiting', async () => {
    const painter = aPainter({ atOnce: 2 });
    const drawn = [painter.paint(aCard()), painter.paint(aCard({ title: 'Another' }))];
    await expect(painter.paint(aCard())).rejects.toBeInstanceOf(CardUnavailable);
    expect((await Promise.all(drawn)).every(isPng)).toBe(true);
    expect(isPng(await painter.paint(aCard()))).toBe(true);
  });

  it('BYD-14~ is followed by another after so many cards, also while more are waiting', async () => {
    const painter = aPainter({ perProcess: 2 });
    const pids: (number | undefined)[] = [];
    const drawn = ['1', '2', '3', '4', '5'].map((title) => {
      const card = painter.paint(aCard({ title }));
      pids.push(painter.pid);
      return card;
    });
    expect((await Promise.all(drawn)).every(isPng)).toBe(true);
    const [first, , second, , third] = pids as number[];
    expect(new Set([first, second, third]).size).toBe(3);
    await eventually(() => !runs(first!) && !runs(second!), 'a process did not end');
    expect(runs(third!)).toBe(true);
  });

  it('BYD-14~ draws the same picture of the same card', async () => {
    const painter = aPainter();
    const [one, same, other] = await Promise.all(
      [aCard(), aCard(), aCard({ title: 'Another' })].map((card) => painter.paint(card)),
    );
    expect(one!.equals(same!)).toBe(true);
    expect(one!.equals(other!)).toBe(false);
  });

  it('BYD-14~ cuts what is too long before the margin, in every place', async () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(9);
    const face = { name: long, initials: 'WW', colour: '#1d5bd6' };
    const dial = { figure: '4.5', share: 0.5, name: long, label: long, isEstimate: true };
    const sets = Array.from({ length: 7 }, () => ({ games: 88, won: true, tieBreak: 88 }));
    const people = [face, face, face, face, face];
    const board = [1, 2].map(() => ({ people, won: true, sets }));
    const crowded = aCard({ kicker: long, title: long, people, facts: Array.from({ length: 9 }, () => long) });
    const arts: readonly Art[] = [
      { kind: 'centre', isPadel: true },
      { kind: 'dials', dials: [dial, dial, dial, dial, dial] },
      { kind: 'dials', dials: [dial] },
      { kind: 'match', isPadel: false, sides: [people, people] },
      ...[{ kind: 'bracket' } as const, { kind: 'table' } as const],
    ];
    const painter = aPainter();
    for (const card of [...arts.map((art) => ({ ...crowded, art })), { ...crowded, board }]) {
      const { width, height, pixel } = readPng(await painter.paint(card));
      // Words end before the drawing at the right, or before the edge.
      const right = card.board ? width : width - 430;
      const background = String(pixel(right - 1, 0));
      const margin = Array.from({ length: height }, (_, y) => [pixel(right - 50, y), pixel(right - 5, y)]).flat();
      const ends = Array.from({ length: right - 20 }, (_, x) => [pixel(x + 20, 40), pixel(x + 20, height - 40)]).flat();
      expect(new Set([...margin, ...ends].map(String))).toEqual(new Set([background]));
    }
  });
});
