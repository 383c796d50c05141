import type { LanguageCode } from '@setpoint/i18n';

export const TICKET_KINDS = ['SUPPORT', 'COURT_PARTNERSHIP'] as const;
/** What somebody wrote from: the form of support, or the one for centres that want to be partners. */
export type TicketKind = (typeof TICKET_KINDS)[number];
export type TicketState = 'OPEN' | 'ANSWERED' | 'CLOSED';
export type TicketAction = 'ANSWER' | 'NOTE' | 'CLOSE' | 'REOPEN';

/** What somebody asks of support (PUB-02). */
export interface Ticket {
  readonly id: string;
  /** Short enough to be named in a mail. */
  readonly number: number;
  readonly kind: TicketKind;
  readonly state: TicketState;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
  readonly language: LanguageCode;
  /** Who was signed in while writing. */
  readonly userId: string | null;
  readonly openedAt: Date;
  /** Version, incremented by actions of support, to detect concurrent answers. */
  readonly version: number;
}

/** What support did about a ticket. Never changed or removed (ADM-01). */
export interface TicketEntry {
  readonly action: TicketAction;
  readonly by: string;
  readonly at: Date;
  /** The answer or the note. */
  readonly text: string | null;
}
