/** The frame of the pages for players. */
export const loadShell = () => import('./shell-frame.js');
