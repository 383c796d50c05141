import type { SportId } from '@setpoint/kernel';

/** A sport as a picture: its racket and its ball. The name stands beside it. */
export function SportPicture({ sport, size = 56 }: { readonly sport: SportId; readonly size?: number }) {
  return (
    <svg viewBox="0 0 56 56" width={size} height={size} aria-hidden>
      <rect width="56" height="56" rx="16" fill={sport === 1 ? '#c64a0f' : '#1d5bd6'} />
      <path d="M0 38h56M14 38V20h28v18" fill="none" stroke="#fff" strokeWidth="1.4" opacity=".35" />
      {sport === 1 ? (
        <g transform="rotate(38 28 28)" fill="none" stroke="#fff" strokeLinecap="round">
          <ellipse cx="28" cy="20" rx="9.5" ry="12" strokeWidth="2.6" />
          <path d="M28 35v13" strokeWidth="4.4" />
          <path d="m22.5 29.5 5.5 6 5.5-6" strokeWidth="2.2" />
          <path
            d="M23.5 10v20M28 8v24M32.500 10v20M19 15.500h18M18.500 20h19M19 24.500h18"
            strokeWidth=".8"
            opacity=".8"
          />
        </g>
      ) : (
        <g transform="rotate(38 28 28)">
          <path
            d="M28 7.500c7 0 11 5 11 11.500 0 7-5.500 9.500-8.500 14h-5C22.500 28.500 17 26 17 19c0-6.500 4-11.500 11-11.500z"
            fill="#fff"
          />
          <path d="M28 34v14" stroke="#fff" strokeWidth="4.800" strokeLinecap="round" />
          <g fill="#1d5bd6">
            {[13, 17.5, 22].flatMap((y) =>
              [23.5, 28, 32.5].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.250" />),
            )}
          </g>
        </g>
      )}
      <circle cx="43" cy="43" r="5.500" fill="#d6e03c" />
    </svg>
  );
}
