import type { BoardRow, Card } from '../card.js';
import { box, text, type Element } from './element.js';
import { logo } from './logo.js';
import { panel } from './panel.js';
import { faces } from './people.js';
import { COLOUR, EDGE, HEIGHT, MARGIN, PANEL, WIDTH } from './tokens.js';

/** The drawing of a card. */
export const picture = (card: Card): Element =>
  box(
    {
      ...{ width: WIDTH, height: HEIGHT, backgroundColor: COLOUR.page, color: COLOUR.text },
      ...{ fontFamily: 'latin, latin-ext', fontWeight: 500 },
    },
    ...(card.board ? [edge, result(card, card.board)] : [subject(card), panel(card.art)]),
  );

const edge = box({ width: EDGE, height: HEIGHT, backgroundColor: COLOUR.court });

const column = {
  ...{ height: HEIGHT, boxSizing: 'border-box', padding: MARGIN, flexDirection: 'column' },
  justifyContent: 'space-between',
};

/** Who or what it is about, large. */
function subject({ kicker, title, people, facts }: Card): Element {
  const inside = WIDTH - PANEL - 2 * MARGIN;
  const shown = facts.slice(0, people.length > 0 ? 3 : 4);
  return box(
    { ...column, width: WIDTH - PANEL },
    logo(44),
    box(
      { flexDirection: 'column' },
      people.length > 0 ? box({ marginBottom: 20 }, faces(people.slice(0, 4), 104)) : null,
      kicker ? text(kicker, { fontSize: 34, color: COLOUR.ball, maxWidth: inside }) : null,
      text(title, { ...HEADLINE, fontSize: sizeOf(title, people.length > 0, shown.length), maxWidth: inside }, 2),
      lines(shown, inside, 14),
    ),
  );
}

const HEADLINE = { fontWeight: 700, lineHeight: 1.25, marginTop: 6 };

/** On two lines at most, the largest on one: as large as faces above and facts below leave room for. */
function sizeOf({ length }: string, belowFaces: boolean, facts: number): number {
  if (belowFaces && facts > 1) return length > 13 ? 50 : 92;
  if (length > 40) return 62;
  if (length > 17 || (belowFaces && length > 13)) return 76;
  return length > 10 || belowFaces ? 92 : 128;
}

/** A scoreboard over the whole width. */
function result({ kicker, facts }: Card, rows: readonly BoardRow[]): Element {
  const inside = WIDTH - EDGE - 2 * MARGIN;
  return box(
    { ...column, width: WIDTH - EDGE },
    box(
      { width: inside, alignItems: 'center', justifyContent: 'space-between' },
      logo(44),
      text(kicker, { fontSize: 34, color: COLOUR.ball, maxWidth: inside - 260 }),
    ),
    box({ flexDirection: 'column', borderTop: LINE }, ...rows.map(boardRow)),
    lines(facts.slice(0, 3), inside, 0),
  );
}

const lines = (facts: readonly string[], maxWidth: number, marginTop: number): Element =>
  box(
    { flexDirection: 'column', marginTop },
    ...facts.map((fact) => text(fact, { fontSize: 34, lineHeight: 1.25, color: COLOUR.quiet, maxWidth })),
  );

const LINE = `2px solid ${COLOUR.line}`;

const boardRow = ({ people, won, sets }: BoardRow): Element =>
  box(
    { alignItems: 'center', height: 132, borderBottom: LINE },
    box({ width: 18, height: 18, borderRadius: 9, marginRight: 18, backgroundColor: won ? COLOUR.ball : COLOUR.page }),
    box({ marginRight: 24 }, faces(people.slice(0, 2), 84)),
    box(
      { flexGrow: 1, flexShrink: 1, flexBasis: 0, flexDirection: 'column', overflow: 'hidden' },
      ...people
        .slice(0, 2)
        .map(({ name }) => text(name, { fontSize: people.length > 1 ? 46 : 58, fontWeight: won ? 700 : 500 })),
    ),
    ...sets
      .slice(0, 5)
      .map((set) =>
        box(
          { width: 96, flexShrink: 0, justifyContent: 'flex-end', fontSize: 76, fontWeight: set.won ? 700 : 500 },
          text(String(set.games), { color: set.won ? COLOUR.text : COLOUR.quiet }),
          set.tieBreak === null ? null : text(String(set.tieBreak), { fontSize: 32, color: COLOUR.quiet }),
        ),
      ),
  );
