/** A place on the map. */
export interface Place {
  readonly name: string;
  /** Place, region and country in one line. */
  readonly fullName: string;
  /** Two letters, ISO 3166. */
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** Places by name and by position (SHL-07). Names come in the wanted language where it has its own; null is the place's. */
export abstract class Geocoder {
  /** Best first, at most 10. */
  abstract search(text: string, language: string | null): Promise<Place[]>;
  /** The nearest town; null where there is none within 200 km. */
  abstract nearest(lat: number, lng: number, language: string | null): Promise<Place | null>;
  /** The place to start from: the country's main city, else the default city of the language. */
  abstract defaultPlace(language: string, country: string | null): Promise<Place>;
  abstract timeZoneAt(lat: number, lng: number): string;
}
