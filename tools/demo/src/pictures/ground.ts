import type { Surface } from '../centres.ts';
import type { StoryRandom } from '../random.ts';
import { round, type Spot, type View } from './view.ts';

export interface Paint {
  readonly court: string;
  readonly around: string;
  readonly club: string;
  readonly surface: Surface;
}

const rect = (left: number, right: number, near: number, far: number): Spot[] => [
  [left, near],
  [right, near],
  [right, far],
  [left, far],
];

/** 23.77 m by 10.97 m with the alleys of doubles. */
export function tennisCourt(view: View, { court, surface, club }: Paint, random: StoryRandom): string {
  const [long, half, single, box] = [23.77, 5.485, 4.115, 6.4];
  const middle = long / 2;
  // Clay and grass have no painted field: the ground is the same all around.
  const field = surface === 'CLAY' || surface === 'GRASS' || surface === 'GREEN_CLAY' ? 1.4 : 0;
  const lines = [
    view.line([-half, 0], [half, 0], 0.12),
    view.line([-half, long], [half, long], 0.14),
    ...[-half, -single, single, half].map((x) => view.line([x, 0], [x, long])),
    view.line([-single, middle - box], [single, middle - box]),
    view.line([-single, middle + box], [single, middle + box], 0.11),
    view.line([0, middle - box], [0, middle + box]),
    view.line([0, 0], [0, 0.35]),
  ];
  return [
    view.area(rect(-half - field, half + field, -field * 3, long + field * 2), `fill="${court}"`),
    texture(view, surface, random),
    `<path d="${lines.join('')}" fill="#fff" opacity="${surface === 'GRASS' ? 0.85 : 0.95}"/>`,
    chair(view, -half - 1.7, middle, club),
    net(view, middle, half + 0.9, 0.914, 1.07),
    balls(view, random),
  ].join('');
}

/** 20 m by 10 m between walls of glass. */
export function padelCourt(view: View, { court }: Paint): string {
  const [long, half, box, glass, top] = [20, 5, 6.95, 3, 4];
  const middle = long / 2;
  const lines = [
    view.line([-half, middle - box], [half, middle - box], 0.1),
    view.line([-half, middle + box], [half, middle + box], 0.12),
    view.line([0, middle - box - 0.2], [0, middle + box + 0.2], 0.1),
  ];
  const wall = (a: Spot, b: Spot, low: number, high: number, style: string) =>
    view.area(
      [
        [a[0], a[1], low],
        [b[0], b[1], low],
        [b[0], b[1], high],
        [a[0], a[1], high],
      ],
      style,
    );
  const pane = 'fill="#d9efff" fill-opacity=".22" stroke="#1f2a37" stroke-opacity=".75" stroke-width="2"';
  const mesh = 'fill="url(#mesh)" stroke="#1f2a37" stroke-opacity=".6" stroke-width="1.6"';
  const back = [-5, -3, -1, 1, 3].map((x) => wall([x, long], [x + 2, long], 0, glass, pane)).join('');
  const sides = [-half, half].map((x) =>
    [
      wall([x, long], [x, long - 2], 0, glass, pane),
      wall([x, long - 2], [x, long - 4], 0, glass - 1, pane),
      wall([x, long - 4], [x, 3], 0, glass, mesh),
      wall([x, 3], [x, -2], 0, glass, pane),
      wall([x, long], [x, 3], glass, glass + 0.05, mesh),
    ].join(''),
  );
  return [
    view.area(rect(-half, half, -4, long), `fill="${court}"`),
    `<path d="${lines.join('')}" fill="#fff" opacity=".95"/>`,
    back,
    wall([-half, long], [half, long], glass, top, mesh),
    sides[0],
    net(view, middle, half, 0.88, 0.92),
    sides[1],
  ].join('');
}

/** Stripes of the mower, traces of the drag net. */
function texture(view: View, surface: Surface, random: StoryRandom): string {
  if (surface === 'GRASS') {
    const bands = Array.from({ length: 7 }, (_, i) => view.path(rect(-6.9, 6.9, i * 4 - 4, i * 4 - 2)));
    return `<path d="${bands.join('')}" fill="#fff" opacity=".09"/>`;
  }
  if (surface !== 'CLAY' && surface !== 'GREEN_CLAY') return '';
  const traces = Array.from({ length: 26 }, () => {
    const [x, y] = [-6.5 + random.next() * 13, -3 + random.next() * 28];
    const w = 0.5 + random.next() * 2;
    return view.path(rect(x, x + w, y, y + 0.22));
  });
  return `<path d="${traces.join('')}" fill="#fff" opacity=".1"/>`;
}

function net(view: View, y: number, half: number, low: number, high: number): string {
  const top: Spot[] = [
    [-half, y, high],
    [0, y, low],
    [half, y, high],
  ];
  const post = (x: number) =>
    `<path d="${view.path(
      [
        [x, y, 0],
        [x, y, high + 0.04],
      ],
      false,
    )}" stroke="#1f2a37" stroke-width="5" stroke-linecap="round"/>`;
  return [
    view.area(rect(-half, half, y - 0.55, y), 'fill="#000" opacity=".16"'),
    view.area([[-half, y, 0], ...top, [half, y, 0]], 'fill="#111a24" fill-opacity=".34"'),
    view.area([[-half, y, 0], ...top, [half, y, 0]], 'fill="url(#net)"'),
    `<path d="${view.path(top, false)}" fill="none" stroke="#fff" stroke-width="5"/>`,
    `<path d="${view.path(
      [
        [0, y, 0],
        [0, y, low],
      ],
      false,
    )}" stroke="#fff" stroke-width="3"/>`,
    post(-half),
    post(half),
  ].join('');
}

/** The umpire's high chair beside the net. */
function chair(view: View, x: number, y: number, club: string): string {
  const leg = (at: number) =>
    view.path(
      [
        [at, y, 0],
        [at + (at < x ? 0.22 : -0.22), y, 1.7],
      ],
      false,
    );
  return [
    view.area(rect(x - 0.8, x + 0.8, y - 0.5, y + 0.1), 'fill="#000" opacity=".15"'),
    `<path d="${leg(x - 0.55)}${leg(x + 0.55)}${view.path(
      [
        [x - 0.45, y, 0.6],
        [x + 0.45, y, 0.6],
      ],
      false,
    )}" fill="none" stroke="#f4f6f8" stroke-width="4"/>`,
    view.area(
      [
        [x - 0.45, y, 1.6],
        [x + 0.45, y, 1.6],
        [x + 0.45, y, 1.8],
        [x - 0.45, y, 1.8],
      ],
      `fill="${club}"`,
    ),
    view.area(
      [
        [x - 0.45, y, 1.8],
        [x - 0.3, y, 1.8],
        [x - 0.3, y, 2.6],
        [x - 0.45, y, 2.6],
      ],
      `fill="${club}"`,
    ),
  ].join('');
}

function balls(view: View, random: StoryRandom): string {
  return Array.from({ length: 2 + random.int(3) }, () => {
    const spot: Spot = [-4 + random.next() * 8, 2 + random.next() * 7];
    const [x, y] = view.at(spot).map(round);
    const r = round(view.scale(spot[1]) * 0.1);
    return `<ellipse cx="${x! + r}" cy="${y! + r * 0.5}" rx="${r * 1.3}" ry="${round(r * 0.5)}" opacity=".2"/><circle cx="${x}" cy="${y}" r="${r}" fill="#dff04a"/>`;
  }).join('');
}
