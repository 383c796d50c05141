import type { LanguageCode } from '@setpoint/i18n';

/** A person's data for mails. */
export interface Person {
  readonly userId: string;
  /** Null as long as only the profile is known. */
  readonly email: string | null;
  readonly firstName: string;
  readonly displayName: string;
  readonly language: LanguageCode;
  /** IANA name; null where their place is not known. */
  readonly timeZone: string | null;
}

/** A centre as mails need it. */
export interface Place {
  readonly courtId: string;
  readonly name: string;
  readonly city: string;
}

/** People and centres, projected from events, which may arrive after they are needed. */
export abstract class Directory {
  abstract people(userIds: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  abstract place(courtId: string): Promise<Place | null>;
}
