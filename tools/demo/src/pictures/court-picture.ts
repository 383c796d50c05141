import { createHash } from 'node:crypto';
import { PADEL } from '@setpoint/kernel';
import type { DemoCentre, Surface } from '../centres.ts';
import { StoryRandom } from '../random.ts';
import { indoors, outdoors, skyGradient, type Light } from './backdrop.ts';
import { padelCourt, tennisCourt, type Paint } from './ground.ts';
import { HEIGHT, round, View, WIDTH, type Spot } from './view.ts';

/** Inside and outside the lines. */
const SURFACES: Readonly<Record<Surface, readonly (readonly [court: string, around: string])[]>> = {
  CLAY: [
    ['#c8643c', '#b9562f'],
    ['#cf6e44', '#bf6038'],
  ],
  GRASS: [['#5fa556', '#4c9148']],
  HARD: [
    ['#2f6bb0', '#3f8f6a'],
    ['#3a76bd', '#2a4f86'],
    ['#4b6fa8', '#7fa05a'],
  ],
  SYNTHETIC_GRASS: [
    ['#2f76c4', '#23589a'],
    ['#3f9a5c', '#2f7d49'],
    ['#c8643c', '#a24e2c'],
  ],
  SYNTHETIC: [
    ['#7a6fb0', '#4f9a72'],
    ['#d07a4e', '#5b9a68'],
  ],
  GREEN_CLAY: [['#5b8f78', '#4b7d68']],
  GREENSET: [
    ['#3d7f6b', '#2d4f7c'],
    ['#2f6bb0', '#2e7d5e'],
  ],
};
const CLUB_COLOURS = ['#1d5bd6', '#14532d', '#7c1d2b', '#0f3a5f', '#b8541f', '#4b3b8f', '#0f766e', '#334155'] as const;
const LIGHTS: readonly Light[] = ['morning', 'noon', 'noon', 'evening', 'night'];

/** The first court of a centre as it might be painted there; always the same for a centre. */
export function courtPicture(centre: Pick<DemoCentre, 'id' | 'fields'>): string {
  const random = new StoryRandom(createHash('sha256').update(`court ${centre.id}`).digest().readUInt32LE(0));
  const field = centre.fields[0]!;
  const [court, around] = random.pick(SURFACES[field.surface]);
  const club = random.pick(CLUB_COLOURS);
  const light = field.covered ? 'noon' : random.pick(LIGHTS);
  const view = new View(random.normal(0, 1.1));
  const paint: Paint = { court, around, club, surface: field.surface };
  const parts = [
    field.covered ? indoors(view, club, random) : outdoors(light, random),
    view.area(
      [
        [-60, 31],
        [60, 31],
        [60, -7],
        [-60, -7],
      ],
      `fill="${around}"`,
    ),
    field.covered ? '' : fence(view, club),
    field.sport === PADEL ? padelCourt(view, paint) : tennisCourt(view, paint, random),
    field.covered ? '' : shade(light),
    !field.covered && light === 'night' ? floodlights(view) : '',
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${skyGradient(light)}${DEFS}</defs>${parts.join('')}</svg>`
  );
}

const DEFS =
  '<pattern id="net" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 0H5M0 0V5" stroke="#fff" stroke-width=".9" opacity=".55"/></pattern>' +
  '<pattern id="mesh" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 0L7 7M7 0L0 7" stroke="#23303f" stroke-width=".6" opacity=".35"/></pattern>' +
  '<radialGradient id="glow"><stop stop-color="#fffbe0" stop-opacity=".9"/><stop offset="1" stop-color="#fffbe0" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="pool" x2="0" y2="1"><stop stop-color="#0b1530" stop-opacity=".38"/><stop offset=".55" stop-color="#0b1530" stop-opacity="0"/><stop offset="1" stop-color="#0b1530" stop-opacity=".45"/></linearGradient>';

/** Wire mesh with the club's windbreak, seen from inside. */
function fence(view: View, club: string): string {
  const [side, far, top] = [34, 31, 3.6];
  const wall = (from: Spot, to: Spot, low: number, high: number, style: string) =>
    view.area(
      [
        [from[0], from[1], low],
        [to[0], to[1], low],
        [to[0], to[1], high],
        [from[0], from[1], high],
      ],
      style,
    );
  const posts = [-34, -25.5, -17, -8.5, 0, 8.5, 17, 25.5, 34]
    .map(
      (x) =>
        `<path d="${view.path(
          [
            [x, far, 0],
            [x, far, top],
          ],
          false,
        )}" stroke="#2f3b48" stroke-width="2.4"/>`,
    )
    .join('');
  const stripe = [-22, -5, 3, 20]
    .map((x) => wall([x, far], [x + 2.2, far], 0.9, 1.3, 'fill="#fff" opacity=".85"'))
    .join('');
  return [
    wall([-40, far], [40, far], 0, top, 'fill="url(#mesh)"'),
    wall([-side, far], [side, far], 0, 2.2, `fill="${club}"`),
    stripe,
    posts,
  ].join('');
}

/** Evening and night lie over everything. */
function shade(light: Light): string {
  const all = `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z"`;
  if (light === 'evening') return `${all} fill="#ff9a5c" opacity=".13"/>`;
  if (light === 'night') return `${all} fill="url(#pool)"/>`;
  return light === 'morning' ? `${all} fill="#fff3dc" opacity=".12"/>` : '';
}

function floodlights(view: View): string {
  return (
    [
      [-13, 26],
      [13, 26],
      [-12, 10],
      [12, 10],
    ] as const
  )
    .map(([x, y]) => {
      const [headX, headY] = view.at([x, y, y > 20 ? 7.5 : 6.4]).map(round);
      const size = round(view.scale(y) * 0.9);
      return (
        `<path d="${view.path(
          [
            [x, y, 0],
            [x, y, y > 20 ? 7.5 : 6.4],
          ],
          false,
        )}" stroke="#5b6880" stroke-width="${round(view.scale(y) * 0.16)}"/>` +
        `<circle cx="${headX}" cy="${headY}" r="${size * 4}" fill="url(#glow)"/>` +
        `<rect x="${headX! - size}" y="${round(headY! - size * 0.35)}" width="${size * 2}" height="${round(size * 0.7)}" rx="3" fill="#fffdf0"/>`
      );
    })
    .join('');
}
