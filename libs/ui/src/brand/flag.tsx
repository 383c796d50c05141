import type { LanguageCode } from '@setpoint/i18n';

/** A language's flag as an SVG, because not every system has flag emoji. */
export function Flag({ language, width = 24 }: { readonly language: LanguageCode; readonly width?: number }) {
  return (
    <svg
      viewBox="0 0 24 16"
      width={width}
      height={(width * 2) / 3}
      aria-hidden
      style={{ flex: 'none', borderRadius: 3 }}
    >
      {FLAGS[language]}
      <rect x=".5" y=".5" width="23" height="15" rx="2.5" fill="none" stroke="#000" strokeOpacity=".15" />
    </svg>
  );
}

const thirds = (left: string, right: string) => (
  <>
    <path d="M0 0h8v16H0z" fill={left} />
    <path d="M8 0h8v16H8z" fill="#fff" />
    <path d="M16 0h8v16h-8z" fill={right} />
  </>
);

const FLAGS: Record<LanguageCode, React.ReactNode> = {
  it: thirds('#0a8a4a', '#cd2c3a'),
  fr: thirds('#1f3a93', '#e0323f'),
  es: (
    <>
      <path d="M0 0h24v16H0z" fill="#c5202d" />
      <path d="M0 4h24v8H0z" fill="#f5c02c" />
    </>
  ),
  en: (
    <>
      <path d="M0 0h24v16H0z" fill="#1d2f6f" />
      <path d="m0 0 24 16M24 0 0 16" stroke="#fff" strokeWidth="3.2" />
      <path d="m0 0 24 16M24 0 0 16" stroke="#c8202f" strokeWidth="1.2" />
      <path d="M12 0v16M0 8h24" stroke="#fff" strokeWidth="5" />
      <path d="M12 0v16M0 8h24" stroke="#c8202f" strokeWidth="2.8" />
    </>
  ),
};
