import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse } from '@setpoint/kernel';
import { rowOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { DeclineCause } from '../../domain/payment.js';
import { SandboxChargeEntity, type SandboxChargeRow } from './sandbox-entities.js';
import { SandboxEvents } from './sandbox-events.js';
import { behaviourOf, type CardBehaviour } from './test-cards.js';

export type SandboxRefusal = 'SANDBOX_CARD_UNKNOWN' | 'PAYMENT_NOT_FOUND' | 'PAYMENT_OVER';

/** The payer's side of the sandbox: what Stripe's own form does in the browser. Whoever has the secret may pay. */
@Injectable()
export class SandboxPayer {
  constructor(
    private readonly storage: Storage,
    private readonly events: SandboxEvents,
    private readonly clock: Clock,
  ) {}

  /** Charges a test card, or PayPal. Answers whether the payer is asked for more (3-D Secure, PayPal's page). */
  pay(clientSecret: string, means: string): Promise<Outcome<{ asksPayer: boolean }, SandboxRefusal>> {
    return this.withCharge<{ asksPayer: boolean }>(clientSecret, async (manager, charge) => {
      const behaviour = behaviourOf(means);
      if (!behaviour) return refuse('SANDBOX_CARD_UNKNOWN');
      if (charge.status === 'PROCESSING' || charge.status === 'SUCCEEDED') return accept({ asksPayer: false });
      if (charge.status === 'CANCELLED') return refuse('PAYMENT_OVER');
      if (behaviour.asksPayer) {
        await this.change(manager, charge, { status: 'ASKS_PAYER', means, cause: null });
        return accept({ asksPayer: true });
      }
      await this.charge(manager, charge, means, behaviour);
      return accept({ asksPayer: false });
    });
  }

  /** The payer's answer to the bank or to PayPal. */
  answer(clientSecret: string, approves: boolean): Promise<Outcome<null, SandboxRefusal>> {
    return this.withCharge(clientSecret, async (manager, charge) => {
      if (charge.status === 'CANCELLED') return refuse('PAYMENT_OVER');
      if (charge.status !== 'ASKS_PAYER') return accept(null);
      if (approves) await this.charge(manager, charge, charge.means!, { outcome: 'SUCCEEDS' });
      else await this.fail(manager, charge, 'AUTHENTICATION_REQUIRED');
      return accept(null);
    });
  }

  private async charge(manager: EntityManager, charge: SandboxChargeRow, means: string, behaviour: CardBehaviour) {
    const { outcome, processingSeconds, events: how } = behaviour;
    const cause = outcome === 'SUCCEEDS' ? null : outcome;
    const type = cause ? 'charge.failed' : 'charge.succeeded';
    const telling = how ? { how } : {};
    if (processingSeconds) {
      const at = new Date(this.clock.now().getTime() + processingSeconds * 1_000);
      await this.change(manager, charge, { status: 'PROCESSING', means, cause, settles_at: at });
      await this.events.tell(manager, 'charge.processing', charge.ref, telling);
      await this.events.tell(manager, type, charge.ref, { ...telling, at });
    } else {
      await this.change(manager, charge, { status: cause ? 'FAILED' : 'SUCCEEDED', means, cause });
      await this.events.tell(manager, type, charge.ref, telling);
    }
  }

  private async fail(manager: EntityManager, charge: SandboxChargeRow, cause: DeclineCause) {
    await this.change(manager, charge, { status: 'FAILED', cause });
    await this.events.tell(manager, 'charge.failed', charge.ref);
  }

  private async change(manager: EntityManager, { ref }: SandboxChargeRow, changes: Partial<SandboxChargeRow>) {
    await manager.update(SandboxChargeEntity, { ref }, changes);
  }

  private withCharge<R>(
    clientSecret: string,
    work: (manager: EntityManager, charge: SandboxChargeRow) => Promise<Outcome<R, SandboxRefusal>>,
  ): Promise<Outcome<R, SandboxRefusal>> {
    return this.storage.transaction(async (manager) => {
      const charge = await rowOf<SandboxChargeRow>(
        manager,
        sql`select * from sandbox_charge where client_secret = ${clientSecret} for no key update`,
      );
      return charge ? work(manager, charge) : refuse('PAYMENT_NOT_FOUND');
    });
  }
}
