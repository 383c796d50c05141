import type { StoryRandom } from '../random.ts';
import { HEIGHT, HORIZON, round, WIDTH, type View } from './view.ts';

export type Light = 'morning' | 'noon' | 'evening' | 'night';

const SKIES: Readonly<
  Record<Light, { readonly sky: readonly string[]; readonly hills: string; readonly leaves: string[] }>
> = {
  morning: { sky: ['#9cc9ee', '#f6e3cf'], hills: '#a9bfcb', leaves: ['#7fae7a', '#6a9d6b', '#8dbb84'] },
  noon: { sky: ['#5aa9ea', '#d5ecfb'], hills: '#9cb9c9', leaves: ['#4f9a57', '#3f8649', '#66ab62'] },
  evening: { sky: ['#6b6fb5', '#f3a97c'], hills: '#8d7b9d', leaves: ['#4f6b57', '#435c50', '#5d7760'] },
  night: { sky: ['#0f1a33', '#2c3d68'], hills: '#1a2745', leaves: ['#1d3b35', '#18322f', '#234540'] },
};

/** Colours of gradients; the picture's defs need them once. */
export const skyGradient = (light: Light): string =>
  `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${SKIES[light].sky[0]}"/><stop offset="1" stop-color="${SKIES[light].sky[1]}"/></linearGradient>`;

/** Sky with sun, moon or clouds, what stands on the horizon, and trees behind the fence. */
export function outdoors(light: Light, random: StoryRandom): string {
  const { hills, leaves } = SKIES[light];
  return [
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="url(#sky)"/>`,
    light === 'night' ? stars(random) : '',
    orb(light, random),
    light === 'night' ? '' : clouds(light, random),
    random.chance(0.5) ? skyline(hills, random) : ridge(hills, random),
    trees(leaves, random),
  ].join('');
}

function orb(light: Light, random: StoryRandom): string {
  const x = 120 + random.int(WIDTH - 240);
  const [y, r, fill] = (
    {
      morning: [112, 30, '#fff4d8'],
      noon: [44, 26, '#fffbe6'],
      evening: [138, 38, '#ffe0a8'],
      night: [56, 20, '#e8edf8'],
    } as const
  )[light];
  return `<circle cx="${x}" cy="${y}" r="${r * 2.2}" fill="${fill}" opacity=".18"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

function stars(random: StoryRandom): string {
  const dots = Array.from({ length: 40 }, () => `M${random.int(WIDTH)} ${random.int(HORIZON - 40)}h.1`).join('');
  return `<path d="${dots}" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".6"/>`;
}

function clouds(light: Light, random: StoryRandom): string {
  const puffs = Array.from({ length: 3 + random.int(3) }, () => {
    const [x, y, w] = [random.int(WIDTH), 20 + random.int(80), 40 + random.int(60)];
    return `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${round(w * 0.16)}"/><ellipse cx="${x + 14}" cy="${round(y - w * 0.12)}" rx="${round(w * 0.5)}" ry="${round(w * 0.15)}"/>`;
  });
  return `<g fill="${light === 'evening' ? '#ffd9c2' : '#fff'}" opacity=".65">${puffs.join('')}</g>`;
}

function ridge(fill: string, random: StoryRandom): string {
  let x = 0;
  let path = `M0 ${HORIZON}V${HORIZON - 40}`;
  while (x < WIDTH) {
    const step = 120 + random.int(120);
    path += `q${step / 2} ${-20 - random.int(40)} ${step} ${random.int(20) - 10}`;
    x += step;
  }
  return `<path d="${path}V${HORIZON}Z" fill="${fill}" opacity=".75"/>`;
}

function skyline(fill: string, random: StoryRandom): string {
  let x = 0;
  let path = `M0 ${HORIZON}`;
  while (x < WIDTH) {
    const w = 26 + random.int(50);
    path += `V${HORIZON - 34 - random.int(56)}h${w}`;
    x += w;
  }
  return `<path d="${path}V${HORIZON}Z" fill="${fill}" opacity=".6"/>`;
}

function trees(leaves: readonly string[], random: StoryRandom): string {
  const tall = random.chance(0.35);
  let x = -20;
  let crowns = '';
  while (x < WIDTH + 20) {
    const w = tall ? 13 + random.int(9) : 24 + random.int(24);
    const h = tall ? 54 + random.int(34) : w * 0.95;
    crowns += `<ellipse cx="${x}" cy="${round(HORIZON + 12 - h * 0.75)}" rx="${w}" ry="${round(h)}" fill="${random.pick(leaves)}"/>`;
    x += round(w * (tall ? 1.9 : 1.25));
  }
  return crowns;
}

/** A hall instead: back wall with a band of windows, beams of the roof, rows of lamps. */
export function indoors(view: View, colour: string, random: StoryRandom): string {
  const [side, far, eaves, ridgeHeight] = [12, 30, 6, 10];
  const wood = random.chance(0.5);
  const [wall, roof, beam] = wood ? ['#e9e2d6', '#d9c4a3', '#b98f5e'] : ['#e6ebf1', '#cfd8e3', '#8fa0b5'];
  const arch = (y: number) => {
    const [left, top, right] = [
      view.at([-side, y, eaves]),
      view.at([0, y, ridgeHeight * 1.45]),
      view.at([side, y, eaves]),
    ];
    return `${left.map(round).join(' ')}Q${top.map(round).join(' ')} ${right.map(round).join(' ')}`;
  };
  const beams = [-4, 0, 5, 10, 15, 20, 25, far]
    .map((y) => `<path d="M${arch(y)}" stroke-width="${round(view.scale(y) * 0.28)}"/>`)
    .join('');
  const lamps = [2, 8, 14, 20, 26]
    .flatMap((y) =>
      [-5, 5].map((x) =>
        view.area(
          [
            [x - 0.9, y, 7.6],
            [x + 0.9, y, 7.6],
            [x + 0.9, y + 1.2, 7.6],
            [x - 0.9, y + 1.2, 7.6],
          ],
          'fill="#fffdf2"',
        ),
      ),
    )
    .join('');
  const windows = Array.from({ length: 8 }, (_, i) => {
    const x = -11 + i * 2.8;
    return view.area(
      [
        [x, far, 3.4],
        [x + 2.2, far, 3.4],
        [x + 2.2, far, 5.2],
        [x, far, 5.2],
      ],
      'fill="#bfe0f5"',
    );
  }).join('');
  return [
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="${roof}"/>`,
    view.area(
      [
        [-side, far],
        [-side, -6],
        [-side, -6, eaves],
        [-side, far, eaves],
      ],
      `fill="${wall}"`,
    ),
    view.area(
      [
        [side, far],
        [side, -6],
        [side, -6, eaves],
        [side, far, eaves],
      ],
      `fill="${wall}"`,
    ),
    `<path d="M${arch(far)}L${view.at([side, far]).map(round).join(' ')}L${view.at([-side, far]).map(round).join(' ')}Z" fill="${wall}"/>`,
    view.area(
      [
        [-side, far],
        [side, far],
        [side, far, 2.4],
        [-side, far, 2.4],
      ],
      `fill="${colour}"`,
    ),
    windows,
    `<g fill="none" stroke="${beam}">${beams}</g>`,
    lamps,
  ].join('');
}
