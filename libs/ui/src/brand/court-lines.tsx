import classes from './court-lines.module.css';

/** The one decorative element: the lines of a court, drawn large and faint behind things. */
export function CourtLines({
  className = '',
  opacity = 0.16,
  alone = false,
}: {
  readonly className?: string;
  readonly opacity?: number;
  /** Shown on phones as well, because no text is placed on it. */
  readonly alone?: boolean;
}) {
  return (
    <svg
      viewBox="0 0 480 240"
      className={`${alone ? '' : classes.lines} ${className}`}
      aria-hidden
      preserveAspectRatio="xMidYMid slice"
    >
      <g fill="none" stroke="currentColor" strokeWidth="2.5" opacity={opacity}>
        <rect x="6" y="6" width="468" height="228" />
        <path d="M6 36h468M6 204h468M126 36v168M354 36v168M126 120h228M6 120h10M464 120h10" />
        <path d="M240 0v240" strokeDasharray="5 5" />
      </g>
    </svg>
  );
}
