import { formatsOf, isSportId, LEVELS } from '@setpoint/kernel';
import type { Say } from '../share/subject-words.js';

/** For pages without a subject. */
export const SITE_PICTURE = '/share-card.png';

/** Title and description by route pattern; the same texts as on the screen. */
const PAGES: Readonly<Record<string, readonly [title: string, description: string]>> = {
  '/': ['public:home.promise', 'public:home.lead'],
  '/about-us': ['public:about.title', 'public:about.lead'],
  '/more-information': ['public:more.title', 'public:more.lead'],
  '/levels': ['public:levels.title', 'public:levels.lead'],
  '/court-partnership': ['help:partner.title', 'help:partner.lead'],
  '/support': ['help:support.title', 'help:support.description'],
  '/press': ['visit:press.title', 'visit:press.lead'],
  '/smash': ['visit:smash.title', 'visit:smash.lead'],
  '/coupon': ['visit:coupon.title', 'visit:coupon.lead'],
  '/terms': ['legal:terms.title', 'legal:terms.lead'],
  '/privacy': ['legal:privacy.title', 'legal:privacy.lead'],
  '/lp/join': ['public:home.promise', 'visit:lp.lead'],
  '/lp/join/tournaments': ['tournaments:list.title', 'visit:lp.lead'],
  '/match/list': ['match:list.title', 'public:home.lead'],
  '/player/list': ['player-ui:list.title', 'player-ui:list.description'],
  '/court/list': ['court:list.title', 'public:home.lead'],
  '/tournament/list': ['tournaments:list.title', 'visit:lp.promise.tournaments'],
  '/league': ['league:list.title', 'league:about.lead'],
  '/league/info': ['league:about.title', 'league:about.lead'],
  '/rank': ['ranking:title', 'ranking:indexDescription'],
};

/** Pages to be indexed; all others are personal. */
export const LISTED_PATHS: readonly string[] = Object.keys(PAGES).filter((path) => !path.startsWith('/lp/'));

const STATISTICS: Readonly<Record<string, string>> = {
  'matchs-played': 'MATCHES_PLAYED',
  'players-met': 'PLAYERS_MET',
  'tournaments-played': 'TOURNAMENTS_PLAYED',
  'tournaments-wins': 'TOURNAMENTS_WON',
  'tournaments-finals': 'TOURNAMENT_FINALS',
  'tournaments-semifinals': 'TOURNAMENT_SEMIFINALS',
};

/** Title and description of a page without subject; null if there are none. */
export function listedPage(
  pattern: string,
  path: string,
  say: Say,
): { readonly title: string; readonly description: string } | null {
  const [title, description] = PAGES[pattern] ?? [];
  if (title && description) return { title: say(title), description: inWords(say(description, { place: '' })) };
  if (!pattern.startsWith('/rank/')) return null;
  const [, , name = '', ...rest] = path.split('/');
  const list = STATISTICS[name];
  const [sport, numberPlayers] = list ? rest : rest.slice(1);
  const format = say(`player-ui:format.long.${sport}-${numberPlayers}`);
  if (list) {
    const words = say(`ranking:list.${list}.title`);
    const year = list === 'PLAYERS_MET' ? '' : ` ${rest[2]}`;
    return { title: `${words}: ${format}${year}`, description: say(`ranking:list.${list}.text`) };
  }
  const level = say(`common:level.${name.toUpperCase()}`);
  const country = new Intl.DisplayNames([say.language], { type: 'region' }).of(rest[0]!.toUpperCase());
  return {
    title: `${say('ranking:level.title', { level })}, ${country}: ${format}`,
    description: say('ranking:level.text'),
  };
}

/** Removes the placeholder of a missing city from a sentence. */
const inWords = (text: string): string => text.replace(/\s+([,.:])/g, '$1').replace(/\s{2,}/g, ' ');

const FIRST_YEAR = 2000;

/** Whether the parts of such an address name a ranking (RTE-10). */
export function isRanking(pattern: string, params: Readonly<Record<string, string | string[] | undefined>>): boolean {
  const sport = Number(params['sport']);
  const hasFormat = isSportId(sport) && formatsOf(sport).some((one) => String(one) === params['numberPlayers']);
  if (!hasFormat) return false;
  if (pattern.includes(':year')) return /^\d{4}$/.test(String(params['year'])) && Number(params['year']) >= FIRST_YEAR;
  if (!pattern.includes(':level')) return true;
  const level = String(params['level']).toUpperCase();
  return (
    LEVELS.some(({ name }) => name === level) &&
    /^[a-z]{2}$/i.test(String(params['country'])) &&
    /^[fmi]$/i.test(String(params['sex']))
  );
}
