import { ownStack, type OwnStack } from '../running-stack.js';
import type { Fault, Order } from './breakable.ts';

/** A stack of one's own whose services can be made to fail, one at a time. Stop it in the end. */
export class BreakableStack {
  private constructor(private readonly stack: OwnStack) {}

  static async start(): Promise<BreakableStack> {
    return new BreakableStack(await ownStack({}, 'apps/e2e/src/outages/stack-main.ts'));
  }

  get url(): string {
    return this.stack.url;
  }

  /** Resolves once it is so; null for the end of a fault. */
  async suffer(service: string, fault: Fault | null): Promise<void> {
    const { child } = this.stack;
    const done = new Promise((resolve) => child.once('message', resolve));
    child.send({ service, fault } satisfies Order);
    await done;
  }

  stop(): Promise<void> {
    return this.stack.stop();
  }
}
