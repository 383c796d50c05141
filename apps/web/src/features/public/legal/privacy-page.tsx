import { LegalPage } from './legal-page.js';

const SECTIONS = [
  'keep',
  'play',
  'chat',
  'money',
  'guests',
  'password',
  'everybody',
  'players',
  'me',
  'device',
  'others',
  'change',
  'delete',
  'who',
] as const;

/** /privacy: what is kept, who sees it, how to get rid of it. */
export function Component() {
  return <LegalPage of="privacy" sections={SECTIONS} />;
}
