const keyOf = (name: string) => `setpoint.request.${name}`;

/** The requestId of a command: the one from before as long as it asks for the same, also after a reload. */
export function requestIdFor(name: string, command: unknown): string {
  const text = JSON.stringify(command);
  const kept = read(name);
  if (kept?.text === text) return kept.requestId;
  const requestId = crypto.randomUUID();
  write(name, JSON.stringify({ text, requestId }));
  return requestId;
}

/** The next command of this name is a new one, whatever it asks for. */
export function forgetRequestId(name: string): void {
  write(name, null);
}

function read(name: string): { readonly text: string; readonly requestId: string } | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { text, requestId } = kept as Record<string, unknown>;
    return typeof text === 'string' && typeof requestId === 'string' ? { text, requestId } : null;
  } catch {
    return null;
  }
}

function write(name: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(keyOf(name));
    else window.sessionStorage.setItem(keyOf(name), text);
  } catch {
    // Without storage a reload asks under a new id; what came of the first one is the server's to tell.
  }
}
