import type { SetpointClient } from '@setpoint/client';
import type { EarlyAnswers } from '@setpoint/client/early';
import type { SessionUser } from '@setpoint/client/session';
import type { LanguageCode } from '@setpoint/i18n/browser';
import type { Params } from 'react-router';

/** What a page is opened with. */
export interface Visit {
  readonly me: SessionUser | null;
  readonly language: LanguageCode;
  readonly params: Params;
  readonly search: URLSearchParams;
}

/** Starts what the page asks first, with the same variables. */
export type Preload = (client: SetpointClient, visit: Visit) => void;

/** Asks the same before there is a client. */
export type First = (answers: EarlyAnswers, me: SessionUser) => void;
