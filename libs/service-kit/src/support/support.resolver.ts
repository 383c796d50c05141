import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Clock, InvalidInput, LONGEST_REASON, pageSize, type Identity } from '@setpoint/kernel';
import { signedIn, Viewer } from '../graphql/decorators.js';
import { DeadLetters, type DeadLetter } from '../inbox/dead-letters.js';
import { errorText } from '../observe/log.js';
import { Storage } from '../storage/storage.js';
import { auditEntries, type KeptAuditEntry } from './audit-log.js';
import { ServiceStateReader } from './service-state.js';

interface DeadLetterArgs {
  readonly ids: readonly string[];
  readonly reason: string;
}

/** Each replay is a transaction; more per call could exceed the request timeout. */
const MOST_LETTERS = 100;

/** Support fields that every service has (ADM-01, ADM-07). */
@Resolver()
export class SupportResolver {
  constructor(
    private readonly storage: Storage,
    private readonly letters: DeadLetters,
    private readonly state: ServiceStateReader,
    private readonly clock: Clock,
  ) {}

  @Query('kitAuditEntries')
  async auditEntries(
    @Args('filter')
    filter: { by?: string; action?: string; aboutId?: string; from?: string; until?: string },
    @Args('first') first: number,
    @Args('beforeAt') beforeAt?: string,
    @Args('beforePosition') beforePosition?: number,
  ) {
    const { from, until, ...rest } = filter;
    const criteria = { ...rest, from: instant(from), until: instant(until) };
    const before =
      beforeAt && beforePosition !== undefined ? { at: instant(beforeAt)!, position: beforePosition } : null;
    const page = await auditEntries(this.storage.manager, criteria, Math.min(pageSize(first) + 1, 101), before);
    return { ...page, entries: page.entries.map(entrySource) };
  }

  @Query('kitDeadLetters')
  async deadLetters(@Args('first') first: number) {
    const [letters, totalCount] = await Promise.all([this.letters.list(pageSize(first)), this.letters.count()]);
    return { letters: letters.map(letterSource), totalCount };
  }

  @Query('kitState')
  kitState() {
    return this.state.read();
  }

  @Mutation('kitReplayDeadLetters')
  async replay(@Args() args: DeadLetterArgs, @Viewer() caller: Identity) {
    const by = signedIn(caller);
    const reason = reasonIn(args);
    const done: string[] = [];
    const failed: { id: string; error: string }[] = [];
    // In the order of failure, so that of two events about the same subject the older comes first.
    for (const letter of await this.letters.named(args.ids.slice(0, MOST_LETTERS))) {
      try {
        if (await this.letters.replay(letter.eventId, { by, at: this.clock.now(), reason })) done.push(letter.eventId);
      } catch (error) {
        failed.push({ id: letter.eventId, error: errorText(error) });
      }
    }
    return { done, failed };
  }

  @Mutation('kitDiscardDeadLetters')
  async discard(@Args() args: DeadLetterArgs, @Viewer() caller: Identity) {
    const by = signedIn(caller);
    const reason = reasonIn(args);
    const done: string[] = [];
    for (const id of args.ids.slice(0, MOST_LETTERS)) {
      if (await this.letters.discard(id, { by, at: this.clock.now(), reason })) done.push(id);
    }
    return { done, failed: [] };
  }
}

function reasonIn({ reason }: DeadLetterArgs): string {
  const tidy = reason.trim();
  if (!tidy || tidy.length > LONGEST_REASON) throw new InvalidInput('REASON_REQUIRED', 'A reason is needed');
  return tidy;
}

function instant(text: string | null | undefined): Date | null {
  if (!text) return null;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new InvalidInput('INVALID_VALUE', 'Not an instant');
  return at;
}

const entrySource = ({ by_id, about_type, about_id, at, position, ...rest }: KeptAuditEntry) => ({
  ...rest,
  ...{ position: Number(position), at: at.toISOString(), by: by_id, aboutType: about_type, aboutId: about_id },
});

const letterSource = ({ eventId, payload, failedAt, ...rest }: DeadLetter) => ({
  ...rest,
  ...{ id: eventId, payload: JSON.stringify(payload), failedAt: failedAt.toISOString() },
});
