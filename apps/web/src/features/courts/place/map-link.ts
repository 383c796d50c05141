export interface Position {
  readonly lat: number;
  readonly lng: number;
}

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
/** Two numbers in a text: with a comma, a semicolon or a space between them. */
const PAIR = new RegExp(String.raw`^\s*${NUMBER}\s*°?\s*[,;\s]\s*${NUMBER}\s*°?\s*$`);
/** As Italians and others write them: 45,4642 9,19. */
const PAIR_WITH_COMMAS = /^\s*([+-]?\d{1,3}),(\d+)\s*[;\s]\s*([+-]?\d{1,3}),(\d+)\s*$/;
/** The pin of a place at Google, before the middle of the map. */
const GOOGLE_PIN = new RegExp(String.raw`!3d${NUMBER}!4d${NUMBER}`);
const GOOGLE_MAP = new RegExp(String.raw`@${NUMBER},${NUMBER}`);
const GOOGLE_SEARCH = new RegExp(String.raw`/maps/(?:search|place|dir)/${NUMBER},${NUMBER}`);
const OPEN_STREET_MAP = new RegExp(String.raw`#map=[\d.]+/${NUMBER}/${NUMBER}`);
/** Of links at Google and Apple; those that name a place come before those that name the middle of the map. */
const PAIR_PARAMETERS = ['query', 'coordinate', 'destination', 'daddr', 'q', 'll', 'center', 'sll'] as const;
const GEO_ADDRESS = new RegExp(String.raw`^geo:${NUMBER},${NUMBER}`);

/** The position in what somebody has pasted: coordinates, or a link of Google Maps, Apple Maps or OpenStreetMap. */
export function positionIn(pasted: string): Position | null {
  const text = pasted.trim();
  const commas = PAIR_WITH_COMMAS.exec(text);
  if (commas) return positionOf(`${commas[1]}.${commas[2]}`, `${commas[3]}.${commas[4]}`);
  const pair = found(text, PAIR, GEO_ADDRESS);
  if (pair) return pair;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const pin = found(decoded(url.href), GOOGLE_PIN);
  if (pin) return pin;
  const [lat, lng] = [url.searchParams.get('mlat'), url.searchParams.get('mlon')];
  if (lat !== null && lng !== null) return positionOf(lat, lng);
  for (const name of PAIR_PARAMETERS) {
    const inParameter = found(url.searchParams.get(name) ?? '', PAIR);
    if (inParameter) return inParameter;
  }
  return found(decoded(url.href).replaceAll('+', ''), GOOGLE_SEARCH, OPEN_STREET_MAP, GOOGLE_MAP);
}

/** Short links tell the position only to who opens them. */
export const isShortLink = (pasted: string): boolean =>
  /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple\/|osm\.org\/go)/i.test(pasted.trim());

function found(text: string, ...patterns: readonly RegExp[]): Position | null {
  for (const pattern of patterns) {
    const [, lat, lng] = pattern.exec(text) ?? [];
    const position = lat && lng ? positionOf(lat, lng) : null;
    if (position) return position;
  }
  return null;
}

function positionOf(lat: string, lng: string): Position | null {
  const position = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180 ? position : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
