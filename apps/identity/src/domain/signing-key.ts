/** A key that signs access tokens for a while. Its public half is published before and after (AUTH-20). */
export interface SigningKey {
  readonly kid: string;
  readonly publishedAt: Date;
  readonly signsFrom: Date;
}

export interface KeySchedule {
  /** How long a key signs. */
  readonly periodMs: number;
  /** How long a key is published before it signs, so that every verifier knows it. */
  readonly leadMs: number;
  /** How long a token lives: a key stays published that long after its last signature. */
  readonly tokenMs: number;
}

export interface KeyPlan {
  /** When the keys that have to be made start to sign. */
  readonly make: readonly Date[];
  /** Keys that no living token was signed with. */
  readonly drop: readonly string[];
}

/** The signing key at `now`: the newest one that is due. */
export function signingKeyAt<K extends SigningKey>(keys: readonly K[], now: Date): K | null {
  return inOrder(keys).findLast((key) => key.signsFrom <= now) ?? null;
}

/**
 * What the rotation has to do at `now`. There are always two keys published, the one that signs and the one that signs
 * next, and a third while tokens of the last one live. Planning twice does nothing.
 */
export function planRotation(keys: readonly SigningKey[], schedule: KeySchedule, now: Date): KeyPlan {
  const current = signingKeyAt(keys, now);
  const make: Date[] = current ? [] : [now];
  if (!keys.some((key) => key.signsFrom > now)) {
    const due = (current?.signsFrom ?? now).getTime() + schedule.periodMs;
    make.push(new Date(Math.max(due, now.getTime() + schedule.leadMs)));
  }
  const ordered = inOrder(keys);
  const drop = ordered.flatMap((key, i) => {
    const successor = ordered[i + 1];
    const silentSince = successor && successor.signsFrom <= now ? successor.signsFrom.getTime() : Infinity;
    return silentSince + schedule.tokenMs * 2 <= now.getTime() ? [key.kid] : [];
  });
  return { make, drop };
}

const inOrder = <K extends SigningKey>(keys: readonly K[]) =>
  [...keys].sort((a, b) => a.signsFrom.getTime() - b.signsFrom.getTime() || a.kid.localeCompare(b.kid));
