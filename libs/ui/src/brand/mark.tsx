interface BrandProps {
  readonly height?: number;
  readonly className?: string;
  /** Accessible name; omit it where adjacent text already says it. */
  readonly label?: string;
}

/** The mark: a court seen from above, the ball on the line — set point. */
export function Mark({ height = 32, className, label }: BrandProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      height={height}
      width={height}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect width="32" height="32" rx="9" fill="var(--mantine-primary-color-filled)" />
      <g fill="none" stroke="#fff" strokeWidth="1.8" strokeLinecap="square">
        <path d="M8 6.5v19M24 6.5v19M8 12h16M8 20.5h16M16 12v8.5" opacity=".92" />
      </g>
      <circle
        cx="24"
        cy="20.5"
        r="4.6"
        fill="var(--sp-ball)"
        stroke="var(--mantine-primary-color-filled)"
        strokeWidth="1.8"
      />
    </svg>
  );
}

/** Mark and name. */
export function Wordmark({ height = 32, className, label = 'Setpoint' }: BrandProps) {
  return (
    <svg
      viewBox="0 0 137 32"
      height={height}
      width={(height * 137) / 32}
      className={className}
      role="img"
      aria-label={label}
    >
      <Mark height={32} />
      <text
        x="41"
        y="23.2"
        fontFamily="'Inter Variable', system-ui, sans-serif"
        fontSize="23"
        fontWeight="760"
        letterSpacing="-.9"
        fill="currentColor"
        textLength="94"
        lengthAdjust="spacingAndGlyphs"
      >
        setpoint
      </text>
    </svg>
  );
}
