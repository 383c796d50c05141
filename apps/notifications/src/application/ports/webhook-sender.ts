export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Posts to an address that a partner chose. */
export abstract class WebhookSender {
  /** The status of the answer. Rejects when there is none in time, or the address leads where nobody outside may. */
  abstract post(request: WebhookRequest, signal: AbortSignal): Promise<number>;
}
