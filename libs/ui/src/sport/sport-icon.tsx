import type { SportId } from '@setpoint/kernel';

/** A sport in one line of drawing: strings for tennis, a short solid racket with holes for padel. */
export function SportIcon({
  sport,
  size = 24,
  stroke = 1.7,
  className,
}: {
  readonly sport: SportId;
  readonly size?: number;
  readonly stroke?: number;
  readonly className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-sport={sport}
      aria-hidden
    >
      {sport === 1 ? <Tennis /> : <Padel />}
    </svg>
  );
}

function Tennis() {
  return (
    <>
      <g transform="rotate(45 10.5 10.5)">
        <ellipse cx="10.5" cy="7.2" rx="5" ry="6.2" />
        <path d="M10.5 13.4v8" strokeWidth="2.4" />
        <path d="M8.7 1.6v11.2M12.3 1.6v11.2M5.7 5.4h9.6M5.7 9h9.6" strokeWidth=".9" />
      </g>
      <circle cx="19" cy="18.5" r="2.3" />
    </>
  );
}

function Padel() {
  return (
    <>
      <g transform="rotate(45 10.5 10.5)">
        <path d="M10.5.8c3.6 0 5.8 2.3 5.8 5.7 0 3.6-2.7 4.9-3.9 7.5H8.6c-1.2-2.6-3.9-3.9-3.9-7.5C4.7 3.1 6.9.8 10.5.8z" />
        <path d="M10.5 14v6.4" strokeWidth="2.8" />
        <path d="M8 5.2h.01M10.5 5.2h.01M13 5.2h.01M9.2 8.2h.01M11.8 8.2h.01" strokeWidth="1.6" />
      </g>
      <circle cx="19" cy="18.5" r="2.3" />
    </>
  );
}
