/**
 * The part of Google's gapi.iframes that the provider's SDK uses for its sign-in windows, for the emulator alone: that
 * script comes from Google's servers, which a local stack does without. The other end is
 * tools/stack/src/auth-emulator-pages.cjs.
 */

type Handler = (message: { readonly authEvent: unknown }) => unknown;

interface FrameOptions {
  readonly where: HTMLElement;
  readonly url: string;
}

/** One frame on the emulator's origin, as the SDK talks to it. */
class EmulatorFrame {
  private readonly handlers = new Map<string, Handler>();
  readonly ready: Promise<void>;

  constructor({ where, url }: FrameOptions) {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.hidden = true;
    frame.title = 'Sign-in relay';
    this.ready = new Promise((done) => {
      window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source !== frame.contentWindow || origin !== new URL(url).origin) return;
        const message = data as { readonly type?: string; readonly authEvent?: unknown };
        if (message.type === 'emulator-frame-ready') done();
        if (message.type === 'emulator-auth-event') this.handlers.get('authEvent')?.({ authEvent: message.authEvent });
      });
    });
    where.append(frame);
  }

  register(name: string, handler: Handler): void {
    this.handlers.set(name, handler);
  }

  /** The SDK asks one thing only: whether the frame has a storage. */
  send(name: string, _question: unknown, answer: (replies: readonly object[]) => void): void {
    // Later, and without its error: the SDK throws after each answer that it took, which nobody saw so far.
    void this.ready.then(() => answer([{ [name]: true }])).catch(() => {});
  }

  ping(done: () => void): Promise<void> {
    return this.ready.then(done);
  }

  restyle(): Promise<void> {
    return Promise.resolve();
  }
}

/** Stands in for the script that the SDK would load. */
export function provideEmulatorFrames(): void {
  const context = {
    open: (options: FrameOptions, opened: (frame: EmulatorFrame) => Promise<EmulatorFrame>) =>
      opened(new EmulatorFrame(options)),
  };
  const iframes = { Iframe: EmulatorFrame, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: null };
  Object.assign(window, { gapi: { iframes } });
}
