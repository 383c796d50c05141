interface Audit {
  /** By the name of the package. */
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
  /** Why there is no answer. */
  readonly message?: string;
}

export interface Advice {
  readonly text: string;
  readonly ok: boolean;
}

const GRAVE = new Set(['high', 'critical']);

/** What follows from the answer of `npm audit --json`. */
export function adviceOf(answer: string): Advice {
  const audit = parsed(answer);
  if (!audit.vulnerabilities) return { text: `not checked: ${audit.message ?? 'npm audit gave no answer'}`, ok: true };
  const grave = Object.entries(audit.vulnerabilities).filter(([, { severity }]) => GRAVE.has(severity));
  if (grave.length === 0) return { text: 'nothing that ships has a known weakness, high or critical', ok: true };
  return { text: grave.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`).join('\n'), ok: false };
}

function parsed(answer: string): Audit {
  try {
    return JSON.parse(answer) as Audit;
  } catch {
    return {};
  }
}
