/** Drawings for empty states: court lines and a ball, in the theme's colours. */
export type IllustrationName =
  | 'court'
  | 'players'
  | 'results'
  | 'inbox'
  | 'lost'
  | 'broken'
  | 'search'
  | 'mail'
  | 'chat';

export function Illustration({ name, height = 140 }: { readonly name: IllustrationName; readonly height?: number }) {
  return (
    <svg
      viewBox="0 0 240 160"
      height={height}
      width={height * 1.5}
      aria-hidden
      data-illustration={name}
      style={{ maxWidth: '100%' }}
    >
      <ellipse cx="120" cy="142" rx="92" ry="9" fill="var(--sp-sunken)" />
      {DRAWINGS[name]}
    </svg>
  );
}

const line = {
  fill: 'none',
  stroke: 'var(--sp-accent)',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const ground = {
  fill: 'var(--sp-accent-soft)',
  stroke: 'var(--sp-accent)',
  strokeWidth: 3,
  strokeLinejoin: 'round',
} as const;

function Ball({ x, y, r = 11 }: { readonly x: number; readonly y: number; readonly r?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 11})`}>
      <circle r="11" fill="var(--sp-ball)" />
      <path d="M-9.4-5.6A11 11 0 0 1-9.4 5.6M9.4-5.6A11 11 0 0 0 9.4 5.6" fill="none" stroke="#fff" strokeWidth="2" />
    </g>
  );
}

function Racket({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M0 30v34" stroke="var(--sp-warm)" strokeWidth="8" strokeLinecap="round" />
      <path d="M-11 22 0 34 11 22" {...line} />
      <ellipse rx="21" ry="26" {...ground} />
      <path d="M-20-8h40M-21 2h42M-18 12h36M-9-23v46M0-26v52M9-23v46" {...line} strokeWidth="1.2" opacity=".55" />
    </g>
  );
}

const DRAWINGS: Record<IllustrationName, React.ReactNode> = {
  court: (
    <>
      <path d="M62 44h116l34 92H28z" {...ground} />
      <path d="M74 44 46 136M166 44l28 92M67 67h106M58 98h124M120 67v31" {...line} strokeWidth="2" />
      <path d="M40 84h160M40 84v-12M200 84v-12" {...line} strokeDasharray="2 6" />
      <Ball x={150} y={112} />
    </>
  ),
  players: (
    <>
      <Racket x={92} y={66} turn={-28} />
      <Racket x={148} y={66} turn={28} />
      <Ball x={120} y={26} />
    </>
  ),
  results: (
    <>
      <rect x="42" y="38" width="156" height="92" rx="12" {...ground} />
      <path d="M42 84h156M126 38v92M162 38v92" {...line} strokeWidth="2" />
      <path d="M58 61h48M58 107h36" {...line} strokeWidth="6" opacity=".5" />
      <g fill="var(--sp-warm)" fontFamily="var(--sp-figures)" fontWeight="700" fontSize="30" textAnchor="middle">
        <text x="144" y="72">
          6
        </text>
        <text x="180" y="72">
          4
        </text>
        <text x="144" y="118">
          3
        </text>
        <text x="180" y="118">
          6
        </text>
      </g>
    </>
  ),
  inbox: (
    <>
      <path d="M120 30c-24 0-38 17-38 40v22l-12 22h100l-12-22V70c0-23-14-40-38-40z" {...ground} />
      <path d="M106 122a14 14 0 0 0 28 0" {...line} />
      <Ball x={160} y={46} r={13} />
    </>
  ),
  lost: (
    <>
      <path d="M34 130c30-70 70-96 100-64s44 34 74-28" {...line} strokeDasharray="3 10" />
      <path d="M20 132h200" {...line} />
      <path d="M168 132V96m-9 0h18" {...line} opacity=".4" />
      <Ball x={208} y={34} r={14} />
    </>
  ),
  broken: (
    <>
      <Racket x={110} y={64} turn={-18} />
      <path
        d="m100 48 14 12-10 10 16 14"
        stroke="var(--sp-warm)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Ball x={172} y={122} r={13} />
    </>
  ),
  search: (
    <>
      <path d="M40 36h128v84H40zM40 60h128M40 96h128M104 60v36" {...ground} />
      <circle cx="158" cy="92" r="27" fill="var(--sp-raised)" stroke="var(--sp-warm)" strokeWidth="5" />
      <path d="m178 112 22 22" stroke="var(--sp-warm)" strokeWidth="8" strokeLinecap="round" />
      <Ball x={158} y={92} r={9} />
    </>
  ),
  mail: (
    <>
      <rect x="52" y="44" width="136" height="88" rx="10" {...ground} />
      <path d="m56 52 64 46 64-46" {...line} />
      <Ball x={188} y={46} r={15} />
    </>
  ),
  chat: (
    <>
      <path
        d="M58 26h84a14 14 0 0 1 14 14v30a14 14 0 0 1-14 14H92L72 102V84H58a14 14 0 0 1-14-14V40a14 14 0 0 1 14-14z"
        {...ground}
      />
      <path d="M64 46h66M64 62h42" {...line} opacity=".55" />
      <path d="M168 62h14a14 14 0 0 1 14 14v28a14 14 0 0 1-14 14h-10v16l-18-16h-30a14 14 0 0 1-14-14v-4" {...line} />
      <Ball x={166} y={92} r={13} />
    </>
  ),
};
