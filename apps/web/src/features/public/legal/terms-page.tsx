import { LegalPage } from './legal-page.js';

const SECTIONS = [
  'what',
  'account',
  'money',
  'renewal',
  'court',
  'matches',
  'results',
  'levels',
  'fair',
  'limits',
  'changes',
] as const;

/** /terms: the rules of the house. */
export function Component() {
  return <LegalPage of="terms" sections={SECTIONS} />;
}
