/** The night of the app (libs/ui, tokens.ts). */
export const COLOUR = {
  page: '#0e131b',
  text: '#e9eef6',
  quiet: '#a3afc0',
  line: '#2b3545',
  court: '#1d5bd6',
  deep: '#17479f',
  white: '#ffffff',
  ball: '#d6e03c',
} as const;

/** In px, of the picture. */
export const WIDTH = 1_200;
export const HEIGHT = 630;
export const MARGIN = 64;
/** The coloured strip at the left. */
export const EDGE = 16;
/** What is drawn at the right of all cards but results. */
export const PANEL = 430;
