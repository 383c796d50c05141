import { z } from 'zod';
import type { ApiScope } from '@setpoint/kernel';

/** An event as sent to partners in a webhook (BYD-11). Only optional fields may be added; other changes need a new version. */
export interface PublicEvent<Schema extends z.ZodType = z.ZodType> {
  /** `<what>.<happened>.v<n>` */
  readonly type: string;
  /** Required scope. */
  readonly scope: ApiScope;
  /** Only for keys of the centre concerned. */
  readonly ownCentre: boolean;
  readonly description: string;
  readonly schema: Schema;
}

export const definePublicEvent = <Schema extends z.ZodType>(event: PublicEvent<Schema>): PublicEvent<Schema> => event;

/** The body of a webhook. */
export interface PublicMessage {
  readonly type: string;
  /** When it happened, ISO 8601. */
  readonly timestamp: string;
  readonly data: unknown;
}
